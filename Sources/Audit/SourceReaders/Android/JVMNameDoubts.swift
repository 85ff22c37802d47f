/// What a source alone does not show: whether another one calls a function, or requests a list.
struct JVMNameDoubts {
  /// The words in literals, by which code may be called.
  let literals: Set<String>
  /// Names of this file that no other file has, if that is known.
  let namedNowhereElse: Set<String>
  /// Where the functions around requests start that nothing calls.
  var uncalled: Set<Int> = []
  /// The names of functions that nothing calls and of lists that nothing requests, unless another
  /// file does.
  var names: Set<String> = []

  init(literals: Set<String>, namedNowhereElse: Set<String>) {
    self.literals = literals
    self.namedNowhereElse = namedNowhereElse
  }
}
