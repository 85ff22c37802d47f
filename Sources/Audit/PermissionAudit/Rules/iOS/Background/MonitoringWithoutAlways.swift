import Findings
import PlatformModel
import SourceReaders

/// Regions, visits or significant changes are monitored under When In Use, which never launches an app.
struct MonitoringWithoutAlways: Rule {
  let metadata = RuleMetadata(
    "monitoring-without-always", code: "W125", category: .background, severity: .warning,
    summary: "Regions, visits or significant changes are monitored, but nothing asks for Always.",
    facts: ["IOS-BG-003", "IOS-BG-040"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle == .app, subject.unseen.problems.isEmpty, asksForWhenInUseOnly(subject),
      !mayStayInUse(subject)
    else { return [] }
    let starts = subject.uses(of: .waking).filter { isMeant($0, in: subject) }
    guard let first = starts.first, !starts.contains(where: \.surroundings.isStoppedOffScreen)
    else { return [] }
    return [
      finding(
        "\(first.api.rawValue) is called, but the app only asks for When In Use", in: subject,
        at: first.position, systems: subject.systems(from: first.since, running: starts),
        consequence: Self.consequence(in: subject),
        fix: Fix(
          "If the app needs events while it is not in use, ask for Always once When In Use is granted,"
            + " and add the purpose string for it."),
        related: starts.dropFirst().prefix(3).map(\.related))
    ]
  }

  private static func consequence(in subject: Subject) -> String {
    let inUse = "reach the app only while it is in use, and never launch it."
    guard subject.runs(before: .iOS(13)), let newer = subject.systems(from: .iOS(13)) else {
      return "Events " + inUse
    }
    return "Up to iOS 12 monitoring needs Always. On \(newer), events " + inUse
  }

  /// Whether the app asks for When In Use, and nothing in it or out of sight may ask for Always.
  private func asksForWhenInUseOnly(_ subject: Subject) -> Bool {
    subject.makes(.requestWhenInUseAuthorization, with: .whenInUse)
      && subject.lacks(.alwaysAndWhenInUse) && subject.lacks(.always)
      && subject.translated(.alwaysAndWhenInUse) == .none && !subject.mayAskForAlways
      && !subject.services.need(.alwaysAndWhenInUse)
  }

  /// Whether the app may be in use in the background, with the indicator (IOS-BG-001), or ranges
  /// beacons, which it does while people look at it.
  private func mayStayInUse(_ subject: Subject) -> Bool {
    subject.mayUse([.backgroundActivitySession, .startRangingBeacons])
      || subject.unseen.possible.contains(.allowsBackgroundLocationUpdates)
      || subject.hasBluedotFlag
      || subject.uses(of: .allowsBackgroundLocationUpdates).contains {
        $0.form == .reference || $0.argument != .boolean(false)
      }
  }

  /// Whether a start is made under When In Use, for what happens while the app is closed.
  ///
  /// Significant changes save power in the foreground, too: they count where the app declares that it
  /// means the background.
  private func isMeant(_ use: Use, in subject: Subject) -> Bool {
    use.isExercised && use.certainty == .seen && use.surroundings.manager == .declared
      && use.call?.statusContext?.contains("authorizedWhenInUse") ?? true
      && (use.api != .startMonitoringSignificantLocationChanges || subject.backgroundMode == .on)
  }
}
