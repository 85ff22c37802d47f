/// Why a finding is suppressed: it is counted and listed, and fails no check.
public struct Suppression: Hashable, Sendable {
  /// What suppresses it.
  public var kind: Kind
  /// Where that is written; a baseline has no lines that mean anything.
  public var position: SourcePosition
  /// The reason that is written there, if one is.
  public var reason: String?

  /// A reason for silence.
  public init(_ kind: Kind, at position: SourcePosition, reason: String? = nil) {
    self.kind = kind
    self.position = position
    self.reason = reason
  }
}

extension Suppression {
  /// The ways to suppress a finding.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A comment beside it.
    case comment
    /// A line of the configuration file.
    case configuration
    /// It was there before: the baseline has it.
    case baseline
  }
}
