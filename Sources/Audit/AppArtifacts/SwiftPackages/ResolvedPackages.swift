/// The versions that a Package.resolved pins, by the identity of each package in lower case.
///
/// The file holds `null`, for which the reader of JSON has no use: its names and texts are enough.
enum ResolvedPackages {
  static func versions(_ bytes: [UInt8]) -> [String: VersionRange] {
    var versions: [String: VersionRange] = [:]
    var identity: String?
    let text = String(decoding: bytes, as: UTF8.self)
    let parts = text[...].parts(between: { $0 == UInt8(ascii: "\"") }, omittingEmpty: false)
    // Between a name and its text is a colon and nothing else.
    for place in parts.indices.dropLast(2)
    where parts[place + 1].trimmed == ":" {
      let text = parts[place + 2]
      switch parts[place] {
      case "location", "repositoryURL":
        identity = PackageManifest.identity(String(text)).lowercased()
      case "version":
        if let identity, let version = VersionRange(exactly: text) {
          versions[identity] = version
        }
      default: continue
      }
    }
    return versions
  }

  /// Where Xcode keeps the file of a project, and SwiftPM that of a folder.
  static func places(of bundle: String) -> [String] {
    let file = "xcshareddata/swiftpm/Package.resolved"
    let folder = TreePath.folder(bundle)
    return [
      bundle + "/project.xcworkspace/" + file,
      TreePath.joined(folder, TreePath.stem(bundle) + ".xcworkspace/" + file),
      TreePath.joined(folder, "Package.resolved"),
    ]
  }
}
