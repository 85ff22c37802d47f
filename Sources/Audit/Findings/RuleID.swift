/// The name of a rule, readable after "allow": `background-updates-without-mode`.
public struct RuleID: RawRepresentable, Hashable, Sendable {
  /// Lowercase words joined by hyphens.
  public let rawValue: String

  /// Any name; whether a rule has it is asked of the catalog.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension RuleID: ExpressibleByStringLiteral, Comparable, CustomStringConvertible {
  /// A name written down in source.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  /// Alphabetical.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
  /// The name itself.
  public var description: String { rawValue }
}
