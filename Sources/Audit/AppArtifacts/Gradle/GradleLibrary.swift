/// A library that a build compiles in, by its coordinates in a repository of Maven's.
struct GradleLibrary: Hashable, Sendable {
  var group: String
  var name: String
  /// The version as far as a script or a catalog says it.
  var version: String?

  init(_ group: String, _ name: String, version: String? = nil) {
    (self.group, self.name, self.version) = (group, name, version)
  }

  /// Reads "group:name:version"; nil for what has no two parts.
  init?(coordinates: Substring) {
    let parts = coordinates.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
    let version = parts.count > 2 ? parts[2].prefix { $0 != "@" } : ""
    self.init(
      String(parts[0]), String(parts[1]), version: version.isEmpty ? nil : String(version))
  }

  /// "group:name".
  var module: String { group + ":" + name }
}
