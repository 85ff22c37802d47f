/// The functions of a file that do something with a permission that they are given.
struct JVMOwnFunctions {
  /// The bodies of those that add it to a list that they are given, by their names:
  /// `fun addIfMissing(list: MutableList<String>, name: String) { list.add(name) }`.
  var adding: [String: [Range<Int>]] = [:]
  /// The parameters of which they only say whether they are granted, by the names of the functions.
  var checking: [String: Set<Parameter>] = [:]

  /// A parameter of a function.
  struct Parameter: Hashable {
    var name: String
    var position: Int
    /// Whether it takes all arguments from its position on.
    var takesRest: Bool
  }
}
