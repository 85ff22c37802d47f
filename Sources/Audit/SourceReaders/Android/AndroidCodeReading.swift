import AppArtifacts

/// What the code of a package says as a whole.
public struct AndroidCodeReading: Hashable, Sendable {
  /// The files of code that were read.
  public var files: [String]
  /// The native libraries.
  public var nativeLibraries: [String]
  /// Whether all of the Dalvik or Java code was read.
  public var isWhole: Bool
  /// How many classes it has.
  public var classCount: Int
  /// The classes that use a family, with dots; no more than a few for each.
  public var users: [AndroidUseFamily: [String]]
  /// The outermost classes that name permissions, by the name without the platform's prefix.
  public var namers: [String: Set<String>]
  /// The superclasses of the classes that matter.
  public var superclasses: [String: String]

  init(_ code: PackageCode, namers: [String: Set<String>]) {
    files = code.files
    nativeLibraries = code.nativeLibraries
    isWhole = code.isWhole
    classCount = code.findings.classCount
    superclasses = code.findings.superclasses
    self.namers = namers
    users = [:]
    for family in AndroidUseFamily.allCases {
      let texts = code.findings.texts.filter { text in
        family.beginnings.contains(where: text.text.hasPrefix)
      }.map(\.holder)
      let classes = family.beginnings.flatMap { code.findings.users[$0] ?? [] }
      let all = Set(texts + classes)
      if !all.isEmpty { users[family] = all.sorted() }
    }
  }
}
