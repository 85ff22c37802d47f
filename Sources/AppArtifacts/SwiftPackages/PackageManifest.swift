/// What a Package.swift says of products, targets and the packages it needs.
struct PackageManifest {
  var products: [Product] = []
  var targets: [Target] = []
  /// Folders of packages it needs, relative to its own.
  var localPackages: [String] = []
  /// Names of packages that are fetched.
  var remotePackages: [String] = []

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
    /// The only files and folders that count; empty where all do.
    var sources: [String]
    /// Targets and products that it needs.
    var dependencies: [Dependency]
    var isBinary: Bool
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
        guard let name else { continue }
        products.append(
          Product(
            name: name, isDynamic: call["type"]?.words.contains("dynamic") == true,
            targets: call["targets"]?.strings ?? []))
      case "target", "executableTarget", "binaryTarget":
        // Inside a list of dependencies `.target(name:)` has no other label that matters here.
        guard let name, !targets.contains(where: { $0.name == name }) || call.arguments.count > 1
        else { continue }
        targets.removeAll { $0.name == name }
        targets.append(Self.target(call, name: name, scanner.constants))
      case "package":
        if let path = call["path"]?.strings.first {
          localPackages.append(path)
        } else if let url = call["url"]?.strings.first {
          remotePackages.append(Self.identity(url))
        }
      default: continue
      }
    }
  }

  private static func target(
    _ call: ManifestScanner.Call, name: String, _ constants: [String: ManifestScanner.Value]
  ) -> Target {
    let written = call["dependencies"]
    // Some write `.helpers` for a dependency that a constant of the manifest holds.
    var held: [ManifestScanner.Value] = []
    var waiting = Array((written?.words ?? []).reversed())
    var seen: Set<String> = []
    while let word = waiting.popLast() {
      guard let value = constants[word], seen.insert(word).inserted else { continue }
      held.append(value)
      waiting += value.words.reversed()
    }
    return Target(
      name: name, path: call["path"]?.strings.first, exclude: call["exclude"]?.strings ?? [],
      sources: call["sources"]?.strings ?? [],
      dependencies: ([written].compactMap(\.self) + held).flatMap(dependencies),
      isBinary: call.name == "binaryTarget")
  }

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
      ?? (targets.contains { $0.name == name }
        ? Product(name: name, isDynamic: false, targets: [name]) : nil)
  }

  /// The name of a package that is fetched: the last part of its address.
  static func identity(_ url: String) -> String {
    var url = url
    while url.hasSuffix("/") { url.removeLast() }
    let name = TreePath.name(url)
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
