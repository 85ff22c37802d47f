extension AndroidSourceReader {
  /// The types and top-level functions of the file, by which other files get to what it calls.
  ///
  /// None are needed where the system makes its objects, as it does those of activities and services,
  /// or a framework does that finds them by annotations.
  func entrances() -> [String]? {
    guard names.isDisjoint(with: Self.foundByAnnotation) else { return nil }
    var found: [String] = []
    var depth = 0
    for place in tokens.indices {
      let word = tokens[place].text
      if word == "{" { depth += 1 }
      if word == "}" { depth -= 1 }
      if Self.types.contains(word), token(place - 1)?.text != ":",
        let name = token(place + 1), name.isName
      {
        let isOfSystem = supertypes(at: place).contains { supertype in
          Self.madeBySystem.contains(where: supertype.hasSuffix)
        }
        if isOfSystem { return nil }
        found.append(name.text)
      } else if depth == 0, word == "fun",
        let name = tokens[(place + 1)...].prefix(Self.longestHead).prefix(while: { $0.text != "(" })
          .last(where: \.isName)
      {
        found.append(name.text)
      }
    }
    return found.isEmpty ? nil : found.uniqued
  }

  private static let types: Set = ["class", "interface", "object", "enum"]

  private static let foundByAnnotation: Set = [
    "InstallIn", "AutoService", "ContributesBinding", "ContributesTo", "EntryPoint", "HiltWorker",
    "ReactMethod", "CapacitorPlugin",
  ]

  private static let madeBySystem = [
    "Activity", "Application", "Fragment", "Initializer", "Plugin", "Provider", "Receiver",
    "Service", "View", "ViewModel", "Worker",
  ]
}
