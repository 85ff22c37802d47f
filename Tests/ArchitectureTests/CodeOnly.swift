/// Swift text without its comments and strings; what remains keeps its line.
struct CodeOnly {
  static func lines(of text: String) -> [Substring] {
    var reader = CodeOnly(bytes: Array(text.utf8))
    while reader.place < reader.bytes.count { reader.readOn() }
    return String(decoding: reader.code, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private struct Quote {
    var opening: [UInt8]
    var closing: [UInt8]
    var escape: [UInt8]
    var isMultiline: Bool
  }

  private static let mark = UInt8(ascii: "\"")
  private static let sign = UInt8(ascii: "#")
  private static let newline = UInt8(ascii: "\n")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")

  private let bytes: [UInt8]
  private var place = 0
  private var code: [UInt8] = []

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func has(_ prefix: [UInt8]) -> Bool {
    guard place + prefix.count <= bytes.count else { return false }
    return prefix.indices.allSatisfy { bytes[place + $0] == prefix[$0] }
  }

  private mutating func readOn() {
    let byte = bytes[place]
    if byte == Self.slash, has([Self.slash, Self.slash]) {
      while place < bytes.count, bytes[place] != Self.newline { place += 1 }
    } else if byte == Self.slash, has([Self.slash, Self.star]) {
      skipBlockComment()
    } else if let quote = openingQuote() {
      skipString(quotedBy: quote)
    } else {
      code.append(byte)
      place += 1
    }
  }

  /// The quote that a string opens with: some number signs, then one quotation mark or three.
  private func openingQuote() -> Quote? {
    guard bytes[place] == Self.mark || bytes[place] == Self.sign else { return nil }
    let signs = Array(bytes[place...].prefix { $0 == Self.sign })
    var marks = Array(bytes[(place + signs.count)...].prefix(3).prefix { $0 == Self.mark })
    guard !marks.isEmpty else { return nil }
    let isMultiline = marks.count == 3
    if !isMultiline { marks = [Self.mark] }
    return Quote(
      opening: signs + marks, closing: marks + signs, escape: [Self.backslash] + signs,
      isMultiline: isMultiline)
  }

  private mutating func skipString(quotedBy quote: Quote) {
    code += [Self.mark, Self.mark]
    place += quote.opening.count
    while place < bytes.count {
      if has(quote.closing) {
        place += quote.closing.count
        return
      }
      if bytes[place] == Self.newline, !quote.isMultiline { return }
      if has(quote.escape + [UInt8(ascii: "(")]) {
        place += quote.escape.count
        skipInterpolation()
      } else if has(quote.escape) {
        place += quote.escape.count + 1
      } else {
        skipByte()
      }
    }
  }

  /// Leaves out what is between the parentheses of an interpolation, strings inside included.
  private mutating func skipInterpolation() {
    var depth = 0
    while place < bytes.count {
      if let quote = openingQuote() {
        skipString(quotedBy: quote)
        continue
      }
      let byte = bytes[place]
      skipByte()
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while place < bytes.count {
      if has([Self.slash, Self.star]) {
        depth += 1
        place += 2
      } else if has([Self.star, Self.slash]) {
        depth -= 1
        place += 2
        if depth == 0 { return }
      } else {
        skipByte()
      }
    }
  }

  /// Leaves out a byte; the end of a line stays.
  private mutating func skipByte() {
    if bytes[place] == Self.newline { code.append(Self.newline) }
    place += 1
  }
}
