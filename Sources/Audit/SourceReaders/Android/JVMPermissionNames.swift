/// The short names by which a file knows permissions.
struct JVMPermissionNames {
  /// The permissions that the file imports by their names.
  var imported: Set<String> = []
  /// The permissions by the constants of the file that hold one.
  var constants: [String: String] = [:]
}

extension JVMPermissionNames {
  init(in tokens: [JVMToken]) {
    self.init(imported: Self.imports(in: tokens), constants: Self.constants(in: tokens))
  }

  /// `FINE` and its permission, from `FINE = Manifest.permission.ACCESS_FINE_LOCATION`. A name with two
  /// different permissions is left out.
  private static func constants(in tokens: [JVMToken]) -> [String: String] {
    var found: [String: Set<String>] = [:]
    for place in tokens.indices.dropFirst() where tokens[place].text == "=" {
      let name = tokens[place - 1]
      guard name.isName, name.text.count > 1, name.text.isOfConstant else { continue }
      let words = tokens[(place + 1)...].prefix(8).map(\.text)
      let path = words.starts(with: ["android", "."]) ? words.dropFirst(2) : words[...]
      guard path.starts(with: ["Manifest", ".", "permission", "."]),
        let permission = path.dropFirst(4).first
      else { continue }
      found[name.text, default: []].insert(permission)
    }
    return found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// `SCAN` of `import android.Manifest.permission.SCAN`.
  private static func imports(in tokens: [JVMToken]) -> Set<String> {
    let found = tokens.indices.filter { place in
      tokens[place].text == "import" && place + 6 < tokens.count
    }.compactMap { place -> String? in
      let words = tokens[place...].dropFirst().prefix { $0.line == tokens[place].line }.map(\.text)
      let path = words.drop { $0 == "static" }
      guard path.starts(with: ["android", ".", "Manifest", ".", "permission", "."]) else {
        return nil
      }
      return path.last { $0 != ";" }
    }
    return Set(found)
  }
}
