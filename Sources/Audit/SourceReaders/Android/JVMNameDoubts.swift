/// What a source alone does not show: whether another one calls a function, or requests a list.
struct JVMNameDoubts {
  /// The words in literals, by which code may be called.
  let literals: Set<String>
  /// Names of this file that no other file has, if that is known.
  let namedNowhereElse: Set<String>
  /// The start positions of functions that contain a request and that nothing calls.
  var uncalled: Set<Int> = []
  /// Functions that this file never calls and lists that it never requests; another file may still
  /// use them by name.
  var names: Set<String> = []
}
