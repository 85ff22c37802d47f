import Findings
import MarkupReading

/// Reads JSON as RFC 8259 has it; `null` is refused, as no file read here has a use for it.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var lines = LineCursor()
  private var list: CellList

  init(_ bytes: [UInt8], maximumCount: Int) {
    self.bytes = bytes
    list = CellList(maximumCount: maximumCount)
  }

  private enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case separator
    case end
  }

  /// Reads the whole text, without recursion.
  mutating func read() throws(MarkupProblem) -> [CompactPropertyList.Cell] {
    var expected = Expectation.value
    while expected != .end {
      skipBlanks()
      guard index < bytes.count else { throw endOfFile() }
      switch expected {
      case .valueOrEnd where bytes[index] == UInt8(ascii: "]"),
        .keyOrEnd where bytes[index] == UInt8(ascii: "}"):
        expected = closed()
      case .value, .valueOrEnd: expected = try value()
      case .key, .keyOrEnd: expected = try key()
      case .separator: expected = try separator()
      case .end: break
      }
    }
    skipBlanks()
    guard index == bytes.count else {
      throw problem(at: index, "More text follows the end of the JSON value.")
    }
    return list.cells
  }

  private mutating func value() throws(MarkupProblem) -> Expectation {
    switch bytes[index] {
    case UInt8(ascii: "{"):
      try list.add(.dictionary, index, index, line: line(), in: bytes)
      index += 1
      return .keyOrEnd
    case UInt8(ascii: "["):
      try list.add(.array, index, index, line: line(), in: bytes)
      index += 1
      return .valueOrEnd
    case UInt8(ascii: "\""): try string()
    default: try literal()
    }
    return list.open.isEmpty ? .end : .separator
  }

  private mutating func key() throws(MarkupProblem) -> Expectation {
    guard bytes[index] == UInt8(ascii: "\"") else {
      throw problem(at: index, "A key in quotes is expected here.")
    }
    try string()
    skipBlanks()
    guard index < bytes.count else { throw endOfFile() }
    guard bytes[index] == UInt8(ascii: ":") else {
      throw problem(at: index, "“:” is missing after this key.")
    }
    index += 1
    return .value
  }

  private mutating func separator() throws(MarkupProblem) -> Expectation {
    let isDictionary = list.innermost?.kind == .dictionary
    let close = isDictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if bytes[index] == close { return closed() }
    guard bytes[index] == UInt8(ascii: ",") else {
      throw problem(at: index, "“,” or “\(isDictionary ? "}" : "]")” is missing before this.")
    }
    index += 1
    return isDictionary ? .key : .value
  }

  private mutating func closed() -> Expectation {
    index += 1
    list.close()
    return list.open.isEmpty ? .end : .separator
  }

  private mutating func string() throws(MarkupProblem) {
    let start = index + 1
    var end = start
    var kind = CompactPropertyList.Kind.string
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20 else {
        throw problem(at: end, "A string contains a control character; write it as an escape.")
      }
      if bytes[end] == UInt8(ascii: "\\") {
        kind = .escapedJSON
        guard let length = JSONEscape.length(bytes[end...]) else {
          throw problem(at: end, "This is not an escape of JSON.")
        }
        end += length
      } else {
        end += 1
      }
    }
    guard end < bytes.count else {
      throw problem(at: index, "A string that opens here never closes.")
    }
    try list.add(kind, start, end, line: line(), in: bytes)
    index = end + 1
  }

  private mutating func literal() throws(MarkupProblem) {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
        index += 1
        continue
      default: break
      }
      break
    }
    let word = bytes[start..<index]
    let kind: CompactPropertyList.Kind
    if word.elementsEqual("true".utf8) || word.elementsEqual("false".utf8) {
      kind = .boolean
    } else if JSONNumber.isValid(word) {
      kind = .number
    } else {
      throw problem(
        at: start,
        word.elementsEqual("null".utf8)
          ? "“null” has no meaning in this file." : "A JSON value is expected here.")
    }
    lines.advance(to: start, in: bytes)
    try list.add(kind, start, index, line: lines.line, in: bytes)
  }
}

extension JSONReader {
  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func line() -> Int {
    lines.advance(to: index, in: bytes)
    return lines.line
  }

  private func problem(at offset: Int, _ message: String) -> MarkupProblem {
    MarkupProblem(at: offset, in: bytes, message)
  }

  private func endOfFile() -> MarkupProblem {
    guard let innermost = list.innermost else {
      return problem(at: bytes.count, "The file ends before its first value.")
    }
    let kind = innermost.kind == .array ? "an array" : "an object"
    return problem(
      at: bytes.count, "The file ends inside \(kind) that opens on line \(innermost.line).")
  }
}

extension CompactPropertyList {
  /// Reads a text in JSON.
  static func json(
    _ text: UTF8Text, file: String, maximumCount: Int
  ) throws(ReadingProblem) -> CompactPropertyList {
    try PropertyListForm.locating(in: text, file: file) { () throws(MarkupProblem) in
      var reader = JSONReader(text.bytes, maximumCount: maximumCount)
      return CompactPropertyList(
        file: file, storage: Storage(text: text.bytes, cells: try reader.read()))
    }
  }
}
