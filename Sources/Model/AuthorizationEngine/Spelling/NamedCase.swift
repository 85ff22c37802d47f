/// A case without a payload that is spelled as the source spells it.
///
/// Reflection knows the spelling too, but Embedded Swift has none. A test holds the names to it.
public protocol NamedCase: CustomStringConvertible, RawRepresentable where RawValue == UInt8 {
  /// The names of all cases, in the order of their raw values.
  static var names: CaseNames { get }
}

extension NamedCase {
  /// The name of the case.
  public var description: String { Self.names[rawValue] }
}

/// The names of the cases of a type.
public struct CaseNames: Sendable {
  private let names: [String]

  /// Names with spaces between them.
  init(_ names: String) { self.names = names.split(separator: " ").map(String.init) }

  /// The name of the case with a raw value; empty if there is none.
  subscript(rawValue: UInt8) -> String {
    names.indices.contains(Int(rawValue)) ? names[Int(rawValue)] : ""
  }
}
