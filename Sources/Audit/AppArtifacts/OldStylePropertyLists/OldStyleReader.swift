import Findings
import MarkupReading

/// Reads the old style of NeXT: `{ key = value; }`, `( a, b )`, `<0fbd77>`, quoted and bare strings.
///
/// A text that begins with a string is a dictionary without its braces, the form of `.strings` files; one
/// without any value is an empty dictionary.
struct OldStyleReader {
  private let bytes: [UInt8]
  private var index = 0
  private var lines = LineCursor()
  private var list: CellList
  /// The offset after the last value, where a missing separator is reported.
  private var valueEnd = 0

  init(_ bytes: [UInt8], maximumCount: Int) {
    self.bytes = bytes
    list = CellList(maximumCount: maximumCount)
  }

  private enum Expectation {
    case value
    case keyOrEnd
    case elementOrEnd
    case separator
    case end
  }

  /// Reads the whole text, without recursion.
  mutating func read() throws(MarkupProblem) -> [CompactPropertyList.Cell] {
    try skipBlanks()
    var expected = Expectation.value
    let hasBraces =
      index < bytes.count
      && [UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<")].contains(bytes[index])
    if !hasBraces {
      try list.add(.dictionary, index, index, line: 1, in: bytes)
      expected = .keyOrEnd
    }
    while expected != .end {
      try skipBlanks()
      switch expected {
      case .value: expected = try value()
      case .keyOrEnd: expected = try keyOrEnd(hasBraces: hasBraces)
      case .elementOrEnd:
        expected = starts(")") ? closed() : try value()
      case .separator: expected = try separator()
      case .end: break
      }
    }
    try skipBlanks()
    guard index == bytes.count else {
      throw problem(at: index, "More text follows the end of the property list.")
    }
    return list.cells
  }

  private mutating func value() throws(MarkupProblem) -> Expectation {
    guard index < bytes.count else { throw endOfFile() }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      try list.add(.dictionary, index, index, line: line(), in: bytes)
      index += 1
      return .keyOrEnd
    case UInt8(ascii: "("):
      try list.add(.array, index, index, line: line(), in: bytes)
      index += 1
      return .elementOrEnd
    case UInt8(ascii: "<"): try data()
    default: try string("A value")
    }
    valueEnd = index
    return list.open.isEmpty ? .end : .separator
  }

  private mutating func keyOrEnd(hasBraces: Bool) throws(MarkupProblem) -> Expectation {
    let isRootWithoutBraces = !hasBraces && list.open.count == 1
    if index == bytes.count {
      guard isRootWithoutBraces else { throw endOfFile() }
      return closed()
    }
    if starts("}"), !isRootWithoutBraces { return closed() }
    try string("A key")
    let keyEnd = index
    try skipBlanks()
    if starts("=") {
      index += 1
      return .value
    }
    guard starts(";") else {
      throw problem(
        at: keyEnd,
        list.cells.count == 2 && isRootWithoutBraces
          ? "This is not a property list: neither “=” nor “;” follows its first word."
          : "Neither “=” nor “;” follows this key.")
    }
    index += 1
    try list.repeatLast(in: bytes)
    return .keyOrEnd
  }

  private mutating func separator() throws(MarkupProblem) -> Expectation {
    if list.innermost?.kind == .dictionary {
      guard starts(";") else { throw missing("“;”") }
      index += 1
      return .keyOrEnd
    }
    if starts(")") { return closed() }
    guard starts(",") else { throw missing("“,” or “)”") }
    index += 1
    return .elementOrEnd
  }

  private mutating func closed() -> Expectation {
    index = min(index + 1, bytes.count)
    list.close()
    valueEnd = index
    return list.open.isEmpty ? .end : .separator
  }

  private mutating func string(_ role: String) throws(MarkupProblem) {
    let first = bytes[index]
    guard first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else {
      return try quotedString(first)
    }
    let start = index
    var end = start
    while end < bytes.count, OldStyleCharacters.isBare(bytes[end]) { end += 1 }
    guard end > start else {
      throw problem(
        at: start, "\(role) cannot begin with \(OldStyleCharacters.name(bytes[start...])) here.")
    }
    index = end
    try list.add(.string, start, end, line: line(start), in: bytes)
  }

  private mutating func quotedString(_ quote: UInt8) throws(MarkupProblem) {
    let start = index + 1
    var end = start
    var hasEscapes = false
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "\\") {
        hasEscapes = true
        end += 1
      }
      end += 1
    }
    guard end < bytes.count else {
      throw problem(at: index, "A quoted string that opens here never closes.")
    }
    let kind: CompactPropertyList.Kind = hasEscapes ? .escapedString : .string
    try list.add(kind, start, end, line: line(start), in: bytes)
    index = end + 1
  }

  private mutating func data() throws(MarkupProblem) {
    let start = index + 1
    var end = start
    var digits = 0
    while end < bytes.count, bytes[end] != UInt8(ascii: ">") {
      let isDigit = OldStyleCharacters.hexadecimalValue(of: bytes[end]) != nil
      guard isDigit || (bytes[end] <= 0x20 && digits.isMultiple(of: 2)) else {
        throw problem(at: end, "Data in “<” and “>” consists of pairs of hexadecimal digits.")
      }
      if isDigit { digits += 1 }
      end += 1
    }
    guard end < bytes.count, digits.isMultiple(of: 2) else {
      throw problem(at: index, "Data that opens here does not close after a pair of digits.")
    }
    try list.add(.data, start, end, line: line(), in: bytes)
    index = end + 1
  }
}

extension OldStyleReader {
  /// Skips white space, line and paragraph separators and comments.
  private mutating func skipBlanks() throws(MarkupProblem) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09...0x0D: index += 1
      case 0xE2
      where index + 2 < bytes.count && bytes[index + 1] == 0x80
        && bytes[index + 2] & 0xFE == 0xA8:
        index += 3
      case UInt8(ascii: "/") where starts("/", after: 1):
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case UInt8(ascii: "/") where starts("*", after: 1):
        let opening = index
        index += 2
        while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && starts("/", after: 1)) {
          index += 1
        }
        guard index < bytes.count else {
          throw problem(at: opening, "A comment that opens here never closes.")
        }
        index += 2
      default: return
      }
    }
  }

  private func starts(_ character: Unicode.Scalar, after distance: Int = 0) -> Bool {
    index + distance < bytes.count && bytes[index + distance] == UInt8(ascii: character)
  }

  /// The line of an offset, the index where none is given.
  private mutating func line(_ offset: Int? = nil) -> Int {
    lines.advance(to: offset ?? index, in: bytes)
    return lines.line
  }

  private func problem(at offset: Int, _ message: String) -> MarkupProblem {
    MarkupProblem(at: offset, in: bytes, message)
  }

  private func missing(_ mark: String) -> MarkupProblem {
    var problem = problem(at: valueEnd, "\(mark) is missing after this value.")
    if let last = list.last, last.kind == .string || last.kind == .escapedString,
      problem.position.line > Int(last.line)
    {
      problem.message =
        "\(mark) is missing after this value, which begins on line \(last.line)."
    }
    return problem
  }

  private func endOfFile() -> MarkupProblem {
    guard let innermost = list.innermost else {
      return problem(at: bytes.count, "The file ends before its first value.")
    }
    let kind = innermost.kind == .array ? "an array" : "a dictionary"
    return problem(
      at: bytes.count, "The file ends inside \(kind) that opens on line \(innermost.line).")
  }
}

extension CompactPropertyList {
  /// Reads a text in the old style.
  static func oldStyle(
    _ text: UTF8Text, file: String, maximumCount: Int
  ) throws(ReadingProblem) -> CompactPropertyList {
    try PropertyListForm.locating(in: text, file: file) { () throws(MarkupProblem) in
      var reader = OldStyleReader(text.bytes, maximumCount: maximumCount)
      return CompactPropertyList(
        file: file, storage: Storage(text: text.bytes, cells: try reader.read()))
    }
  }
}
