/// The short names by which a file knows permissions.
struct JVMPermissionNames {
  /// The permissions that the file imports by their names.
  var imported: Set<String> = []
  /// The permissions by the constants and variables of the file that hold one.
  var held: [String: String] = [:]
}

extension JVMPermissionNames {
  init(in tokens: [JVMToken], isKotlin: Bool) {
    imported = Self.imports(in: tokens)
    let search = JVMPermissionHolders(tokens: tokens, isKotlin: isKotlin, imported: imported)
    held = search.held()
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
