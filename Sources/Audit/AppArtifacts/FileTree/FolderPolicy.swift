/// Which folders a listing enters.
///
/// Left out: version control, what Xcode, SwiftPM, Gradle, Dart and npm build or fetch, what macOS
/// adds to archives (`__MACOSX` holds a file of metadata under the name of each real one), and
/// bundles whose insides say nothing about permissions (asset catalogs above all). A folder named
/// "build" is left out where a build tool's own file is beside it. `node_modules` is left out
/// whole; the native sources of a linked npm package are listed when the package is looked up.
enum FolderPolicy {
  static func enters(_ name: String, siblings: FolderListing) -> Bool {
    if leftOut.contains(name) { return false }
    let ending = TreePath.fileExtension(name)
    if closed.contains(ending) {
      // Beside the settings of a Gradle build, a folder "map.app" may be a module.
      return ofModules.contains(ending)
        && siblings.files.contains(where: BuildFiles.gradleSettings.contains)
    }
    if name == "build" || name == "Build" {
      return !siblings.files.contains(where: buildFiles.contains)
        && !siblings.folders.contains { $0.hasSuffix(".xcodeproj") }
    }
    return true
  }

  /// Whether a folder of this name is a document of Xcode rather than a place for files.
  static func isBundle(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// How deep a listing goes: a property list alone needs the folders of languages beside it, and a
  /// package or a manifest nothing.
  static func depth(focus: String) -> Int {
    if focus.isEmpty || isBundle(focus) || focus == BuildFiles.swiftPackage { return .max }
    let ending = TreePath.fileExtension(focus)
    let isAlone =
      FileEndings.sources.contains(ending) || FileEndings.androidPackages.contains(ending)
      || PackagedFiles.endings.contains(ending)
      || FileEndings.binaries.contains(ending) || ending == "xml"
    return isAlone ? 0 : 1
  }

  private static let leftOut: Set<String> = [
    ".git", ".svn", ".hg", ".build", ".swiftpm", "DerivedData", "SourcePackages", ".dart_tool",
    ".pub-cache", ".symlinks", ".plugin_symlinks", ".gradle", ".cxx", ".idea", ".vscode",
    "node_modules", "xcuserdata", "__MACOSX", "Index.noindex", "Intermediates.noindex", ".bundle",
    ".venv",
  ]
  private static let closed: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "app", "xcarchive",
    "dsym", "docc", "playground", "icon", "scnassets", "imageset", "xcresult", "bundle",
  ]
  /// Endings in ``closed`` that the name of a Gradle module can have too.
  private static let ofModules: Set<String> = ["app", "bundle", "framework"]
  private static let buildFiles = Set(BuildFiles.gradleScripts).union([
    BuildFiles.swiftPackage, "pubspec.yaml", "package.json", "Podfile", "CMakeLists.txt",
  ])
}

extension FolderListing {
  /// The paths of the folders that a walk enters from the one at a path.
  func entered(at path: String) -> [String] {
    let prefix = path.isEmpty ? "" : path + "/"
    return folders.filter { FolderPolicy.enters($0, siblings: self) }.map { prefix + $0 }
  }
}
