/// Why a text is not JSON, with the place of the byte that cannot be.
public struct JSONProblem: Error, Hashable, Sendable {
  /// The offset of the byte, from 0.
  public var offset: Int
  /// What is wrong there.
  public var message: String

  /// A problem at a byte.
  public init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The problem in one phrase: "byte 12: a value is missing".
  public var text: String { "byte \(offset + 1): \(message)" }
}

extension JSONValue {
  /// How many arrays and objects may be inside each other.
  public static let maximumDepth = 64

  /// Reads one value, as RFC 8259 has it, and nothing after it.
  ///
  /// Bytes that are not UTF-8, and halves of surrogate pairs, become U+FFFD. Of two members with one
  /// name both are kept.
  public init(reading bytes: [UInt8]) throws(JSONProblem) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }

  /// The last member of a name; nil without one, and for a value that is not an object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text of a string; nil for any other value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number of an integer; nil for any other value.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// The members of an object; nil for any other value.
  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

/// Reads a value of JSON from bytes, with a bound on the depth.
private struct JSONParser {
  let bytes: [UInt8]
  var index = 0

  mutating func document() throws(JSONProblem) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard index == bytes.count else { throw problem("more text follows the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONProblem) -> JSONValue {
    skipBlanks()
    guard depth <= JSONValue.maximumDepth else { throw problem("values are nested too deeply") }
    guard index < bytes.count else { throw problem("a value is missing") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(JSONProblem) -> JSONValue {
    index += 1
    var members: [JSONValue.Member] = []
    skipBlanks()
    if take("}") { return .object(members) }
    while true {
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw problem("a name in quotes is missing")
      }
      let name = try string()
      skipBlanks()
      guard take(":") else { throw problem("“:” is missing after a name") }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { throw problem("“,” or “}” is missing") }
    }
  }

  private mutating func array(depth: Int) throws(JSONProblem) -> JSONValue {
    index += 1
    var values: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return .array(values) }
      guard take(",") else { throw problem("“,” or “]” is missing") }
    }
  }

  private mutating func word() throws(JSONProblem) -> JSONValue {
    let start = index
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return true
    case "false": return false
    case "null": return .null
    default: break
    }
    guard Self.isNumber(bytes[start..<index]) else {
      index = start
      throw problem("this is not a value")
    }
    return Int(text).map(JSONValue.integer) ?? .number(text)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Whether a word is a number: a sign, digits without a leading zero, a fraction, an exponent.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = digits(&rest)
    let first = word.first { $0 != UInt8(ascii: "-") }
    guard whole == 1 || (whole > 1 && first != UInt8(ascii: "0")) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits(&rest) > 0 else { return false }
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let count = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    rest = rest.dropFirst(count)
    return count
  }

  private mutating func string() throws(JSONProblem) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0x00..<0x20:
        index -= 1
        throw problem("a control character is in a string; write it as an escape")
      default: text.append(byte)
      }
    }
    index = start
    throw problem("a string begins here and does not end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONProblem) {
    guard index < bytes.count else { return }
    let mark = bytes[index]
    index += 1
    switch mark {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(mark)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let first = try codeUnit()
      var scalar = UInt32(first)
      if first & 0xFC00 == 0xD800, let low = following(), low & 0xFC00 == 0xDC00 {
        index += 6
        scalar = 0x10000 + (UInt32(first & 0x3FF) << 10) + UInt32(low & 0x3FF)
      }
      text += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
    default:
      index -= 1
      throw problem("this escape does not exist")
    }
  }

  /// The code unit of an escape that follows, which is left where it is.
  private func following() -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return Self.hexadecimal(bytes[index + 2..<index + 6])
  }

  private mutating func codeUnit() throws(JSONProblem) -> UInt16 {
    guard index + 4 <= bytes.count, let unit = Self.hexadecimal(bytes[index..<index + 4]) else {
      throw problem("four hexadecimal digits are missing")
    }
    index += 4
    return unit
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private func problem(_ message: String) -> JSONProblem { JSONProblem(message, at: index) }
}
