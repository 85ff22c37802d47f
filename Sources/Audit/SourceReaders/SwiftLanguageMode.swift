/// The language that sources are written in, as SWIFT_VERSION names it.
public enum SwiftLanguageMode: String, Sendable {
  case v4, v4_2, v5, v6

  /// Reads SWIFT_VERSION: "4.0", "5", "6.0"; nil if no compiler takes it any more, or yet.
  public init?(setting: String) {
    guard let version = SwiftVersion(setting) else { return nil }
    switch (version.major, version.minor) {
    case (4, ..<2): self = .v4
    case (4, _): self = .v4_2
    case (5, _): self = .v5
    case (6, _): self = .v6
    default: return nil
    }
  }

  /// What `swift()` asks about: the last version of an older language, or the compiler's own.
  var version: SwiftVersion {
    switch self {
    case .v4: SwiftVersion(major: 4, minor: 1, patch: 50)
    case .v4_2: SwiftVersion(major: 4, minor: 2)
    case .v5: SwiftVersion(major: 5, minor: 10)
    case .v6: .ofThisCompiler
    }
  }
}
