/// The endings of files that a reader takes alone, in lower case.
enum FileEndings {
  /// Packages of Android apps, and of what goes into them.
  static let androidPackages: Set<String> = ["apk", "aab", "apks", "xapk", "apkm", "aar"]
  /// Compiled files for Apple's systems.
  static let binaries: Set<String> = ["dylib", "a", "o"]
  /// Sources, those in Kotlin and Java included.
  static let sources: Set<String> = ["swift", "m", "mm", "c", "cc", "cpp", "cxx", "kt", "java"]
}
