/// A name that means nothing where it stands, with those that would.
public struct UnknownName: Error, Hashable, Sendable {
  /// What the name should be one of, in one word such as "capability".
  public let what: String
  /// The name as it was written.
  public let name: String
  /// The names that exist, in their order.
  public let known: [String]

  /// A name that is none of those known.
  public init(_ what: String, _ name: String, known: [String]) {
    self.what = what
    self.name = name
    self.known = known
  }
}

extension UnknownName: CustomStringConvertible {
  /// One sentence, with what was possible.
  public var description: String {
    "there is no \(what) \"\(name)\"; possible: \(known.joined(separator: ", "))"
  }
}

extension DecodingError {
  /// The error of a decoder for a name; who knows near misses finds it as the underlying error.
  static func unknown(_ name: UnknownName, at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: path, debugDescription: name.description, underlyingError: name))
  }
}
