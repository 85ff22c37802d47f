import AppArtifacts
import FileAccess
import PlatformModel
import SourceReaders

/// The language of a file, and the isolation of its code, as its package or its project sets them.
struct CodeLanguage {
  var mode = SwiftLanguageMode.v5
  /// What its target sets in addition, as a manifest spells it.
  var settings: [String] = []
  /// The oldest release of iOS that its package supports.
  var oldestIOS: OSVersion?

  /// That of the Swift package that compiles a file, else that of its app.
  init(of file: PlainPath, in app: NearbyApp?) {
    if let package = Self.package(of: file.resolved) {
      mode = SwiftLanguageMode(setting: package.languageVersion) ?? mode
      oldestIOS = package.oldestIOS.flatMap { try? OSVersion(parsing: $0) }
      settings = (package.isMainActorByDefault ? [Self.isolated] : []) + package.features
    } else if let app {
      mode = app.languageMode ?? mode
      settings = app.swiftSettings
    }
  }

  /// What isolates to the main actor what says nothing.
  static let isolated = ".defaultIsolation(MainActor.self)"

  /// The settings of the nearest package around a file, where it compiles the file.
  private static func package(of file: PlainPath) -> PackageSettings? {
    let folders = file.folder.upwards
    guard let folder = folders.first(where: { PlainPath($0.text + "/Package.swift").exists })
    else { return nil }
    return PackageSettings.of(file.seen(from: folder), in: .disk(folder.text))
  }
}
