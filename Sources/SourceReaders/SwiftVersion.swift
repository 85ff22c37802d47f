/// A version of Swift as far as conditions of compilation are told apart.
struct SwiftVersion: Comparable, Sendable {
  var major: Int
  var minor: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension SwiftVersion {
  /// Reads `6`, `5.10` or `5.9.1`, whose last part is left out; nil where no number begins the text.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = parts.first, let major = first else { return nil }
    self.init(major: major, minor: parts.dropFirst().first.flatMap { $0 } ?? 0)
  }

  /// The compiler of the tool, with which the packages that it writes are built as well.
  static var ofThisCompiler: SwiftVersion {
    #if compiler(>=6.5)
      SwiftVersion(major: 6, minor: .max)
    #elseif compiler(>=6.4)
      SwiftVersion(major: 6, minor: 4)
    #elseif compiler(>=6.3)
      SwiftVersion(major: 6, minor: 3)
    #else
      SwiftVersion(major: 6, minor: 2)
    #endif
  }
}

extension String {
  /// This machine's processor as `#if arch()` spells it.
  static var ofThisMachine: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      ""
    #endif
  }
}
