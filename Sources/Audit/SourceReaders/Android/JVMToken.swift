/// A word or a sign of a Kotlin or Java source.
struct JVMToken: Hashable {
  var text: String
  var line: Int
  /// Whether it is a name, a number or a literal; of a literal the text is empty.
  var isWord: Bool

  /// Whether it is a name: no number, and not the word that stands for a literal.
  var isName: Bool { isWord && text.first?.isNumber == false }

  /// Whether it begins what a bracket encloses.
  var opens: Bool { text == "(" || text == "{" || text == "[" }

  /// Whether it ends it.
  var closes: Bool { text == ")" || text == "}" || text == "]" }
}
