import Findings
import PlatformModel
import SourceReaders

/// The background mode location is declared and nothing in the app keeps location running there.
struct BackgroundModeWithoutUse: Rule {
  let metadata = RuleMetadata(
    "background-mode-without-use", code: "W014", category: .background, severity: .warning,
    summary:
      "UIBackgroundModes contains location, but no code keeps location running in the background.",
    facts: ["IOS-REV-001", "IOS-REV-002"])

  func findings(in subject: Subject) -> [Finding] {
    // iOS 8 behaves as if allowsBackgroundLocationUpdates were always true (IOS-BG-013).
    let isUsedBefore9 = subject.runs(before: .iOS(9)) && subject.mayUse([.startUpdatingLocation])
    guard subject.bundle == .app, subject.backgroundMode == .on, !isUsed(in: subject),
      let entry = subject.entry(.backgroundModes)
    else { return [] }
    let monitoring = subject.uses(of: Self.monitoring)
    return [
      finding(
        "UIBackgroundModes contains location, but nothing in the target uses it"
          + (isUsedBefore9 ? " on iOS 9 and later" : ""),
        in: subject, at: entry.position,
        systems: isUsedBefore9 ? subject.systems(from: .iOS(9)) : subject.systems(),
        consequence: "App Review rejects apps that declare the mode without a feature that needs"
          + " location all the time (guideline 2.5.4)."
          + (monitoring.isEmpty
            ? "" : " Regions, visits and significant changes work without the mode."),
        fix: Fix(
          "Remove location from UIBackgroundModes, or set allowsBackgroundLocationUpdates.",
          edits: subject.edits(.exclude("location", from: entry.key), at: entry.position, .unsafe)),
        related: monitoring.prefix(3).map(\.related))
    ]
  }

  private func isUsed(in subject: Subject) -> Bool {
    let apis: [PlatformAPI] = [.backgroundActivitySession, .liveUpdates]
    // A name alone may be set by its selector, or by a class whose header makes it a manager.
    let isNamed = subject.uses(of: .allowsBackgroundLocationUpdates)
      .contains { $0.call?.form == .reference }
    return subject.mayUse(apis) || isNamed || subject.services.need(.backgroundModes)
      || subject.unseen.possible.contains(.allowsBackgroundLocationUpdates)
      || !subject.backgroundSetters.isEmpty
  }

  private static let monitoring: [PlatformAPI] = [
    .startMonitoringRegion, .startMonitoringVisits, .startMonitoringSignificantLocationChanges,
    .startRangingBeacons, .monitor,
  ]
}
