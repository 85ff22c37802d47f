import Findings
import PlatformModel
import SourceReaders

/// The main thread waits for the switch of Location Services.
struct ServicesEnabledOnMain: Rule {
  let metadata = RuleMetadata(
    "services-enabled-on-main", code: "W043", category: .asking, severity: .warning,
    summary:
      "locationServicesEnabled is called on the main thread, which waits for another process.",
    facts: ["IOS-AUTH-023", "IOS-AUTH-022"])

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, subject.systems(from: .iOS(16)) != nil else { return [] }
    return subject.uses(of: .locationServicesEnabled).filter {
      $0.isExercised && $0.surroundings.thread == .main && $0.runs(from: .iOS(16))
    }.map { use in
      finding(
        "locationServicesEnabled is called on the main thread", in: subject, at: use.position,
        systems: subject.systems(from: .iOS(16), running: [use]),
        consequence: "The app may freeze until the system answers, and the console warns of"
          + " \"UI unresponsiveness\".",
        fix: Fix(
          "Wait for locationManagerDidChangeAuthorization and read authorizationStatus, or call it"
            + " off the main thread.",
          snippet: use.position.file.hasSuffix(".swift")
            ? "await Task.detached { CLLocationManager.locationServicesEnabled() }.value" : nil))
    }
  }
}
