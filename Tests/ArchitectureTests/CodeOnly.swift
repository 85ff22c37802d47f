/// Swift text without its comments and strings; what remains keeps its line.
enum CodeOnly {
  static func lines(of text: String) -> [Substring] {
    var rest = Substring(text)
    var code = ""
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { $0 != "\n" }
      } else if rest.hasPrefix("/*") {
        skip(blockComment: &rest, keepingLinesIn: &code)
      } else if let quote = openingQuote(of: rest) {
        skip(string: &rest, quotedBy: quote, keepingLinesIn: &code)
      } else {
        code.append(character)
        rest.removeFirst()
      }
    }
    return code.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private struct Quote {
    var opening: String
    var closing: String
    var escape: String
  }

  /// The quote that a string opens with: some number signs, then one quotation mark or three.
  private static func openingQuote(of text: Substring) -> Quote? {
    let signs = String(text.prefix { $0 == "#" })
    let quoted = text.dropFirst(signs.count)
    guard quoted.first == "\"" else { return nil }
    let marks = quoted.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    return Quote(opening: signs + marks, closing: marks + signs, escape: "\\" + signs)
  }

  private static func skip(
    string rest: inout Substring, quotedBy quote: Quote, keepingLinesIn code: inout String
  ) {
    code += "\"\""
    rest.removeFirst(quote.opening.count)
    while let character = rest.first {
      if rest.hasPrefix(quote.closing) {
        rest.removeFirst(quote.closing.count)
        return
      }
      if character == "\n", !quote.closing.hasPrefix("\"\"\"") { return }
      if rest.hasPrefix(quote.escape + "(") {
        rest.removeFirst(quote.escape.count)
        skip(interpolation: &rest, keepingLinesIn: &code)
      } else if rest.hasPrefix(quote.escape) {
        rest = rest.dropFirst(quote.escape.count + 1)
      } else {
        if character == "\n" { code.append(character) }
        rest.removeFirst()
      }
    }
  }

  /// Leaves out what is between the parentheses of an interpolation, strings inside included.
  private static func skip(
    interpolation rest: inout Substring, keepingLinesIn code: inout String
  ) {
    var depth = 0
    while let character = rest.first {
      if let quote = openingQuote(of: rest) {
        skip(string: &rest, quotedBy: quote, keepingLinesIn: &code)
        continue
      }
      if character == "\n" { code.append(character) }
      rest.removeFirst()
      if character == "(" { depth += 1 }
      if character == ")" {
        depth -= 1
        if depth == 0 { return }
      }
    }
  }

  private static func skip(
    blockComment rest: inout Substring, keepingLinesIn code: inout String
  ) {
    var depth = 0
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        depth += 1
        rest.removeFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest.removeFirst(2)
        if depth == 0 { return }
      } else {
        if character == "\n" { code.append(character) }
        rest.removeFirst()
      }
    }
  }
}
