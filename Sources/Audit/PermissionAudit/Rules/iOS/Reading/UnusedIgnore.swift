import Findings

/// An ignore that suppresses nothing: a comment, a line of the configuration, a baseline.
///
/// It checks no target. The check hands it what was left over once everything was checked.
public struct UnusedIgnore: Rule {
  /// The row of the catalog.
  public let metadata = RuleMetadata(
    "unused-ignore", code: "W051", category: .reading, severity: .note,
    summary: "A comment, a line of the configuration or a baseline ignores nothing.", facts: [])

  /// Nothing: see ``finding(_:)``.
  public func findings(in subject: Subject) -> [Finding] { [] }

  /// The finding that tells a person of an ignore that ignores nothing.
  public func finding(_ mistake: Mistake) -> Finding {
    Finding(
      rule: id, severity: metadata.severity, message: mistake.message, position: mistake.position,
      consequence: mistake.consequence, fix: Fix(mistake.wayOut), related: mistake.related)
  }
}

extension UnusedIgnore {
  /// What is wrong with an ignore.
  public struct Mistake: Hashable, Sendable {
    var position: SourcePosition
    var message: String
    var consequence = "Whoever reads it believes that something is wrong here."
    var wayOut: String
    var related: [Finding.Related] = []

    /// An ignore whose rule finds nothing at its place.
    static func unused(_ ignore: Ignore, of rule: RuleID) -> Mistake {
      let (place, wayOut) =
        switch ignore.place {
        case .everywhere: ("", "Delete it.")
        case .paths(let patterns):
          (
            " in " + patterns.map(\.text).joined(separator: ", "),
            "Delete it, or write the path as the report does."
          )
        case .file, .lines:
          (
            " here",
            "Delete it, or put it where the finding is: on its line, or alone on the line above."
          )
        }
      return Mistake(
        position: ignore.suppression.position,
        message: "\(rule) finds nothing\(place) that could be ignored", wayOut: wayOut)
    }

    /// A comment that names no rule.
    static func noRule(at position: SourcePosition) -> Mistake {
      Mistake(
        position: position, message: "the comment names no rule",
        consequence: "It ignores nothing.",
        wayOut: "Name the rules after \(IgnoreComment.mark), with commas between them.")
    }

    /// A comment that names a rule that there is not.
    static func unknownRule(_ name: String, at position: SourcePosition) -> Mistake {
      let near = Catalogue.nearest(to: name)
      return Mistake(
        position: position, message: "there is no rule named \(name)",
        consequence: "The name ignores nothing.",
        wayOut: near.map { "Write \($0), or the name that `wayleave rules` lists." }
          ?? "Write the name that `wayleave rules` lists.")
    }

    /// A comment whose mark is none of the two that there are.
    static func unknownMark(_ word: String, at position: SourcePosition) -> Mistake {
      Mistake(
        position: position, message: "\(word) means nothing",
        consequence: "It ignores nothing.",
        wayOut: "Write \(IgnoreComment.mark), or \(IgnoreComment.mark)-file for the whole file.")
    }

    /// A path of the configuration that no file has.
    static func unknownPath(_ text: String, at position: SourcePosition) -> Mistake {
      Mistake(
        position: position, message: "'\(text)' is not a file or folder that check reads",
        consequence: "It suppresses nothing.",
        wayOut: "Delete it, or write it as seen from the folder that is checked.")
    }

    /// A baseline that holds findings which are gone; the first of them are named.
    public static func gone(_ entries: [Baseline.Entry], in baseline: SourcePosition) -> Mistake {
      let count = entries.reduce(0) { $0 + $1.count }
      let findings =
        count == 1 ? "1 finding of the baseline is" : "\(count) findings of the baseline are"
      return Mistake(
        position: baseline, message: "\(findings) no longer there",
        consequence: "Should they come back, the baseline would suppress them.",
        wayOut: "Write the baseline again with --write-baseline.",
        related: entries.prefix(5).map { entry in
          Finding.Related(SourcePosition(file: entry.file), "\(entry.rule): \(entry.message)")
        })
    }
  }
}
