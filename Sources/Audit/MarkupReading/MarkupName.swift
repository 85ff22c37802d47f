/// The name of an element or an attribute as it is written; namespaces are not resolved.
public struct MarkupName: Hashable, Sendable {
  /// The whole name: "android:name".
  public let text: String

  /// A name as it is written.
  public init(_ text: String) { self.text = text }

  /// What is before the colon; nil without one.
  public var prefix: Substring? {
    text.firstIndex(of: ":").map { text[..<$0] }
  }

  /// What is after the colon, or the whole name.
  public var local: Substring {
    text.firstIndex(of: ":").map { text[text.index(after: $0)...] } ?? text[...]
  }
}

extension MarkupName: ExpressibleByStringLiteral, CustomStringConvertible {
  /// A name written down in source.
  public init(stringLiteral value: String) { self.init(value) }
  /// The whole name.
  public var description: String { text }
}
