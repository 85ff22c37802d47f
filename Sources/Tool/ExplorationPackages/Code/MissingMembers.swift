import SourceReaders

/// What the files of a module may find in extensions of types that are in other files.
struct MissingMembers {
  /// What the files offer together.
  let entries: EntryPoints
  /// The outermost types that they declare, and those of the frameworks that their code names.
  let types: Set<String>
  /// The outermost types that they declare.
  let own: Set<String>
  /// The names that their code uses.
  private let used: Set<String>

  init(of files: [ModuleSources.File]) {
    entries = EntryPoints(joining: files.map(\.entries))
    var used = entries.types.reduce(into: Set(entries.unresolved.map(\.name))) {
      $0.formUnion($1.uses)
      for call in $1.initializers + $1.methods {
        for type in call.parameters.map(\.type) + [call.result ?? ""] { $0.formUnion(type.words) }
      }
      for property in $1.properties { $0.formUnion(property.type?.words ?? []) }
    }
    // Who posts a name writes the dot alone before it.
    if used.contains("NotificationCenter") { used.insert("Notification") }
    own = Set(files.flatMap(\.entries.visibleTypes).filter { !$0.contains(".") })
    types = own.union(used.filter { $0.first?.isUppercase == true })
    self.used = used
  }

  /// What code relies on without naming it.
  private static let plain: Set = ["Equatable", "Hashable", "Comparable", "Identifiable"]

  /// Whether a file extends one of the types by a member that is used, or one of the files' own by
  /// a conformance.
  func areGiven(by file: ModuleSources.File) -> Bool {
    let extensions = file.entries.types.filter { $0.isExtension && types.contains($0.outermost) }
    return extensions.contains { type in
      let names =
        type.methods.filter { !$0.isHidden }.map(\.name)
        + type.properties.filter { !$0.isHidden }.map(\.name)
      return !type.inherits.isEmpty && own.contains(type.outermost)
        || !Self.plain.isDisjoint(with: type.inherits)
        || !used.isDisjoint(with: names)
        || file.entries.visibleTypes.contains {
          $0.hasPrefix(type.name + ".") && used.contains(String($0.dropFirst(type.name.count + 1)))
        }
    }
  }
}

extension String {
  /// The names in a type as it is written.
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
