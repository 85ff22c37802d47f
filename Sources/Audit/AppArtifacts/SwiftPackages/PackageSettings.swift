/// The language that a Package.swift sets for a source, as far as it is written down.
///
/// What the manifest computes, or sets in a loop over its targets, is not seen.
package struct PackageSettings: Hashable {
  /// The language: "5", "6", "4.2".
  package var languageVersion: String
  /// Whether code is isolated to the main actor where it says nothing.
  package var isMainActorByDefault = false
  /// The upcoming and experimental features, as the manifest spells them, in order, but for those
  /// that ask each file for more imports.
  package var features: [String] = []

  /// The oldest release of iOS that the package supports: "16.4"; nil if the manifest says nothing
  /// of iOS.
  package var oldestIOS: String?

  /// Those of the target of a manifest that compiles a source; nil if none does.
  ///
  /// The tree is that of the manifest's folder, the path is seen from there.
  package static func of(_ source: String, in tree: FileTree) -> PackageSettings? {
    guard let bytes = try? tree.read("Package.swift", limit: 1 << 20) else { return nil }
    var packages = LocalPackages(tree: tree)
    let target = packages.manifest("")?.targets.first { target in
      packages.sources(of: target, in: "").contains { $0.path == source }
    }
    return target.flatMap { PackageSettings(ofTarget: $0.name, ManifestScanner(bytes), bytes) }
  }

  /// Those of a target of a manifest; nil where the manifest does not write the target down.
  init?(ofTarget name: String, _ scanner: ManifestScanner, _ bytes: [UInt8]) {
    let targets = scanner.calls.filter {
      ["target", "executableTarget"].contains($0.name) && $0["name"]?.strings.first == name
    }
    guard let target = targets.max(by: { $0.arguments.count < $1.arguments.count }) else {
      return nil
    }
    let whole = scanner.calls.last { $0.name == "Package" }
    let modes = whole?["swiftLanguageModes"] ?? whole?["swiftLanguageVersions"]
    if let platform = Self.calls(in: whole?["platforms"], scanner).last(where: { $0.name == "iOS" }
    ),
      let argument = platform.arguments.first?.value
    {
      oldestIOS = argument.strings.first ?? Self.versions(in: argument).first
    }
    // Of several the package manager takes the newest.
    languageVersion =
      modes.flatMap { Self.versions(in: $0).max() } ?? Self.toolsLanguage(bytes)
    for call in Self.calls(in: target["swiftSettings"], scanner) {
      guard let argument = call.arguments.first?.value else { continue }
      switch call.name {
      case "swiftLanguageMode", "swiftLanguageVersion":
        languageVersion = Self.versions(in: argument).max() ?? languageVersion
      case "defaultIsolation": isMainActorByDefault = argument.words.contains("MainActor")
      case "enableUpcomingFeature", "enableExperimentalFeature":
        guard let name = argument.strings.first, !name.isEmpty, !Self.importing.contains(name),
          name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { continue }
        features.append(".\(call.name)(\"\(name)\")")
      default: continue
      }
    }
  }

  /// Features by which a copy would lack imports that its module has.
  private static let importing: Set = ["InternalImportsByDefault", "MemberImportVisibility"]

  /// The calls of a list, and of the constants that it names.
  private static func calls(
    in value: ManifestScanner.Value?, _ scanner: ManifestScanner
  ) -> [ManifestScanner.Call] {
    guard let value else { return [] }
    return value.calls + value.words.flatMap { scanner.constants[$0]?.calls ?? [] }
  }

  /// `.v5`, `.v4_2`, `.version("6")`.
  private static func versions(in value: ManifestScanner.Value) -> [String] {
    let words = value.words.filter { $0.first == "v" && $0.dropFirst().first?.isNumber == true }
    let named = value.calls.filter { $0.name == "version" }
      .compactMap { $0.arguments.first?.value.strings.first }
    return words.map { String($0.dropFirst().map { $0 == "_" ? "." : $0 }) } + named
  }

  /// The language of the tools that the first line asks for: their own from 6 on, else 5.
  private static func toolsLanguage(_ bytes: [UInt8]) -> String {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let version = line.split(separator: ":").last?.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard line.contains("swift-tools-version"), let version, let major = Int(version) else {
      return "5"
    }
    return major < 5 ? "5" : "\(major)"
  }
}
