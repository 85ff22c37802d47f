/// The versions of npm's packages that a lock file holds: yarn.lock, package-lock.json.
struct NodeLock {
  private var versions: [String: String] = [:]

  /// The lock file beside a package.json, or the nearest around it: a workspace has one for all.
  init(of folder: String, in tree: FileTree) {
    var place = folder
    while true {
      for (name, read) in [("yarn.lock", Self.yarn), ("package-lock.json", Self.npm)] {
        let file = TreePath.joined(place, name)
        guard tree.hasFile(file), let bytes = try? tree.read(file, limit: 16 << 20) else {
          continue
        }
        versions = read(bytes)
        return
      }
      if place.isEmpty { return }
      place = TreePath.folder(place)
    }
  }

  /// The version that is installed; nil if the lock does not say, or where there are several.
  func version(_ name: String) -> String? { versions[name] }

  /// `"name@^1.0.0", "name@npm:^1.1.0":` and below it `version "1.2.0"` or `version: 1.2.0`.
  private static func yarn(_ bytes: [UInt8]) -> [String: String] {
    var found: [String: Set<String>] = [:]
    var name = ""
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " }
      if text.startIndex == line.startIndex {
        let bare = line.filter { $0 != "\"" }
        // The name may begin with an at sign of its own.
        name = String(bare.prefix(1) + bare.dropFirst().prefix { $0 != "@" })
      } else if text.hasPrefix("version"),
        text.dropFirst(7).first == " " || text.hasPrefix("version:")
      {
        let version = text.dropFirst(7).filter { !" \":".contains($0) }
        found[name, default: []].insert(String(version))
      }
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private static func npm(_ bytes: [UInt8]) -> [String: String] {
    guard let list = try? CompactPropertyList.read(bytes, file: "package-lock.json") else {
      return [:]
    }
    var found: [String: String] = [:]
    // The first form lists packages by name, later ones by the folder.
    if let packages = list.root["dependencies"]?.members {
      for member in packages { found[member.name] = member.value["version"]?.string }
    }
    let prefix = "node_modules/"
    if let packages = list.root["packages"]?.members {
      for member in packages where member.name.hasPrefix(prefix) {
        found[String(member.name.dropFirst(prefix.count))] = member.value["version"]?.string
      }
    }
    return found
  }
}
