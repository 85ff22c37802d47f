import AppArtifacts
import Findings

/// One rule, or all of them, suppressed at one place, by a comment or by the configuration.
public struct Ignore: Hashable, Sendable {
  /// The rule; nil for all of them.
  public var rule: RuleID?
  /// The place.
  public var place: Place
  /// What suppresses it, with the position and the reason.
  public var suppression: Suppression

  /// Whether it may speak of what lies outside of the folder that is checked, so that finding
  /// nothing there is no mistake.
  public var isShared: Bool

  /// A rule, or all where none is named, suppressed at a place.
  public init(
    _ rule: RuleID?, _ place: Place, _ suppression: Suppression, isShared: Bool = false
  ) {
    self.rule = rule
    self.place = place
    self.suppression = suppression
    self.isShared = isShared
  }
}

extension Ignore {
  /// Where a rule is suppressed.
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

  /// The patterns of its paths; none if its place is another.
  var patterns: [PathPattern] {
    if case .paths(let patterns) = place { patterns } else { [] }
  }

  /// Whether it speaks of a finding, which it does by the finding's own position alone.
  func covers(_ finding: Finding) -> Bool {
    guard rule == nil || finding.rule == rule else { return false }
    switch place {
    case .everywhere: return true
    case .paths(let patterns): return patterns.contains { $0.matches(finding.position.file) }
    case .file(let file): return finding.position.file == file
    case .lines(let lines, let file):
      return finding.position.file == file && finding.position.line.map(lines.contains) == true
    }
  }
}

extension [Ignore] {
  /// The patterns with a known position that match nothing in a tree, each once.
  ///
  /// What is excluded from every rule may be made later, as Pods are: that is no mistake.
  func unknownPaths(in tree: FileTree) -> [PathPattern] {
    filter { $0.rule != nil && !$0.isShared }.flatMap(\.patterns).reduce(into: []) {
      strangers, pattern in
      if pattern.position != nil, !strangers.contains(pattern), !pattern.matchesAnything(in: tree) {
        strangers.append(pattern)
      }
    }
  }
}
