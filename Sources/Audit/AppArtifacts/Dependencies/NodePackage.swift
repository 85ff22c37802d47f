/// What a package.json depends on.
struct NodePackage {
  /// The names under `dependencies`, in the order of the file.
  private(set) var dependencies: [String] = []
  /// The version that each is wanted in, as it is written.
  private(set) var wanted: [String] = []

  /// The versions that it asks for.
  private(set) var versions: [String: VersionRange] = [:]

  init(_ bytes: [UInt8]) {
    guard let list = try? CompactPropertyList.read(bytes, file: "package.json") else { return }
    guard let members = list.root["dependencies"]?.members else { return }
    dependencies = members.map(\.name)
    wanted = members.map { $0.value.string ?? "" }
    for member in members {
      versions[member.name] = member.value.string.flatMap { VersionRange(requirements: [$0]) }
    }
  }

  /// The package whose folder a path leads into: "@a/b" for "../node_modules/@a/b/ios".
  static func name(ofPath path: String) -> String? {
    guard let rest = path.rest(after: "node_modules/") else { return nil }
    let parts = rest.split(separator: "/")
    guard let first = parts.first else { return nil }
    return first.hasPrefix("@") ? parts.prefix(2).joined(separator: "/") : String(first)
  }

  /// The version that a package says of itself.
  static func version(_ bytes: [UInt8]) -> VersionRange? {
    guard let list = try? CompactPropertyList.read(bytes, file: "package.json") else { return nil }
    return list.root["version"]?.string.flatMap { VersionRange(exactly: $0) }
  }

  /// Whether a package is likely to have a native side, where it is not there to be looked at.
  static func soundsNative(_ name: String) -> Bool {
    let bare = name.split(separator: "/").last.map(String.init) ?? name
    if bare == "react-native" || bare.hasPrefix("eslint") || name.hasPrefix("@types/") {
      return false
    }
    return bare.holds("react-native") || name.hasPrefix("@react-native")
      || bare.hasPrefix("expo-") || name.hasPrefix("@capacitor")
      || bare.hasPrefix("capacitor-") || bare.holds("cordova-plugin")
      || bare.holds("cordova-background")
  }
}
