extension String {
  /// The text between quotation marks, as Swift and YAML read it.
  ///
  /// By Unicode scalars: a mark that carries an accent ends a literal all the same.
  var quoted: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.append("\\") }
      text.append(scalar)
    }
    return "\"\(String(text))\""
  }
}
