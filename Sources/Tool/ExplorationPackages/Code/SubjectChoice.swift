import FileAccess
import SourceReaders

/// Which types of a module are explored.
struct SubjectChoice {
  /// What is explored; at least one.
  private(set) var subjects: [ExploredType] = []
  /// The names of others that could have been meant.
  private(set) var others: [String] = []

  /// The types that are named, or the outermost of those that reach location.
  ///
  /// Without a name it is one of the files that the person gave.
  init(
    in entries: EntryPoints, of given: Set<String>, named names: [String], paths: [String],
    purposeKey: String
  ) throws(CommandFailure) {
    let reach = LocationReach(entries)
    let files = paths.joined(separator: " ")
    let values = SampleValues(entries: entries, purposeKey: purposeKey)
    func explored(_ type: EntryType) -> ExploredType {
      ExploredType(type, with: values, reach: reach)
    }
    let open = entries.types.filter { Self.canBeMade($0) }
    guard names.isEmpty else {
      for name in names {
        guard let type = open.first(where: { $0.name == name }) else {
          let known = open.map(\.name).joined(separator: ", ")
          throw CommandFailure(
            "\(files): declares no type \(name) that a test could make; it has "
              + (known.isEmpty ? "none" : known))
        }
        subjects.append(explored(type))
      }
      return
    }
    let own = open.filter { type in
      given.contains(type.position.file)
        || type.methods.contains { given.contains($0.position.file) }
    }
    let reaching = own.filter { reach.types.contains($0.lastName) }
    func asking(_ types: [EntryType]) -> [ExploredType] {
      types.map(explored).filter { !$0.actions.isEmpty || Self.asksWhenMade($0, reach) }
    }
    var asking = asking(reaching.filter { !$0.isScreen })
    // What draws asks by itself where nothing else does.
    if asking.isEmpty {
      asking = Self.screens(reaching.filter { $0.showing != nil }, explored, reach)
    }
    let real = asking.filter { !$0.type.isFake }
    let whole = (real.isEmpty ? asking : real).filter { !$0.type.isExtension }
    let candidates = whole.isEmpty ? asking : whole
    let outer = candidates.filter { inner in
      !candidates.contains { Self.uses($0, inner) && !Self.stands(inner, above: $0) }
    }
    subjects = outer.isEmpty ? candidates : outer
    if !subjects.contains(where: { $0.making.missing.isEmpty }),
      let whole = candidates.first(where: { $0.making.missing.isEmpty })
    {
      subjects.append(whole)
    }
    guard !subjects.isEmpty else {
      let known = own.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        "\(files): no type that a test could make asks for location, motion or Bluetooth; "
          + (known.isEmpty
            ? "give the files that do"
            : "give the files that do, or name one with --type: \(known)"))
    }
    let chosen = Set(subjects.map(\.type.name))
    others = candidates.map(\.type.name).filter { !chosen.contains($0) }
  }

  private static func canBeMade(_ type: EntryType) -> Bool {
    guard !type.isHidden, !type.isGeneric else { return false }
    switch type.kind {
    case .class, .actor, .struct: return true
    case .enum: return type.methods.contains { $0.isStatic }
    case .protocol: return false
    case nil: return LocationReach.services.contains(type.name)
    }
  }

  /// The screens that reach location by what is tapped, or by being shown.
  private static func screens(
    _ types: [EntryType], _ explored: (EntryType) -> ExploredType, _ reach: LocationReach
  ) -> [ExploredType] {
    types.filter { !reach.members(of: $0).isEmpty }.map(explored)
  }

  private static func asksWhenMade(_ subject: ExploredType, _ reach: LocationReach) -> Bool {
    reach.members(of: subject.type).contains("init") && subject.type.kind != .struct
  }

  /// Whether a type uses another, too, and is not made of one.
  private static func stands(_ type: ExploredType, above other: ExploredType) -> Bool {
    uses(type, other)
      && !type.type.initializers.contains { call in
        call.parameters.contains { $0.type == other.type.name }
      }
  }

  private static func uses(_ outer: ExploredType, _ inner: ExploredType) -> Bool {
    outer.type.name != inner.type.name && outer.type.uses.contains(inner.type.lastName)
  }
}
