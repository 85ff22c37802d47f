import Findings
import PlatformModel
import SourceReaders

/// Location updates start only where the status is Always, but the app asks only for When In Use.
struct LocationOnlyUnderAlways: Rule {
  let metadata = RuleMetadata(
    "location-only-under-always", code: "W126", category: .asking, severity: .error,
    summary: "Location updates start only under Always, but the app asks only for When In Use.",
    facts: ["IOS-SET-004"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, subject.unseen.problems.isEmpty, subject.start == .needsAlways,
      subject.requestsWhenInUse, !subject.asksForAlways,
      subject.unseen.hinted.isDisjoint(with: Self.askingForAlways),
      !subject.services.need(.alwaysAndWhenInUse), let first = subject.updateStarts.first
    else { return [] }
    let starts = subject.updateStarts
    let isSure =
      subject.unseen.possible.isDisjoint(with: Self.askingForAlways) && lacksAlways(subject)
    return [
      finding(
        "\(first.api.rawValue) is called only where the status is authorizedAlways, but the app asks only"
          + " for When In Use",
        in: subject, at: first.position, severity: isSure ? .error : .warning,
        systems: subject.systems(from: first.since, running: starts),
        consequence: (isSure
          ? "The status never gets beyond authorizedWhenInUse"
          : "Unless the person chooses Always in Settings, or code that was not read asks for it, the"
            + " status never gets beyond authorizedWhenInUse")
          + ", so the app gets no locations.",
        fix: Fix(
          "Start under authorizedWhenInUse as well. If the feature needs Always, ask for Always once"
            + " When In Use is granted."),
        related: starts.dropFirst().prefix(3).map(\.related), denial: .location)
    ]
  }

  private static let askingForAlways: [PlatformAPI] = [
    .requestAlwaysAuthorization, .serviceSession,
  ]

  /// Whether the Info.plist has no text for Always, with which people could choose it in Settings.
  private func lacksAlways(_ subject: Subject) -> Bool {
    [InfoPlistKey.alwaysAndWhenInUse, .always].allSatisfy {
      subject.lacks($0) && subject.translated($0) == .none
    }
  }
}
