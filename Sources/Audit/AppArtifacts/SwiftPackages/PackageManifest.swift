/// What a Package.swift says of products, targets and the packages it needs.
struct PackageManifest {
  var products: [Product] = []
  var targets: [Target] = []
  /// Folders of packages it needs, relative to its own.
  var localPackages: [String] = []
  /// Names of packages that are fetched, with the versions that it takes.
  var remotePackages: [(name: String, versions: VersionRange?)] = []
  /// How loops and functions of the manifest make targets of names that are handed in.
  private var patterns: [ManifestScanner.Call] = []
  /// The texts of the manifest, which hold those names.
  private var texts: Set<String> = []
  private var constants: [String: ManifestScanner.Value] = [:]

  struct Product {
    var name: String
    var isDynamic: Bool
    var targets: [String]
  }

  struct Target {
    var name: String
    /// Where its sources lie; nil for the usual places.
    var path: String?
    /// Files and folders that are left out, relative to its folder.
    var exclude: [String]
    /// The only files and folders that count; empty if all do.
    var sources: [String]
    /// Targets and products that it needs.
    var dependencies: [Dependency]
    var role: Role
    /// Whether the manifest computes a part of it that this reader could not follow.
    var isPartial = false
    /// Whether a loop or a function of the manifest makes it, as far as anybody can tell.
    var isImplied = false
  }

  /// What becomes of a target in an app.
  enum Role {
    /// Its sources are compiled into the app.
    case code
    /// It is compiled already.
    case binary
    /// It runs while the app is built, as a macro and a plugin do, or stands for a system library.
    case outside
  }

  /// A target or product by name, with its package where that is written down.
  struct Dependency: Hashable {
    var name: String
    var package: String?
  }

  init(_ bytes: [UInt8]) {
    let scanner = ManifestScanner(bytes)
    for call in scanner.calls {
      let name = call["name"]?.strings.first
      switch call.name {
      case "library":
        guard let name, !Self.isComputed(name) else { continue }
        let targets = call["targets"].map { Self.texts(in: $0, scanner.constants).texts } ?? []
        products.append(
          Product(
            name: name, isDynamic: call["type"]?.words.contains("dynamic") == true,
            targets: targets))
      case "target", "executableTarget", "binaryTarget", "macro", "plugin", "systemLibrary":
        guard let name, !Self.isComputed(name) else {
          if call["name"] != nil { patterns.append(call) }
          continue
        }
        // Inside a list of dependencies `.target(name:)` has no other label that matters here.
        guard !targets.contains(where: { $0.name == name }) || call.arguments.count > 1
        else { continue }
        targets.removeAll { $0.name == name }
        targets.append(Self.target(call, name: name, scanner.constants))
      case "package":
        if let path = call["path"]?.strings.first {
          localPackages.append(path)
        } else if let url = call["url"]?.strings.first {
          remotePackages.append((Self.identity(url), Self.versions(call)))
        }
      default: continue
      }
    }
    constants = scanner.constants
    texts = scanner.texts
    // `.target(name: name)` alone is how a dependency is made, unless nothing else makes a target.
    let making = patterns.filter { $0.arguments.count > 1 }
    if !making.isEmpty { patterns = making }
  }

  /// What a manifest puts together of pieces: "\(name)Tests".
  private static func isComputed(_ text: String) -> Bool { text.holds("\\(") }

  private static func target(
    _ call: ManifestScanner.Call, name: String, _ constants: [String: ManifestScanner.Value]
  ) -> Target {
    let held = call["dependencies"].map { self.held(in: $0, constants) }
    return Target(
      name: name, path: call["path"]?.strings.first, exclude: call["exclude"]?.strings ?? [],
      sources: call["sources"]?.strings ?? [],
      dependencies: held?.values.flatMap(dependencies) ?? [], role: role(call),
      isPartial: held?.isPartial == true || call["path"].map { $0.strings.isEmpty } == true)
  }

  private static func role(_ call: ManifestScanner.Call) -> Role {
    switch call.name {
    case "binaryTarget": .binary
    case "macro", "plugin", "systemLibrary": .outside
    default: .code
    }
  }

  /// A value with those of the constants that it names: some write `.helpers` for a dependency.
  ///
  /// It is partial where a name in it is no constant and none of the words that lists hold anyway.
  private static func held(
    in value: ManifestScanner.Value, _ constants: [String: ManifestScanner.Value]
  ) -> (values: [ManifestScanner.Value], isPartial: Bool) {
    var values = [value]
    var isPartial = false
    var waiting = Array(value.words.reversed())
    var seen: Set<String> = []
    while let word = waiting.popLast() {
      guard let value = constants[word] else {
        if !plainWords.contains(word), word.contains(where: { !$0.isNumber }) { isPartial = true }
        continue
      }
      guard seen.insert(word).inserted else { continue }
      values.append(value)
      waiting += value.words.reversed()
    }
    return (values, isPartial)
  }

  /// The texts of a list and of the constants that it names.
  private static func texts(
    in value: ManifestScanner.Value, _ constants: [String: ManifestScanner.Value]
  ) -> (texts: [String], isPartial: Bool) {
    let held = held(in: value, constants)
    return (held.values.flatMap(\.strings), held.isPartial)
  }

  private static let plainWords: Set<String> = [
    "target", "product", "byName", "init", "let", "var", "static", "private", "fileprivate",
    "public", "func", "return", "extension", "Target", "Dependency", "PackageDescription", "Self",
    "self", "Package", "String", "as", "condition", "when", "platforms", "get", "internal",
  ]

  private static func dependencies(in value: ManifestScanner.Value) -> [Dependency] {
    value.strings.map { Dependency(name: $0) }
      + value.calls.compactMap { call in
        guard ["target", "product", "byName"].contains(call.name),
          let name = call["name"]?.strings.first
        else { return nil }
        return Dependency(name: name, package: call["package"]?.strings.first)
      }
  }

  /// A product as it is written down, or as a function of the manifest makes it of one target.
  func product(_ name: String) -> Product? {
    products.first { $0.name == name }
      ?? (target(name) != nil ? Product(name: name, isDynamic: false, targets: [name]) : nil)
  }

  /// A target as it is written down, or as a loop or a function of the manifest makes it.
  func target(_ name: String) -> Target? {
    if let written = targets.first(where: { $0.name == name }) { return written }
    guard let pattern = patterns.first, texts.contains(name) else { return nil }
    var target = Self.target(pattern, name: name, constants)
    target.path = target.path.map { Self.filled($0, with: name) }
    target.isImplied = true
    // Nothing shows which one of several is meant.
    if patterns.count > 1 { target.isPartial = true }
    return target
  }

  /// `Modules/\(name)` with the name in its place.
  private static func filled(_ text: String, with name: String) -> String {
    guard let rest = text.rest(after: "\\("), let end = rest.firstIndex(of: ")") else {
      return text
    }
    let start = text.utf8.count - rest.utf8.count - 2
    return String(decoding: text.utf8.prefix(start), as: UTF8.self) + name
      + rest[rest.index(after: end)...]
  }

  /// `from: "1.0.0"`, `exact: "1.0.0"`, `.upToNextMinor(from: "1.0.0")` or `"1.0.0"..<"2.0.0"`.
  private static func versions(_ call: ManifestScanner.Call) -> VersionRange? {
    if let text = call["exact"]?.strings.first { return VersionRange(exactly: text) }
    if let text = call["from"]?.strings.first { return VersionRange(from: text, growing: 0) }
    guard let value = call.arguments.first(where: { $0.label.isEmpty })?.value else { return nil }
    if let inner = value.calls.first {
      let text = (inner["from"] ?? inner[""])?.strings.first
      return switch inner.name {
      case "exact": text.flatMap { VersionRange(exactly: $0) }
      case "upToNextMajor": text.flatMap { VersionRange(from: $0, growing: 0) }
      case "upToNextMinor": text.flatMap { VersionRange(from: $0, growing: 1) }
      default: nil
      }
    }
    guard value.strings.count == 2 else { return nil }
    return VersionRange(from: value.strings[0], upTo: value.strings[1])
  }

  /// The name of a package that is fetched: the last part of its address.
  static func identity(_ url: String) -> String {
    var url = url
    while url.hasSuffix("/") { url.removeLast() }
    let name = TreePath.name(url)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
