/// Cuts Objective-C, C and C++ into tokens; comments, directives and inactive branches drop out.
struct ObjectiveCLexer {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var isLineStart = true
  private(set) var tokens: [ObjectiveCToken] = []
  private(set) var preprocessor: ObjectiveCPreprocessor

  init(_ bytes: UnsafeRawBufferPointer, conditions: CompilationConditions) {
    self.bytes = bytes
    preprocessor = ObjectiveCPreprocessor(conditions)
    tokens.reserveCapacity(bytes.count / 6)
    while offset < bytes.count { readNext() }
  }

  /// The tokens of a directive's text, which are no directives themselves.
  static func tokens(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { raw in
      let lexer = ObjectiveCLexer(raw, conditions: CompilationConditions([]))
      return lexer.tokens.map { String(decoding: raw[$0.range], as: UTF8.self) }
    }
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func add(_ kind: ObjectiveCToken.Kind, from start: Int) {
    isLineStart = false
    guard preprocessor.isActive else { return }
    tokens.append(
      ObjectiveCToken(
        kind: kind, start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: offset)))
  }
}

extension ObjectiveCLexer {
  private mutating func readNext() {
    let start = offset
    switch byte() {
    case 0x0A, 0x0D:
      offset += 1
      isLineStart = true
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: offset += 1
    case UInt8(ascii: "\\") where byte(1) == 0x0A || byte(1) == 0x0D: skipSplice()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where isLineStart: readDirective()
    case UInt8(ascii: "\""): readString(from: start)
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      offset += 1
      readString(from: start)
    case UInt8(ascii: "R") where byte(1) == UInt8(ascii: "\""): readRawString()
    case UInt8(ascii: "'"):
      skipQuoted(UInt8(ascii: "'"))
      add(.character, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while ByteSearch.isIdentifier(byte()) || byte() == UInt8(ascii: ".") { offset += 1 }
      add(.number, from: start)
    case let first where ByteSearch.isIdentifier(first) || first == UInt8(ascii: "$"):
      while ByteSearch.isIdentifier(byte()) || byte() == UInt8(ascii: "$") { offset += 1 }
      add(.identifier, from: start)
    default: readPunctuation()
    }
  }

  private mutating func readPunctuation() {
    let start = offset
    let isPair = Self.pairs.contains { byte() == $0.0 && byte(1) == $0.1 }
    offset += isPair ? 2 : 1
    add(.punctuation, from: start)
  }

  /// The operators of two bytes that must not be taken for one of its halves.
  private static let pairs: [(UInt8, UInt8)] = ["==", "!=", "<=", ">=", "&&", "||", "->", "::"]
    .map { pair in
      let both = Array(pair.utf8)
      return (both[0], both[1])
    }

  private mutating func readString(from start: Int) {
    skipQuoted(UInt8(ascii: "\""))
    add(.string, from: start)
  }

  /// A literal that is not closed ends with its line.
  private mutating func skipQuoted(_ quote: UInt8) {
    offset += 1
    while offset < bytes.count {
      switch byte() {
      case quote:
        offset += 1
        return
      case UInt8(ascii: "\\"): offset += offset + 1 < bytes.count ? 2 : 1
      case 0x0A, 0x0D: return
      default: offset += 1
      }
    }
  }

  /// `R"delimiter(…)delimiter"` of C++.
  private mutating func readRawString() {
    let start = offset
    offset += 2
    let delimiter = offset
    while offset < bytes.count, offset - delimiter < 17, byte() != UInt8(ascii: "(") { offset += 1 }
    guard byte() == UInt8(ascii: "(") else {
      offset = start + 1
      return add(.identifier, from: start)
    }
    let closing =
      [UInt8(ascii: ")")] + Array(bytes[delimiter..<offset]) + [UInt8(ascii: "\"")]
    while offset < bytes.count, !ByteSearch.matches(closing, in: bytes, at: offset) { offset += 1 }
    offset = min(bytes.count, offset + closing.count)
    add(.string, from: start)
  }
}

extension ObjectiveCLexer {
  private mutating func skipSplice() {
    offset += byte(1) == 0x0D && byte(2) == 0x0A ? 3 : 2
  }

  private mutating func skipLine() {
    while offset < bytes.count, byte() != 0x0A, byte() != 0x0D {
      if byte() == UInt8(ascii: "\\"), byte(1) == 0x0A || byte(1) == 0x0D {
        skipSplice()
      } else {
        offset += 1
      }
    }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  /// Hands a directive over as one line, without comments and splices.
  private mutating func readDirective() {
    offset += 1
    var line: [UInt8] = []
    while offset < bytes.count, byte() != 0x0A, byte() != 0x0D {
      switch byte() {
      case UInt8(ascii: "\\") where byte(1) == 0x0A || byte(1) == 0x0D:
        skipSplice()
        line.append(0x20)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipComment()
        line.append(0x20)
      case let quote where quote == UInt8(ascii: "\""):
        let start = offset
        skipQuoted(quote)
        line += bytes[start..<min(offset, bytes.count)]
      default:
        line.append(byte())
        offset += 1
      }
    }
    preprocessor.read(String(decoding: line, as: UTF8.self))
  }
}
