import Findings
import PlatformModel
import SourceReaders

/// The flag for updates in the background is set only once the app is there.
struct BackgroundUpdatesSetLate: Rule {
  let metadata = RuleMetadata(
    "background-updates-set-late", code: "W106", category: .background, severity: .warning,
    summary:
      "allowsBackgroundLocationUpdates is set to true only once the app is in the background.",
    facts: ["IOS-BG-015", "IOS-BG-016"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.hostsFrameworks, subject.backgroundMode == .on,
      let first = subject.lateBackgroundSetters.first
    else { return [] }
    return [
      finding(
        "allowsBackgroundLocationUpdates is set only once the app is in the background",
        in: subject, at: first.position,
        systems: subject.systems(from: first.since, running: subject.lateBackgroundSetters),
        consequence:
          "Under While Using it comes too late: iOS shows no indicator and delivers nothing"
          + " while the app is away.",
        fix: Fix(
          "Set it in the foreground, with the updates that should continue when people leave the app.",
          snippet: snippet(
            on: first.receiver, isSwift: first.position.file.hasSuffix(".swift"), subject)
        ),
        related: subject.lateBackgroundSetters.dropFirst().prefix(3).map(\.related),
        denial: .backgroundWhileUsing)
    ]
  }

  /// The two calls side by side; a manager that the code starts by other calls gets the flag alone.
  private func snippet(on manager: String, isSwift: Bool, _ subject: Subject) -> String {
    let isStarted = subject.uses(of: .startUpdatingLocation).contains { $0.receiver == manager }
    let flag = "\(manager).allowsBackgroundLocationUpdates = "
    return isSwift
      ? flag + "true" + (isStarted ? "\n\(manager).startUpdatingLocation()" : "")
      : flag + "YES;" + (isStarted ? "\n[\(manager) startUpdatingLocation];" : "")
  }
}
