import Findings

/// Requests by plugins of Capacitor, which pass no names: the permissions are in the annotation of
/// the plugin's class (`getcapacitor/Plugin.java`).
extension AndroidSourceReader {
  /// The requests of the plugin that the file declares.
  ///
  /// `requestAllPermissions` asks for everything in the annotation at once, the others for those of
  /// an alias. Aliases are mostly literals, which are not read: such a call may be for any of them.
  func requestsOfCapacitor() -> [AndroidCall] {
    guard names.contains("CapacitorPlugin") else { return [] }
    guard !names.isDisjoint(with: Self.ofCapacitor), let entries = permissionsOfPlugin() else {
      return []
    }
    var found: [AndroidCall] = []
    var blocks = blocks()
    for place in tokens.indices {
      if Self.ofCapacitor.contains(tokens[place].text), token(place + 1)?.text == "(",
        !isDeclaration(place)
      {
        let (levels, isOld) = (levels(at: place, blocks), blocks.isForOldLevels(place))
        found += requests(at: place, for: entries).map { call in
          var call = call
          (call.levels, call.isForOldLevels) = (levels, isOld)
          return call
        }
      }
      blocks.pass(place)
    }
    return found
  }

  private static let ofCapacitor: Set = [
    "requestAllPermissions", "requestPermissionForAlias", "requestPermissionForAliases",
  ]

  /// `@Permission(alias = ALIAS, strings = { … })`.
  private struct Entry {
    /// The constant that is the alias, if it is not a literal.
    var alias: String?
    var permissions: [String]
  }

  /// The permissions in the annotation of the only plugin of the file.
  private func permissionsOfPlugin() -> [Entry]? {
    let annotations = tokens.indices.filter {
      tokens[$0].text == "CapacitorPlugin" && token($0 - 1)?.text == "@"
    }
    guard annotations.count == 1 else { return nil }
    let range = extent(from: annotations[0] + 1)
    return range.filter { tokens[$0].text == "Permission" && token($0 + 1)?.text == "(" }
      .map { place in
        let arguments = extent(from: place + 1)
        let alias = arguments.first { tokens[$0].text == "alias" && token($0 + 1)?.text == "=" }
        let constant = alias.flatMap { alias in
          tokens[(alias + 2)...].prefix { $0.isWord || $0.text == "." }.last { $0.isName }?.text
        }
        let strings = arguments.drop { tokens[$0].text != "strings" }
          .prefix { tokens[$0].text != "alias" }
        return Entry(alias: constant, permissions: strings.compactMap(permission).uniqued)
      }
  }

  private func requests(at site: Int, for entries: [Entry]) -> [AndroidCall] {
    func call(_ permissions: [String], isWhole: Bool) -> AndroidCall {
      var call = AndroidCall(
        .permissionRequest, path: path, line: tokens[site].line, permissions: permissions)
      call.isWhole = isWhole
      return call
    }
    if tokens[site].text == "requestAllPermissions" {
      let permissions = entries.flatMap(\.permissions).uniqued
      let isWhole = entries.allSatisfy { !$0.permissions.isEmpty }
      return permissions.isEmpty ? [] : [call(permissions, isWhole: isWhole)]
    }
    let passed = Set(extent(from: site + 1).map { tokens[$0].text })
    let named = entries.filter { $0.alias.map(passed.contains) == true }
    let isKnown = named.count == 1 || entries.count == 1
    return (named.isEmpty ? entries : named).filter { !$0.permissions.isEmpty }
      .map { call($0.permissions, isWhole: isKnown) }
  }
}
