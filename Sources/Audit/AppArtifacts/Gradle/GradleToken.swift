/// A word of a build script, in Groovy or in Kotlin.
struct GradleToken: Hashable {
  var kind: Kind
  var text: String
  var line: Int

  enum Kind {
    case word
    /// A literal string, without its quotes.
    case string
    /// A string with something in it that only a run knows.
    case interpolation
    case symbol
    case newline
  }
}

/// Cuts a build script into tokens; comments drop out.
struct GradleLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private(set) var tokens: [GradleToken] = []

  /// The most tokens of one script that are read.
  static let maximumTokens = 400_000

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count, tokens.count < Self.maximumTokens { readNext() }
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  private mutating func add(_ kind: GradleToken.Kind, _ range: Range<Int>, at line: Int) {
    tokens.append(
      GradleToken(kind: kind, text: String(decoding: bytes[range], as: UTF8.self), line: line))
  }

  private mutating func readNext() {
    switch byte() {
    case 0x0A:
      add(.newline, index..<index, at: line)
      line += 1
      index += 1
    case 0x20, 0x09, 0x0D: index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while index < bytes.count, byte() != 0x0A { index += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): readString(UInt8(ascii: "\""))
    case UInt8(ascii: "'"): readString(UInt8(ascii: "'"))
    case let first where Self.isWord(first):
      let start = index
      while Self.isWord(byte()) { index += 1 }
      add(.word, start..<index, at: line)
    default:
      add(.symbol, index..<index + 1, at: line)
      index += 1
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
      if byte() == 0x0A { line += 1 }
      index += 1
    }
    index += 2
  }

  /// Reads a string of one quote or of three; one that is not closed ends with its line.
  private mutating func readString(_ quote: UInt8) {
    let first = line
    let isTriple = byte(1) == quote && byte(2) == quote
    index += isTriple ? 3 : 1
    let start = index
    var isInterpolated = false
    while index < bytes.count {
      if byte() == quote, !isTriple || byte(1) == quote && byte(2) == quote { break }
      if byte() == 0x0A {
        if !isTriple { break }
        line += 1
      }
      if byte() == UInt8(ascii: "$"), quote == UInt8(ascii: "\"") { isInterpolated = true }
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    add(isInterpolated ? .interpolation : .string, start..<end, at: first)
    if byte() == quote { index += isTriple ? 3 : 1 }
  }
}
