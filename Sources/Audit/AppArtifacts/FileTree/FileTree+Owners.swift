extension FileTree {
  /// The folder of a file, or around a folder; "" is the root.
  public static func folder(of path: String) -> String { TreePath.folder(path) }

  /// Whether a path leads through a folder of tests, of what tests read, or of fetched libraries.
  public static func isOfTests(_ path: String) -> Bool {
    TreePath.isOfTests(path) || TreePath.isFetched(path)
  }

  /// Whether a build script of Gradle is what describes the folder, whatever its name ends in.
  var isGradleModule: Bool {
    focus.isEmpty && BuildFiles.gradleScripts.contains(where: hasFile)
  }

  /// Whether a folder is that of a package, a pod or a plugin, which bring sources of their own.
  public func holdsOwner(_ folder: String) -> Bool {
    guard let place = index[folder] else { return false }
    return folders[place].files.contains { name in
      name == BuildFiles.swiftPackage || name == "plugin.xml" || name == "Project.swift"
        || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
    }
  }
}
