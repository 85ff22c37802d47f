/// What a Flutter app depends on.
enum FlutterPackages {
  /// A package that may have a native side.
  struct Plugin: Hashable {
    var name: String
    var versions: VersionRange?
    /// Where it lies, as Flutter or the app's own files say.
    var path: String?
  }

  /// The packages that may have a native iOS side.
  ///
  /// From .flutter-plugins-dependencies: just those that have one. From a pubspec.lock: those the app names itself, and the iOS halves of federated plugins, which
  /// their names give away. From a pubspec.yaml: those under `dependencies`. Parts of the SDK are left
  /// out, and so is what only development needs, unless it lies beside: the plugin of an example app.
  static func plugins(_ bytes: [UInt8], file: String) -> [Plugin] {
    if file.hasSuffix("-dependencies") {
      let list = try? CompactPropertyList.read(bytes, file: file)
      let listed = list?.root["plugins"]?["ios"]?.elements.compactMap { entry in
        // What only development needs is left out of a release.
        entry["dev_dependency"]?.boolean == true
          ? nil
          : entry["name"]?.string.map { name in
            let path = entry["path"]?.string ?? ""
            let folder = TreePath.name(path.hasSuffix("/") ? String(path.dropLast()) : path)
            let version = folder.split(separator: "-", maxSplits: 1).dropFirst().first
            return Plugin(
              name: name, versions: version.flatMap { VersionRange(exactly: $0) },
              path: path.isEmpty ? nil : path)
          }
      }
      return listed ?? []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { $0.hasPrefix("packages:") } != nil ? locked(lines) : named(lines)
  }

  private static func locked(_ lines: [Substring]) -> [Plugin] {
    var plugins: [Plugin] = []
    var name = ""
    var path: String?
    var isWanted = false
    var isListed = false
    var isOpen = false
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      let text = line.trimmed
      if indent == 0 {
        isOpen = text == "packages:"
      } else if isOpen, indent == 2, text.hasSuffix(":") {
        name = text.dropLast().filter { $0 != "\"" }
        isWanted = hasPlatformSuffix(name)
        isListed = false
        path = nil
      } else if isOpen, indent == 6, text.hasPrefix("path:") {
        path = value(text)
      } else if isOpen, indent == 4 {
        if text.hasPrefix("dependency:"), text.holds("direct main") { isWanted = true }
        if text.hasPrefix("dependency:"), text.holds("direct dev") { isWanted = false }
        if text.hasPrefix("source:"), isWanted || text.holds("path"), !text.holds("sdk") {
          plugins.append(Plugin(name: name, path: text.holds("path") ? path : nil))
          isListed = true
        }
        if isListed, text.hasPrefix("version:") {
          plugins[plugins.count - 1].versions = VersionRange(exactly: value(text))
        }
      }
    }
    return plugins
  }

  private static func named(_ lines: [Substring]) -> [Plugin] {
    var plugins: [Plugin] = []
    var isOpen = false
    var isDevelopment = false
    var name = ""
    // The path of a git repository comes after its address.
    var isFirst = false
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      let text = line.trimmed
      if text.isEmpty || text.hasPrefix("#") { continue }
      defer { isFirst = indent == 2 }
      if indent == 0 {
        isOpen = text == "dependencies:"
        isDevelopment = text == "dev_dependencies:"
      } else if isDevelopment {
        if indent == 2 { name = String(text.prefix { $0 != ":" }) }
        if isFirst, text.hasPrefix("path:") {
          plugins.append(Plugin(name: name, path: value(text)))
        }
      } else if isOpen, indent == 2, let colon = text.firstIndex(of: ":") {
        plugins.append(
          Plugin(
            name: String(text[..<colon]),
            versions: VersionRange(requirements: [String(text[text.index(after: colon)...])])))
      } else if isOpen, indent > 2, text.hasPrefix("sdk:"), !plugins.isEmpty {
        plugins.removeLast()
      } else if isOpen, isFirst, text.hasPrefix("path:"), !plugins.isEmpty {
        plugins[plugins.count - 1].path = value(text)
      }
    }
    return plugins
  }

  /// What follows the colon of a line, without quotes.
  private static func value(_ line: String) -> String {
    line.split(separator: ":", maxSplits: 1).dropFirst().joined()
      .filter { $0 != "\"" && $0 != "'" }.trimmed
  }

  private static func hasPlatformSuffix(_ name: String) -> Bool {
    ["_apple", "_ios", "_darwin", "_foundation", "_avfoundation", "_storekit"]
      .contains(where: name.hasSuffix)
  }
}
