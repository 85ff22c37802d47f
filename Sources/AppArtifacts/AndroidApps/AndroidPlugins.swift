/// The plugins that Flutter and React Native link into an app by themselves.
struct AndroidPlugins {
  /// The Android folders of plugins that lie in the tree.
  private(set) var folders: [String] = []
  /// The names of those that do not.
  private(set) var unseen: [String] = []

  /// The plugins of the build at a folder, by the files of the app around it.
  init(of root: String, in tree: FileTree) {
    // The build of such an app is the folder "android" of the app.
    let outer = TreePath.folder(root)
    guard !root.isEmpty else { return }
    let pubspec = TreePath.joined(outer, "pubspec.yaml")
    if tree.hasFile(pubspec) {
      var seen: Set<String> = []
      addFlutter(outer, in: tree, &seen)
    }
    let package = TreePath.joined(outer, "package.json")
    if tree.hasFile(package), let bytes = try? tree.read(package, limit: 4 << 20) {
      addNode(NodePackage(bytes), beside: outer, in: tree)
    }
    (folders, unseen) = (folders.uniqued, unseen.uniqued)
  }

  /// The plugins under `dependencies` of a pubspec, and those that they depend on in the tree.
  private mutating func addFlutter(
    _ folder: String, in tree: FileTree, _ seen: inout Set<String>
  ) {
    let file = TreePath.joined(folder, "pubspec.yaml")
    guard seen.count < 64, seen.insert(folder).inserted,
      let bytes = try? tree.read(file, limit: 1 << 20)
    else { return }
    var isOpen = false
    var name = ""
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let indent = line.prefix { $0 == " " }.count
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.filter { !" '\"".contains($0) }
      }
      guard let key = parts.first, !key.hasPrefix("#") else { continue }
      if indent == 0 {
        // The example of a plugin names it where only development needs it.
        isOpen = key == "dependencies" || key == "dev_dependencies" || key == "dependency_overrides"
      } else if isOpen, indent == 2 {
        name = key
        if parts.count > 1, !parts[1].isEmpty { unseen.append(name) }
      } else if isOpen, key == "path", parts.count > 1 {
        let place = TreePath.joined(folder, parts[1])
        let android = TreePath.joined(place, "android")
        if tree.hasFolder(android) { folders.append(android) }
        addFlutter(place, in: tree, &seen)
      }
    }
    unseen.removeAll { name in
      name == "sdk" || name == "cupertino_icons" || Self.foreign.contains(where: name.hasSuffix)
    }
  }

  /// The packages of npm that have an Android side, installed or told by their names.
  private mutating func addNode(_ package: NodePackage, beside folder: String, in tree: FileTree) {
    let installed = TreePath.joined(folder, "node_modules")
    let isInstalled = tree.hasFolder(installed)
    for name in package.dependencies where NodePackage.soundsNative(name) {
      let android = installed + "/" + name + "/android"
      if isInstalled, tree.hasFolder(android) {
        folders.append(android)
      } else {
        unseen.append(name)
      }
    }
  }

  /// How packages end that have no Android side.
  private static let foreign = [
    "_lints", "_platform_interface", "_web", "_ios", "_apple", "_darwin", "_macos", "_windows",
    "_linux",
  ]
}
