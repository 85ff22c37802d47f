#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders of a machine into which Gradle and Dart have put libraries; they are only read.
public struct LibraryCaches: Hashable, Sendable {
  /// The folder of Gradle's files, by group, name and version; nil if none is read.
  public var gradle: String?
  /// The folder of Dart's packages; nil if none is read.
  public var dart: String?

  /// The caches in these folders.
  public init(gradle: String? = nil, dart: String? = nil) {
    (self.gradle, self.dart) = (gradle, dart)
  }

  /// No cache: a tree is read by itself.
  public static let none = LibraryCaches()

  /// The caches of this machine, where their tools put them or the environment says.
  ///
  /// `GRADLE_USER_HOME` and `PUB_CACHE` name other folders; `WAYLEAVE_CACHES=off` reads none.
  public static var ofThisMachine: LibraryCaches {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard variable("WAYLEAVE_CACHES") != "off" else { return .none }
    let home = variable("HOME")
    let gradle = variable("GRADLE_USER_HOME") ?? home.map { $0 + "/.gradle" }
    return LibraryCaches(
      gradle: gradle.map { $0 + "/caches/modules-2/files-2.1" },
      dart: variable("PUB_CACHE") ?? home.map { $0 + "/.pub-cache" })
  }

  /// The folders in which Dart's cache may hold a version of a package.
  func dartFolders(of package: String, _ version: String) -> [String] {
    guard let dart else { return [] }
    return ["hosted/pub.dev", "hosted/pub.dartlang.org"].map { host in
      "\(dart)/\(host)/\(package)-\(version)"
    }
  }

  /// Whether files outside the tree are read at all.
  var isRead: Bool { gradle != nil || dart != nil }
}
