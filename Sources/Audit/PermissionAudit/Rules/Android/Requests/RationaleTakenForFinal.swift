import Findings
import PlatformModel
import SourceReaders

/// Code takes "no rationale" for "denied for good".
struct RationaleTakenForFinal: AndroidRule {
  let metadata = RuleMetadata(
    "rationale-taken-for-final", code: "W063", category: .asking, severity: .warning,
    summary: "Code treats false from shouldShowRequestPermissionRationale as a final denial.",
    facts: ["AND-RUN-013", "AND-RUN-021", "AND-RUN-046"], status: .preview)

  func findings(in subject: AndroidSubject) -> [Finding] {
    var seen: Set<SourcePosition> = []
    return subject.calls(.rationale).flatMap { call in
      call.finalPlaces.compactMap { place -> Finding? in
        let position = SourcePosition(file: call.path, line: place.line)
        guard seen.insert(position).inserted else { return nil }
        let others = Self.others(place, in: subject)
        return finding(
          "false from shouldShowRequestPermissionRationale is taken for a final denial",
          in: subject, at: position, on: subject.levels.filter { $0 >= 30 },
          consequence: "Anyone who \(others.words) is treated as having denied for good.",
          fix: Fix("Ask again, and send people to Settings only when a request shows no prompt."),
          evidence: others.evidence)
      }
    }
  }

  /// The other people who get the same answer there as those who denied for good. Approximate
  /// location can be chosen only from target 31 on (AND-RUN-021), and without a request there is no
  /// result.
  private static func others(
    _ place: AndroidCall.FinalPlace, in subject: AndroidSubject
  ) -> (words: String, evidence: [String]) {
    let choosesApproximate =
      place.mayBePrecise && subject.targets(31)
      && subject.levels.contains { $0 >= 31 && subject.declares(.fineLocation, on: $0) }
    let others =
      (choosesApproximate ? ["chose approximate"] : [])
      + (place.isInResult ? [] : ["was never asked"])
    let words =
      (["dismissed the prompt"] + others.dropLast()).joined(separator: ", ")
      + (others.last.map { " or \($0)" } ?? "")
    return (
      words, ["AND-RUN-013"] + (choosesApproximate ? ["AND-RUN-021"] : []) + ["AND-RUN-046"]
    )
  }
}
