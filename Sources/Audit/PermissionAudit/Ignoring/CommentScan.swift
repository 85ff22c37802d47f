/// One pass over a file that finds its comments and passes over its strings.
struct CommentScan {
  /// A comment with its place.
  struct Comment: Hashable {
    /// The bytes between the marks that open and close it.
    var text: Range<Int>
    /// The lines from the opening mark to the closing one, from 1.
    var lines: ClosedRange<Int>
    /// Whether nothing else is on its lines.
    var isAlone: Bool
  }

  private let bytes: [UInt8]
  private let syntax: CommentSyntax
  private var index = 0
  private var line = 1
  /// Whether only blanks were seen since the line began.
  private var isFresh = true
  private var found: [Comment] = []

  private init(_ bytes: [UInt8], _ syntax: CommentSyntax) {
    self.bytes = bytes
    self.syntax = syntax
  }

  /// The comments of a text, in order.
  static func comments(in bytes: [UInt8], _ syntax: CommentSyntax) -> [Comment] {
    var scan = CommentScan(bytes, syntax)
    scan.run()
    return scan.found
  }

  private mutating func run() {
    while index < bytes.count {
      if syntax == .xml {
        if starts("<!--") {
          comment(opening: 4, closing: "-->")
        } else if starts("<![CDATA[") {
          skip(to: "]]>")
        } else {
          step()
        }
      } else if starts("//") {
        lineComment()
      } else if syntax != .settings, starts("/*") {
        comment(opening: 2, closing: "*/")
      } else if syntax != .settings, isQuote {
        string()
      } else {
        step()
      }
    }
  }

  private var isQuote: Bool {
    switch bytes[index] {
    case UInt8(ascii: "\""): true
    case UInt8(ascii: "'"): syntax == .c || syntax == .oldStyle
    case UInt8(ascii: "#"):
      syntax == .swift && bytes[index...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
    default: false
    }
  }

  private func starts(_ mark: StaticString) -> Bool { starts(mark, at: index) }

  private func starts(_ mark: StaticString, at index: Int) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == mark.utf8Start[$0] }
  }

  /// One byte on; a carriage return before a line feed ends no line of its own.
  private mutating func step() {
    switch bytes[index] {
    case 0x0A:
      line += 1
      isFresh = true
    case 0x0D:
      if index + 1 >= bytes.count || bytes[index + 1] != 0x0A {
        line += 1
        isFresh = true
      }
    case 0x20, 0x09, 0xEF, 0xBB, 0xBF: break
    default: isFresh = false
    }
    index += 1
  }

  private mutating func skip(to mark: StaticString) {
    while index < bytes.count, !starts(mark) { step() }
    for _ in 0..<min(mark.utf8CodeUnitCount, bytes.count - index) { step() }
  }

  private mutating func lineComment() {
    let start = index + 2
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    found.append(Comment(text: min(start, index)..<index, lines: line...line, isAlone: isFresh))
  }

  private mutating func comment(opening: Int, closing: StaticString) {
    let first = line
    let isFirst = isFresh
    index += opening
    let start = index
    var depth = 1
    while index < bytes.count {
      if starts(closing) {
        depth -= 1
        if depth == 0 { break }
        index += closing.utf8CodeUnitCount
      } else if syntax == .swift, starts("/*") {
        depth += 1
        index += 2
      } else {
        step()
      }
    }
    let end = index
    index = min(bytes.count, index + closing.utf8CodeUnitCount)
    let rest = bytes[index...].first { $0 != 0x20 && $0 != 0x09 }
    let isLast = rest == nil || rest == 0x0A || rest == 0x0D
    isFresh = isFirst && first == line
    found.append(
      Comment(text: start..<end, lines: first...line, isAlone: isFirst && isLast))
  }

  private mutating func string() {
    defer { isFresh = false }
    var marks = 0
    while bytes[index] == UInt8(ascii: "#") {
      marks += 1
      index += 1
    }
    let quote = bytes[index]
    let isLong = syntax == .swift && starts("\"\"\"")
    index += isLong ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hashes(after: index) >= marks {
        index += 1 + marks
        if index < bytes.count { step() }
      } else if byte == quote, !isLong || starts("\"\"\"") {
        let end = index + (isLong ? 3 : 1)
        index = end
        if hashes(after: end - 1) >= marks {
          index += marks
          return
        }
      } else if byte == 0x0A || byte == 0x0D, !isLong, syntax != .oldStyle {
        return
      } else {
        step()
      }
    }
  }

  /// How many `#` follow a byte.
  private func hashes(after index: Int) -> Int {
    bytes[(index + 1)...].prefix { $0 == UInt8(ascii: "#") }.count
  }
}
