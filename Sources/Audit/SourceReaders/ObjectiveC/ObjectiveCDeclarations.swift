/// What headers declare of the properties and the variables of classes.
struct ObjectiveCDeclarations {
  /// What `@interface Name : Superclass` says, by the name.
  let superclasses: [String: String]
  /// The classes of what a class declares, by its name and by theirs without underscore.
  private var types: [String: [String: String]] = [:]

  /// What a header declares; nothing where there is none.
  init(_ header: ObjectiveCSource?) {
    superclasses = header?.superclasses ?? [:]
    guard let header else { return }
    for index in header.tokens.indices
    where header.isToken(index, "interface") && header.isToken(index - 1, "@") {
      let members = Self.members(from: index, in: header)
      types[header.text(index + 1), default: [:]].merge(members) { own, _ in own }
    }
  }

  /// The class of what a class declares; nil if the headers do not say.
  func type(of name: String, in owner: String) -> String? { types[owner]?[Self.bare(name)] }

  /// A name without the underscore of its variable.
  static func bare(_ name: String) -> String {
    name.first == "_" ? String(name.dropFirst()) : name
  }

  /// `Type *name;` and `- (Type *)name;` up to the end of an interface.
  private static func members(from start: Int, in header: ObjectiveCSource) -> [String: String] {
    var found: [String: String] = [:]
    for index in start..<header.tokens.count {
      if header.isToken(index, "end"), header.isToken(index - 1, "@") { break }
      guard header.isToken(index + 1, ";"), let type = header.type(declaredAt: index) else {
        continue
      }
      found[bare(header.text(index))] = type
    }
    return found
  }
}

extension ObjectiveCSource {
  /// The class of a name where it is declared: `Type *name`, or a getter `- (Type *)name`.
  func type(declaredAt index: Int) -> String? {
    guard isIdentifier(index) else { return nil }
    if isToken(index - 1, "*"), isIdentifier(index - 2) { return text(index - 2) }
    guard isToken(index - 1, ")"), isToken(index - 2, "*"), isIdentifier(index - 3),
      isToken(index - 4, "("), isToken(index - 5, "-")
    else { return nil }
    return text(index - 3)
  }
}
