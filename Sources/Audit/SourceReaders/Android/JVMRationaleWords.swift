/// The names of a source that say what it makes of an answer about a rationale.
struct JVMRationaleWords {
  /// Those that say of a denial that it is forever.
  var ofFinality: Set<String> = []
  /// Those of what opens the settings of an app.
  var ofSettings: Set<String> = []
}
