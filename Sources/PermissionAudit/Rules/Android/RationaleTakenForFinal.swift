import Findings
import PlatformModel
import SourceReaders

/// Code takes "no rationale" for "denied for ever".
struct RationaleTakenForFinal: AndroidRule {
  let metadata = RuleMetadata(
    "rationale-taken-for-final", code: "W063", category: .asking, severity: .warning,
    summary: "shouldShowRequestPermissionRationale is taken for the answer to another question.",
    facts: ["AND-RUN-013", "AND-RUN-021", "AND-RUN-046"], status: .preview)

  var page: [UInt8] { PackageResources.rationale_taken_for_final_md }

  func findings(in subject: AndroidSubject) -> [Finding] {
    subject.calls(.rationale).filter(\.isTakenForFinal).map { call in
      finding(
        "a rationale that is not wanted is taken for a denial that is final", in: subject,
        at: call.position, on: subject.levels.filter { $0 >= 30 },
        consequence: "Who dismissed the prompt, chose approximate or was never asked is sent to"
          + " Settings.",
        fix: Fix("Ask again, and send people to Settings only when a request shows no prompt."))
    }
  }
}
