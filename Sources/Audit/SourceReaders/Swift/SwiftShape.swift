/// A quick look at a Swift file for shapes that a recursive parser cannot take.
///
/// The parser recurses for each bracket, prefix and link of a chain, and tries nested `[` several
/// times each. Written code stays far below the limits; generated or damaged files may not.
struct SwiftShape {
  /// Brackets that are open at once; the parser receives the same limit.
  ///
  /// A debug build of the parser takes up to 40 KB of stack a level, a release build 14.
  #if DEBUG
    static let nestingLimit = 64
  #else
    static let nestingLimit = 128
  #endif
  /// Square brackets that are open at once: each doubles the work.
  static let squareLimit = 12
  /// Interpolations that are open at once: the parser's lexer copies them at each token.
  static let interpolationLimit = 24
  /// Conditional blocks that are open at once.
  static let conditionalLimit = 64
  /// Words, angle brackets and links of one expression.
  static let chainLimit = 500
  /// Branches of all `else if` chains together.
  static let branchLimit = 2000

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0
  private var open: [UInt8] = []
  private var squares = 0
  private var interpolations = 0
  private var conditionals = 0
  private var branches = 0
  private var words = 0
  private var angles = 0
  private var links = 0

  private init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// What can be made of a file within the stack and the time of an ordinary one.
  enum Verdict {
    /// Its structure.
    case structure
    /// Its tokens.
    case tokens
    /// Nothing.
    case nothing
  }

  /// Checks the shape of a file.
  static func verdict(on bytes: UnsafeRawBufferPointer) -> Verdict {
    var shape = SwiftShape(bytes)
    var verdict = Verdict.structure
    while shape.offset < bytes.count {
      shape.readByte()
      if shape.isOverLimit { verdict = .tokens }
      if shape.interpolations > interpolationLimit { return .nothing }
    }
    return verdict
  }

  private var isOverLimit: Bool {
    open.count >= Self.nestingLimit || squares > Self.squareLimit
      || conditionals > Self.conditionalLimit || branches > Self.branchLimit
      || max(words, angles, links) > Self.chainLimit
  }
}

extension SwiftShape {
  private mutating func readByte() {
    let byte = bytes[offset]
    if ByteSearch.isIdentifier(byte) { return readWord() }
    offset += 1
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      return offset = end(from: offset) { $0 == UInt8(ascii: " ") }
    case UInt8(ascii: "\n"): return endLine()
    case UInt8(ascii: "\\"):
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "(") else { break }
      offset += 1
      open.append(byte)
      interpolations += 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(byte)
      if byte == UInt8(ascii: "[") { squares += 1 }
      if byte == UInt8(ascii: "{") { endExpression() }
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"):
      close(UInt8(ascii: "{"))
      endExpression()
    case UInt8(ascii: ";"): endExpression()
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "."): links += 1
    case UInt8(ascii: "#"): readDirective()
    default: break
    }
    words = 0
  }

  private mutating func readWord() {
    let start = offset
    offset = end(from: start, of: ByteSearch.isIdentifier)
    // Prefixes such as `try` and `inout` follow one another; so does no other code for long.
    words += 1
    if offset - start == 4, bytes[start] == UInt8(ascii: "e"),
      ByteSearch.matches(Self.elseWord, in: bytes, at: start)
    {
      branches += 1
    }
  }

  /// The offset after a run of bytes of one kind.
  @inline(__always)
  private func end(from start: Int, of isOfKind: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, isOfKind(bytes[end]) { end += 1 }
    return end
  }

  private mutating func readDirective() {
    if ByteSearch.matches(Self.endifWord, in: bytes, at: offset) {
      conditionals = max(0, conditionals - 1)
    } else if ByteSearch.matches(Self.ifWord, in: bytes, at: offset) {
      conditionals += 1
    }
  }

  /// Brackets in texts and comments may be unbalanced: an outer one closes those within.
  private mutating func close(_ opener: UInt8) {
    let index = open.lastIndex {
      $0 == opener || $0 == UInt8(ascii: "\\") && opener == UInt8(ascii: "(")
    }
    guard let index else { return }
    squares -= open[index...].count { $0 == UInt8(ascii: "[") }
    interpolations -= open[index...].count { $0 == UInt8(ascii: "\\") }
    open.removeSubrange(index...)
  }

  /// A line that starts with a dot goes on with the expression before.
  private mutating func endLine() {
    let next = end(from: offset) { $0 == 0x20 || $0 == 0x09 }
    if next < bytes.count, bytes[next] != UInt8(ascii: ".") { links = 0 }
  }

  private mutating func endExpression() {
    angles = 0
    links = 0
  }

  private static let elseWord = Array("else".utf8)
  private static let endifWord = Array("endif".utf8)
  private static let ifWord = Array("if".utf8)
}
