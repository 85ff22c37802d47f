extension String {
  /// The text as Swift writes it, in quotes.
  var asSwift: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\", "\"": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Whether Swift takes it as the name of a module.
  var isIdentifier: Bool {
    guard let first = unicodeScalars.first, !Self.keywords.contains(self) else { return false }
    return (first.properties.isXIDStart || first == "_")
      && unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// The words that Swift keeps for itself.
  private static let keywords: Set<String> = [
    "Any", "Self", "Swift", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The text as a shell takes it.
  var forShell: String {
    let plain = allSatisfy { $0.isLetter || $0.isNumber || "-_./+@:=".contains($0) }
    return plain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
