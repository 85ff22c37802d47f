/// The functions of a file that do something with a permission that they are given.
struct JVMOwnFunctions {
  /// The bodies of those that add it to a list that they are given, by their names:
  /// `fun addIfMissing(list: MutableList<String>, name: String) { list.add(name) }`.
  var adding: [String: [Range<Int>]] = [:]
  /// The names of those that only say whether it is granted.
  var checking: Set<String> = []
}
