import Findings
import PlatformModel
import SourceReaders

/// One call asks for location in the foreground and in the background.
struct BackgroundAskedWithForeground: AndroidRule {
  let metadata = RuleMetadata(
    "background-asked-with-foreground", code: "W062", category: .asking, severity: .error,
    summary: "One request contains ACCESS_BACKGROUND_LOCATION and a foreground permission.",
    facts: ["AND-RUN-030", "AND-RUN-031"], status: .preview)

  func findings(in subject: AndroidSubject) -> [Finding] {
    subject.refusedRequests.map { call in
      finding(
        "foreground and background location are requested together", in: subject,
        at: call.position, on: subject.levels.filter { $0 >= 30 && call.asksTogether(on: $0) },
        consequence: "Android 11 and later reject the whole call: no prompt appears and nothing is"
          + " granted.",
        fix: Fix(
          "Ask for foreground location first. Once it is granted, ask for"
            + " ACCESS_BACKGROUND_LOCATION only."
        ), denial: subject.asksTogether ? .prompt : nil)
    }
  }
}
