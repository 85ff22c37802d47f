extension JSONValue {
  /// The value as a document: two spaces a level, a line feed at the end, UTF-8 when written.
  public var text: String {
    var text = ""
    write(to: &text, indent: 0)
    text += "\n"
    return text
  }

  /// The value on one line, without a line feed: strings have theirs escaped.
  public var line: String {
    var text = ""
    writeLine(to: &text)
    return text
  }

  private func writeLine(to text: inout String) {
    switch self {
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.writeLine(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (place, member) in members.enumerated() {
        if place > 0 { text += "," }
        Self.write(member.name, to: &text)
        text += ":"
        member.value.writeLine(to: &text)
      }
      text += "}"
    default: write(to: &text, indent: 0)
    }
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .null: text += "null"
    case .boolean(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let digits): text += digits
    case .string(let string): Self.write(string, to: &text)
    case .array(let values):
      Self.write(values, between: "[", "]", to: &text, indent: indent) { value, text in
        value.write(to: &text, indent: indent + 1)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text, indent: indent) { member, text in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, to text: inout String,
    indent: Int, each: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += String(repeating: "  ", count: indent + 1)
      each(element, &text)
    }
    if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  /// A quoted string. Controls are escaped, and so are U+2028 and U+2029, which end a line in
  /// JavaScript. A Swift string holds no lone surrogates, so none can reach the document.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
