import Findings
import PlatformModel
import SourceReaders

/// The flag for updates in the background is cleared without a look at the permission.
struct BackgroundUpdatesCleared: Rule {
  let metadata = RuleMetadata(
    "background-updates-cleared", code: "W107", category: .background, severity: .warning,
    summary: "allowsBackgroundLocationUpdates is cleared under Always as well.",
    facts: ["IOS-BG-017"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, subject.backgroundMode == .on,
      let first = subject.clearingUnderAlways.first
    else { return [] }
    return [
      finding(
        "allowsBackgroundLocationUpdates is cleared, whatever the permission",
        in: subject, at: first.position,
        systems: subject.systems(from: first.since, running: subject.clearingUnderAlways),
        consequence:
          "Under While Using that takes the indicator away. Under Always it also ends the"
          + " standard updates in the background that people agreed to.",
        fix: Fix(
          "Clear it only where the permission is not Always, or stop the updates with it.",
          snippet: first.position.file.hasSuffix(".swift")
            ? "if \(status(of: first, in: subject)) != .authorizedAlways {\n"
              + "  \(first.receiver).allowsBackgroundLocationUpdates = false\n}"
            : nil),
        related: subject.clearingUnderAlways.dropFirst().prefix(3).map(\.related),
        denial: .backgroundUnderAlways)
    ]
  }

  /// How the permission is read: the manager has a property for it from iOS 14 on.
  private func status(of use: Use, in subject: Subject) -> String {
    subject.runs(before: .iOS(14))
      ? "CLLocationManager.authorizationStatus()" : "\(use.receiver).authorizationStatus"
  }
}
