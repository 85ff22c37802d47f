import Findings

/// The plugins that Flutter and React Native link into an app by themselves.
struct AndroidPlugins {
  /// A plugin whose Android side is not there to be looked at.
  struct Named: Hashable {
    var name: String
    var version: String?
    /// Where the app names it.
    var position: SourcePosition
  }

  /// The Android folders of plugins that lie in the tree or in a cache.
  private(set) var folders: [String] = []
  /// Those that do not.
  private(set) var named: [Named] = []

  /// The plugins of the build at a folder, by the files of the app around it.
  init(of root: String, in tree: FileTree) {
    // The build of such an app is the folder "android" of the app.
    let outer = TreePath.folder(root)
    guard !root.isEmpty else { return }
    if tree.hasFile(TreePath.joined(outer, "pubspec.yaml")) {
      if !addResolved(outer, in: tree) {
        var seen: Set<String> = []
        let lock = PubspecLock(of: outer, in: tree)
        addFlutter(outer, in: tree, lock, &seen)
        addLocked(lock, in: tree)
      }
    }
    let package = TreePath.joined(outer, "package.json")
    if tree.hasFile(package), let bytes = try? tree.read(package, limit: 4 << 20) {
      addNode(NodePackage(bytes), file: package, in: tree)
    }
    let found = folders.uniqued
    folders = found
    named = named.uniqued.filter { plugin in
      !HarmlessAndroidLibraries.contains(package: plugin.name)
    }
  }

  /// Whether the build at a folder belongs to an app that is not written in Kotlin or Java: the folder
  /// "android" of Flutter's and React Native's, "platforms/android" of Cordova's.
  static func mayServe(_ root: String, in tree: FileTree) -> Bool {
    guard !root.isEmpty else { return false }
    let outer = TreePath.folder(root)
    return [outer, TreePath.folder(outer)].contains { folder in
      ["pubspec.yaml", "package.json", "config.xml"].contains {
        tree.hasFile(TreePath.joined(folder, $0))
      }
    }
  }

  /// The list that Flutter wrote when it fetched the packages; it has everything that is linked.
  private mutating func addResolved(_ folder: String, in tree: FileTree) -> Bool {
    let file = TreePath.joined(folder, ".flutter-plugins-dependencies")
    guard tree.hasFile(file), let bytes = try? tree.read(file, limit: 4 << 20),
      let list = try? CompactPropertyList.read(bytes, file: file),
      let plugins = list.root["plugins"]?["android"]
    else { return addPaths(folder, in: tree) }
    for plugin in plugins.elements {
      if plugin["native_build"]?.boolean == false { continue }
      add(plugin["name"]?.string ?? "", at: plugin["path"]?.string ?? "", folder, file, in: tree)
    }
    return true
  }

  /// The older list, `name=path` in each line, of which nothing says for which platform it is.
  private mutating func addPaths(_ folder: String, in tree: FileTree) -> Bool {
    let file = TreePath.joined(folder, ".flutter-plugins")
    guard tree.hasFile(file), let bytes = try? tree.read(file, limit: 1 << 20) else { return false }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, !line.hasPrefix("#"), !Self.isForeign(String(parts[0])) else {
        continue
      }
      add(String(parts[0]), at: String(parts[1]), folder, file, in: tree)
    }
    return true
  }

  private mutating func add(
    _ name: String, at path: String, _ folder: String, _ file: String, in tree: FileTree
  ) {
    let place = TreePath.joined(folder, path)
    let isOutside = TreePath.isOutside(place)
    let android = TreePath.joined(place, "android")
    if tree.mayRead(place), tree.hasFolder(android) {
      folders.append(android)
    } else if isOutside || !tree.hasFolder(place) {
      let version = TreePath.name(place).split(separator: "-").last.map(String.init)
      named.append(Named(name: name, version: version, position: SourcePosition(file: file)))
    }
  }

  /// The plugins under `dependencies` of a pubspec, and those that they depend on in the tree.
  private mutating func addFlutter(
    _ folder: String, in tree: FileTree, _ lock: PubspecLock, _ seen: inout Set<String>
  ) {
    let file = TreePath.joined(folder, "pubspec.yaml")
    guard seen.count < 64, seen.insert(folder).inserted,
      let bytes = try? tree.read(file, limit: 1 << 20)
    else { return }
    var isOpen = false
    var isDevelopment = false
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.filter { !" '\"".contains($0) }
      }
      guard let key = parts.first, !key.isEmpty, !key.hasPrefix("#") else { continue }
      if indent == 0 {
        isDevelopment = key == "dev_dependencies"
        // The example of a plugin names it where only development needs it.
        isOpen = key == "dependencies" || isDevelopment || key == "dependency_overrides"
      } else if isOpen, indent == 2 {
        guard parts.count > 1, !parts[1].isEmpty, !isDevelopment else { continue }
        let position = SourcePosition(file: file, line: number + 1)
        add(key, lock.versions[key] ?? parts[1].withoutRange, at: position, in: tree)
      } else if isOpen, key == "path", parts.count > 1 {
        let place = TreePath.joined(folder, parts[1])
        let android = TreePath.joined(place, "android")
        if tree.hasFolder(android) { folders.append(android) }
        addFlutter(place, in: tree, lock, &seen)
      }
    }
  }

  /// The Android halves of plugins that come in several packages; only a lock file names them.
  private mutating func addLocked(_ lock: PubspecLock, in tree: FileTree) {
    for (name, version) in lock.versions.sorted(by: { $0.key < $1.key })
    where name.hasSuffix("_android") {
      add(name, version, at: SourcePosition(file: lock.file), in: tree)
    }
  }

  private mutating func add(
    _ name: String, _ version: String, at position: SourcePosition, in tree: FileTree
  ) {
    guard !Self.isForeign(name) else { return }
    if version.isExactVersion, let place = tree.cachedPackage(name, version) {
      if tree.hasFolder(place + "/android") { folders.append(place + "/android") }
      return
    }
    named.append(Named(name: name, version: version, position: position))
  }

  /// The packages of npm that have an Android side, installed or told by their names.
  private mutating func addNode(_ package: NodePackage, file: String, in tree: FileTree) {
    let folder = TreePath.folder(file)
    let lock = NodeLock(of: folder, in: tree)
    for (name, version) in zip(package.dependencies, package.wanted) {
      let found =
        Self.linked(version, from: folder, in: tree)
        ?? Self.installed(name, from: folder, in: tree)
      if let found, tree.hasFolder(found + "/android") {
        folders.append(found + "/android")
      } else if found == nil, NodePackage.soundsNative(name) {
        named.append(
          Named(
            name: name, version: lock.version(name) ?? version.withoutRange,
            position: SourcePosition(file: file)))
      }
    }
  }

  /// The folder of a package that the app has beside it: `file:../plugin`, `link:plugin`.
  private static func linked(_ version: String, from folder: String, in tree: FileTree) -> String? {
    let kinds = ["file:", "link:", "portal:"]
    guard let kind = kinds.first(where: version.hasPrefix) else { return nil }
    let path = TreePath.joined(folder, String(version.dropFirst(kind.count)))
    return tree.hasFolder(path) ? path : nil
  }

  /// Where a package of npm's is installed: beside the app, or beside a folder around it.
  private static func installed(_ name: String, from folder: String, in tree: FileTree) -> String? {
    var place = folder
    while true {
      let found = TreePath.joined(place, "node_modules/" + name)
      if tree.hasFolder(found) { return found }
      if place.isEmpty { return nil }
      place = TreePath.folder(place)
    }
  }

  private static func isForeign(_ name: String) -> Bool {
    name == "sdk" || foreign.contains(where: name.hasSuffix)
  }

  /// How packages end that have no Android side.
  private static let foreign = [
    "_lints", "_platform_interface", "_web", "_ios", "_apple", "_darwin", "_macos", "_windows",
    "_linux", "_foundation", "_avfoundation", "_storekit",
  ]
}

/// The versions of packages that a pubspec.lock holds.
private struct PubspecLock {
  let file: String
  private(set) var versions: [String: String] = [:]

  init(of folder: String, in tree: FileTree) {
    file = TreePath.joined(folder, "pubspec.lock")
    guard tree.hasFile(file), let bytes = try? tree.read(file, limit: 4 << 20) else { return }
    var name = ""
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let indent = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indent)
      if indent == 2 { name = text.prefix { $0 != ":" }.filter { $0 != "\"" } }
      if indent == 4, text.hasPrefix("version:") {
        versions[name] = text.dropFirst("version:".count).filter { !" \"".contains($0) }
      }
    }
  }
}

extension String {
  /// "5.0.1" of "^5.0.1", "~5.0.1" and "5.0.1"; anything else stays, and is no exact version.
  fileprivate var withoutRange: String {
    let bare = drop { $0 == "^" || $0 == "~" || $0 == "=" }
    return bare.first?.isNumber == true && bare.allSatisfy { $0.isNumber || $0 == "." }
      ? String(bare) : self == "any" ? "+" : isEmpty ? self : "[" + self
  }
}
