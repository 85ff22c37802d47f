import AppArtifacts
import Findings
import PlatformModel

/// NSLocationDefaultAccuracyReduced is something else than a Boolean.
struct ReducedAccuracyWrongType: Rule {
  let metadata = RuleMetadata(
    "reduced-accuracy-wrong-type", code: "W017", category: .accuracy, severity: .error,
    summary: "NSLocationDefaultAccuracyReduced is not a Boolean and has no effect.",
    facts: ["IOS-ACC-010", "P6r"])

  func findings(in subject: Subject) -> [Finding] {
    guard let entry = subject.entry(.defaultAccuracyReduced), entry.unresolved.isEmpty,
      entry.value.boolean == nil
    else { return [] }
    return [
      finding(
        "\(entry.key) is \(entry.value.typeName) but must be a Boolean",
        in: subject, at: entry.position, systems: subject.systems(from: .iOS(14)),
        consequence: "The system ignores it: people are asked for their precise location.",
        fix: Fix(
          "Make it a Boolean: true to ask for approximate location. To ask for precise location,"
            + " delete the key.",
          edits: edits(of: entry, in: subject)))
    ]
  }

  /// The system reads it as false, and true would be something new.
  private func edits(of entry: EffectiveInfoPlist.Entry, in subject: Subject) -> [Edit] {
    let flag: Bool
    switch entry.value {
    case .integer(0): flag = false
    case .integer(1): flag = true
    case .string(let text):
      switch text.lowercased() {
      case "no", "false", "0": flag = false
      case "yes", "true", "1": flag = true
      default: return []
      }
    default: return []
    }
    return subject.edits(
      .set([entry.key], .boolean(flag)), at: entry.position, flag ? .unsafe : .safe)
  }
}
