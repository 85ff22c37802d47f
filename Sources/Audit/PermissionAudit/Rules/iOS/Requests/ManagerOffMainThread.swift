import Findings
import PlatformModel
import SourceReaders

/// A location manager is made where no run loop is.
struct ManagerOffMainThread: Rule {
  let metadata = RuleMetadata(
    "manager-off-main-thread", code: "W042", category: .asking, severity: .warning,
    summary: "A location manager is created on a thread without a run loop, so no answer arrives.",
    facts: ["IOS-AUTH-039", "IOS-AUTH-040"], status: .preview)

  func findings(in subject: Subject) -> [Finding] {
    guard subject.bundle != .watch else { return [] }
    return subject.uses(of: .locationManager).filter {
      $0.isExercised && $0.surroundings.thread == .background
    }.map { use in
      finding(
        "a location manager is created on a background thread", in: subject, at: use.position,
        systems: subject.systems(),
        consequence:
          "Its delegate is called by the run loop of the thread that created it. This thread runs"
          + " none, so no answer arrives.",
        fix: Fix("Create the manager on the main thread."),
        denial: subject.start == .givesNothing ? .location : nil)
    }
  }
}
