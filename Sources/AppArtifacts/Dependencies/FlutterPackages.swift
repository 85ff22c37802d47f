/// What a Flutter app depends on.
enum FlutterPackages {
  /// The packages that may have a native iOS side.
  ///
  /// From .flutter-plugins-dependencies: just those that have one. From a pubspec.lock: those the app names itself, and the iOS halves of federated plugins, which
  /// their names give away. From a pubspec.yaml: those under `dependencies`. Parts of the SDK are left
  /// out, and so is what only development needs, unless it lies beside: the plugin of an example app.
  static func plugins(_ bytes: [UInt8], file: String) -> [String] {
    if file.hasSuffix("-dependencies") {
      let list = try? CompactPropertyList.read(bytes, file: file)
      let plugins = list?.root["plugins"]?["ios"]?.elements.compactMap { $0["name"]?.string }
      return plugins ?? []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.first { $0.hasPrefix("packages:") } != nil ? locked(lines) : named(lines)
  }

  private static func locked(_ lines: [Substring]) -> [String] {
    var plugins: [String] = []
    var name = ""
    var isWanted = false
    var isOpen = false
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      let text = line.trimmed
      if indent == 0 {
        isOpen = text == "packages:"
      } else if isOpen, indent == 2, text.hasSuffix(":") {
        name = text.dropLast().filter { $0 != "\"" }
        isWanted = hasPlatformSuffix(name)
      } else if isOpen, indent == 4 {
        if text.hasPrefix("dependency:"), text.holds("direct main") { isWanted = true }
        if text.hasPrefix("dependency:"), text.holds("direct dev") { isWanted = false }
        if text.hasPrefix("source:"), isWanted || text.holds("path"), !text.holds("sdk") {
          plugins.append(name)
        }
      }
    }
    return plugins
  }

  private static func named(_ lines: [Substring]) -> [String] {
    var plugins: [String] = []
    var isOpen = false
    var isDevelopment = false
    var name = ""
    for line in lines {
      let indent = line.prefix { $0 == " " }.count
      let text = line.trimmed
      if text.hasPrefix("#") { continue }
      if indent == 0 {
        isOpen = text == "dependencies:"
        isDevelopment = text == "dev_dependencies:"
      } else if isDevelopment {
        if indent == 2 { name = String(text.prefix { $0 != ":" }) }
        if text.hasPrefix("path:") { plugins.append(name) }
      } else if isOpen, indent == 2, let colon = text.firstIndex(of: ":") {
        plugins.append(String(text[..<colon]))
      } else if isOpen, indent > 2, text.hasPrefix("sdk:"), !plugins.isEmpty {
        plugins.removeLast()
      }
    }
    return plugins
  }

  private static func hasPlatformSuffix(_ name: String) -> Bool {
    ["_apple", "_ios", "_darwin", "_foundation", "_avfoundation", "_storekit"]
      .contains(where: name.hasSuffix)
  }
}
