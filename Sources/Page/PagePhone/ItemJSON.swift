/// A JSON value that a page asks for, small enough to be written without a library.
indirect enum ItemJSON {
  case text(String)
  case number(Int64)
  case truth(Bool)
  case array([ItemJSON])
  case object([(String, ItemJSON)])

  /// A list of texts.
  static func texts(_ texts: [String]) -> ItemJSON { .array(texts.map { .text($0) }) }

  /// The value as JSON, in one line.
  var text: String {
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .truth(let isTrue): return isTrue ? "true" : "false"
    case .array(let items): return "[" + items.map { $0.text }.joined(separator: ",") + "]"
    case .object(let members):
      return "{" + members.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 32:
        text += scalar.value < 16 ? "\\u000" : "\\u00"
        text += String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
