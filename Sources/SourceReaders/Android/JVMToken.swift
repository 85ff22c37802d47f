/// A word or a sign of a Kotlin or Java source.
struct JVMToken: Hashable {
  var text: String
  var line: Int
  /// Whether it is a name or a number.
  var isWord: Bool
}
