import Reports

extension JSONValue {
  /// The value for a script element of a page: no text in it can end the element or begin another.
  var forScript: String {
    var text = ""
    for scalar in self.text.unicodeScalars {
      switch scalar {
      case "<": text += "\\u003c"
      case ">": text += "\\u003e"
      case "&": text += "\\u0026"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
