/// The functions of a file that do something with a permission that they are given.
struct JVMOwnFunctions {
  /// Those that add it to a list that they are given:
  /// `fun addIfMissing(list: MutableList<String>, name: String) { list.add(name) }`.
  var ofAdding: Set<String> = []
  /// The bodies of those.
  var bodiesOfAdding: [Range<Int>] = []
  /// Those that only say whether it is granted.
  var ofChecking: Set<String> = []
}
