/// A word or a sign of a Kotlin or Java source.
struct JVMToken: Hashable {
  var text: String
  var line: Int
  /// Whether it is a name or a number.
  var isWord: Bool

  /// Whether it begins what a bracket encloses.
  var opens: Bool { text == "(" || text == "{" || text == "[" }

  /// Whether it ends it.
  var closes: Bool { text == ")" || text == "}" || text == "]" }
}
