/// A JSON value whose members keep their order, so that the same report gives the same bytes.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number that is not an integer of 64 bits, as it is written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name with its value.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSONValue

    /// A name with its value.
    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// A string, or null where there is none.
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// A number, or null where there is none.
  package init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }

  /// A list of strings.
  package init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A string written down in source.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A number written down in source.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A truth value written down in source.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A list written down in source.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// An object written down in source, members in the order written.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}

extension JSONValue {
  /// The object without members that are null; other values as they are.
  var withoutNulls: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .null })
  }

  /// The object without members that are null or empty lists; other values as they are.
  var withoutBlanks: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .null && $0.value != .array([]) })
  }
}
