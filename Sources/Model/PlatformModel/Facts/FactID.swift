/// The name of a fact: "IOS-BG-010", "AND-RUN-021", a transition such as "T20", or a prompt such as "P6r".
public struct FactID: RawRepresentable, Hashable, Sendable {
  /// The id as written in the tables.
  public let rawValue: String

  /// Any id; whether a fact has it is asked of ``Facts``.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension FactID: ExpressibleByStringLiteral {
  /// An id written down in source.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension FactID: Comparable, CustomStringConvertible {
  /// Alphabetical.
  public static func < (left: FactID, right: FactID) -> Bool { left.rawValue < right.rawValue }
  /// The id itself.
  public var description: String { rawValue }
}
