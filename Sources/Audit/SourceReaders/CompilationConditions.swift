/// The flags and macros under which a configuration compiles its sources.
///
/// Entries are `DEBUG` or `PERMISSION_LOCATION=1`, as in SWIFT_ACTIVE_COMPILATION_CONDITIONS and
/// GCC_PREPROCESSOR_DEFINITIONS; `os(watchOS)` names another platform than iOS.
struct CompilationConditions: Sendable {
  /// The platform as `#if os()` spells it.
  private(set) var platform = "iOS"
  /// The processor as `#if arch()` spells it: a phone's, unless another is named.
  private(set) var processor = "arm64"
  /// The macros with what they stand for; a plain flag stands for 1.
  private(set) var macros: [String: String] = [:]

  /// The versions of Swift that `swift()` and `compiler()` ask about; nil for newer than any.
  private(set) var versions: (language: SwiftVersion, compiler: SwiftVersion)?

  /// What is written around a source and built with `swift test` on Linux over this package.
  static func onLinux(_ mode: SwiftLanguageMode) -> CompilationConditions {
    var conditions = CompilationConditions(["os(Linux)", "DEBUG"])
    conditions.processor = .ofThisMachine
    conditions.versions = (mode.version, .ofThisCompiler)
    return conditions
  }

  init(_ entries: [String]) {
    for entry in entries {
      var text = Substring(entry.drop { $0 == " " || $0 == "\t" })
      if text.hasPrefix("-D") { text = text.dropFirst(2) }
      if text.hasPrefix("os("), text.hasSuffix(")") {
        platform = String(text.dropFirst(3).dropLast())
        continue
      }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty else { continue }
      macros[String(name)] = parts.count > 1 ? String(parts[1]) : "1"
    }
  }
}
