import Findings

/// The tables of what a target's users get, one for each set of configurations that differ.
enum AbilityTables {
  static func tables(for subjects: [Subject]) -> [Table] { [] }
}
