/// A version was named that no phone ever ran.
public struct UnknownVersion: Error, Hashable, Sendable, CustomStringConvertible {
  /// The version as it was written.
  public let text: String

  /// One line that says what is wrong and which versions exist.
  public var description: String {
    "no such release: '\(text)'; iOS 8 to 18, 26 and 27 exist, each with its own minor versions"
  }
}
