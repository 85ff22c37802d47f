import Findings
import PlatformModel
import SourceReaders

/// Regions or beacons are watched, and no one looks whether that can work.
struct RegionsWithoutAccuracyCheck: Rule {
  let metadata = RuleMetadata(
    "regions-without-accuracy-check", code: "W045", category: .accuracy, severity: .warning,
    summary: "Regions or beacons are monitored, but no code reads accuracyAuthorization.",
    facts: ["IOS-ACC-003", "IOS-ACC-004"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, let systems = subject.systems(from: .iOS(14)),
      subject.entry(.defaultAccuracyReduced)?.value.boolean != true,
      !subject.mayItselfUse([.accuracyAuthorization, .requestTemporaryFullAccuracyAuthorization])
    else { return [] }
    let uses = subject.uses(of: [.startMonitoringRegion, .startRangingBeacons]).filter {
      $0.isExercised && $0.surroundings.manager == .declared && $0.runs(from: .iOS(14))
    }
    guard let first = uses.first else { return [] }
    return [
      finding(
        "\(first.api.rawValue) is called, but no code reads accuracyAuthorization", in: subject,
        at: first.position, systems: systems,
        consequence: "Where people have switched Precise Location off, regions and beacons report"
          + " nothing, and the app cannot say why.",
        fix: Fix(
          "Check whether accuracyAuthorization is fullAccuracy, and tell people what they miss."),
        related: uses.dropFirst().prefix(3).map(\.related))
    ]
  }
}
