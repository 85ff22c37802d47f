import Findings

/// One rule kept silent at one place, by a comment or by the configuration.
public struct Ignore: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// The place.
  public var place: Place
  /// What keeps it silent, with the position and the reason.
  public var suppression: Suppression

  /// A rule kept silent at a place.
  public init(_ rule: RuleID, _ place: Place, _ suppression: Suppression) {
    self.rule = rule
    self.place = place
    self.suppression = suppression
  }
}

extension Ignore {
  /// Where a rule is kept silent.
  public enum Place: Hashable, Sendable {
    /// In the whole app.
    case everywhere
    /// In files and folders.
    case paths([PathPattern])
    /// In one file.
    case file(String)
    /// On lines of one file.
    case lines(ClosedRange<Int>, String)
  }

  /// Whether it speaks of a finding, which it does by the finding's own position alone.
  func covers(_ finding: Finding) -> Bool {
    guard finding.rule == rule else { return false }
    switch place {
    case .everywhere: return true
    case .paths(let patterns): return patterns.contains { $0.matches(finding.position.file) }
    case .file(let file): return finding.position.file == file
    case .lines(let lines, let file):
      return finding.position.file == file && finding.position.line.map(lines.contains) == true
    }
  }
}
