import Findings
import PlatformModel
import SourceReaders

/// Code waits for an answer to requestAlwaysAuthorization that may never come.
struct AlwaysAwaitedWithoutCallback: Rule {
  let metadata = RuleMetadata(
    "always-awaited-without-callback", code: "W046", category: .asking, severity: .warning,
    summary: "Code waits for the answer to requestAlwaysAuthorization, but iOS may give none.",
    facts: ["T20", "T21", "IOS-AUTH-036", "IOS-REQ-015"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch, subject.systems(from: .iOS(13)) != nil else { return [] }
    return subject.uses(of: .requestAlwaysAuthorization).filter {
      $0.isExercised && $0.surroundings.isAwaited && $0.runs(from: .iOS(13))
        && $0.call?.statusContext?.contains("authorizedWhenInUse") ?? true
    }.map { use in
      finding(
        "code waits for the answer to requestAlwaysAuthorization with no time limit", in: subject,
        at: use.position, systems: subject.systems(from: .iOS(13), running: [use]),
        consequence: "After Keep Only While Using, after Allow Once and where Always was asked for"
          + " before, iOS makes no callback: the wait never ends.",
        fix: Fix(
          "Stop waiting when the app becomes active again, or at once if it never became inactive."
        ))
    }
  }
}
