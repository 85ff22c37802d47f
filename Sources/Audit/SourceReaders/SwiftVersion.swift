/// A version of Swift.
struct SwiftVersion: Comparable, Sendable {
  var major: Int
  var minor: Int
  var patch = 0

  static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }
}

extension SwiftVersion {
  /// Reads `6`, `5.10` or `5.9.1`; nil if no number begins the text.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = parts.first, let major = first, major >= 0 else { return nil }
    let rest = parts.dropFirst().map { $0 ?? 0 }
    self.init(major: major, minor: rest.first ?? 0, patch: rest.dropFirst().first ?? 0)
  }

  /// The compiler of the tool, for which that of a written package stands; the container of its job
  /// may have a later patch.
  ///
  /// A condition of compilation is all that asks for it. A fifth patch is read as the fourth.
  static var ofThisCompiler: SwiftVersion {
    #if compiler(>=6.5)
      SwiftVersion(major: 6, minor: .max)
    #elseif compiler(>=6.4.4)
      SwiftVersion(major: 6, minor: 4, patch: 4)
    #elseif compiler(>=6.4.3)
      SwiftVersion(major: 6, minor: 4, patch: 3)
    #elseif compiler(>=6.4.2)
      SwiftVersion(major: 6, minor: 4, patch: 2)
    #elseif compiler(>=6.4.1)
      SwiftVersion(major: 6, minor: 4, patch: 1)
    #elseif compiler(>=6.4)
      SwiftVersion(major: 6, minor: 4, patch: 0)
    #elseif compiler(>=6.3.4)
      SwiftVersion(major: 6, minor: 3, patch: 4)
    #elseif compiler(>=6.3.3)
      SwiftVersion(major: 6, minor: 3, patch: 3)
    #elseif compiler(>=6.3.2)
      SwiftVersion(major: 6, minor: 3, patch: 2)
    #elseif compiler(>=6.3.1)
      SwiftVersion(major: 6, minor: 3, patch: 1)
    #elseif compiler(>=6.3)
      SwiftVersion(major: 6, minor: 3, patch: 0)
    #elseif compiler(>=6.2.4)
      SwiftVersion(major: 6, minor: 2, patch: 4)
    #elseif compiler(>=6.2.3)
      SwiftVersion(major: 6, minor: 2, patch: 3)
    #elseif compiler(>=6.2.2)
      SwiftVersion(major: 6, minor: 2, patch: 2)
    #elseif compiler(>=6.2.1)
      SwiftVersion(major: 6, minor: 2, patch: 1)
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
