/// The names of the files by which a build tool knows the root of a package, a module or a build.
enum BuildFiles {
  /// The manifest of a Swift package.
  static let swiftPackage = "Package.swift"
  /// The scripts of a Gradle module, in the order in which Gradle looks for them.
  static let gradleScripts = ["build.gradle", "build.gradle.kts"]
  /// The settings of a Gradle build.
  static let gradleSettings = ["settings.gradle", "settings.gradle.kts"]
}
