/// The names in a source that show how it interprets the result of a rationale check.
struct JVMRationaleWords {
  /// Names that call a denial final.
  var ofFinality: Set<String> = []
  /// Names of whatever opens the app's settings.
  var ofSettings: Set<String> = []
}
