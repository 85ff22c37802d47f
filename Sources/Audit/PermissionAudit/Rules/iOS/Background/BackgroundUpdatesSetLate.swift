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
    let manager = first.receiver
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
          snippet: first.position.file.hasSuffix(".swift")
            ? "\(manager).allowsBackgroundLocationUpdates = true\n\(manager).startUpdatingLocation()"
            : "\(manager).allowsBackgroundLocationUpdates = YES;\n[\(manager) startUpdatingLocation];"
        ),
        related: subject.lateBackgroundSetters.dropFirst().prefix(3).map(\.related),
        denial: .backgroundWhileUsing)
    ]
  }
}
