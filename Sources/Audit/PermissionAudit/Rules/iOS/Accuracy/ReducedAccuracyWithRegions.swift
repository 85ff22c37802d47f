import Findings
import PlatformModel
import SourceReaders

/// The app asks for reduced accuracy and relies on services that reduced accuracy switches off.
struct ReducedAccuracyWithRegions: Rule {
  let metadata = RuleMetadata(
    "reduced-accuracy-with-regions", code: "W018", category: .accuracy, severity: .warning,
    summary:
      "Location is requested with reduced accuracy, but code monitors regions or ranges beacons.",
    facts: ["IOS-ACC-003", "IOS-ACC-004"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, let entry = subject.entry(.defaultAccuracyReduced),
      entry.value.boolean == true, let systems = subject.systems(from: .iOS(14))
    else { return [] }
    let uses = subject.uses(of: [.startMonitoringRegion, .startRangingBeacons, .monitor])
    guard let first = uses.first else { return [] }
    return [
      finding(
        "\(entry.key) is true, and \(first.api.rawValue) needs full accuracy",
        in: subject, at: entry.position, systems: systems,
        consequence: "Until people switch Precise Location on, regions and beacons report nothing:"
          + " no event, no launch, no error.",
        fix: Fix("Delete the key, or do without regions and beacons."),
        related: uses.prefix(3).map(\.related))
    ]
  }
}
