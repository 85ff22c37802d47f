import SwiftSyntax

/// Reads what a file shows of types whose members may be in several files.
struct SwiftTypeParts {
  private let source: SwiftSource
  private let surroundings: SwiftSurroundings

  init(_ source: SwiftSource, surroundings: SwiftSurroundings) {
    self.source = source
    self.surroundings = surroundings
  }

  /// The parts of types that use platform APIs, and of those that have to do with location managers.
  func parts(ofUsers users: Set<String>) -> [String: SourceReading.TypePart] {
    guard surroundings.mayBeAboutLocation else { return [:] }
    var parts: [String: SourceReading.TypePart] = [:]
    for type in users { parts[type] = SourceReading.TypePart() }
    for (type, others) in source.adopters(of: "CLLocationManagerDelegate") {
      parts[type, default: .init()].isDelegate = true
      if SwiftMisnamedCallbacks.holdsOwnProtocol(others) {
        parts[type]?.hasOwnProtocol = true
      }
    }
    for (type, name, delegate) in surroundings.managers.kept {
      parts[type, default: .init()].managers[name] = delegate
    }
    for function in SwiftMisnamedCallbacks.methods(in: source) {
      guard let name = SwiftMisnamedCallbacks.name(function),
        let type = SwiftEnclosure(of: function.name).typeName?.lastName
      else { continue }
      parts[type, default: .init()].methods.insert(name)
    }
    guard !parts.isEmpty else { return parts }
    for (type, name) in calls { parts[type]?.calls.insert(name) }
    let (isReadElsewhere, isShownOnMap) = (surroundings.isReadElsewhere, surroundings.isShownOnMap)
    for type in parts.keys {
      parts[type]?.isDeclaration = isDeclared(type)
      parts[type]?.mayInherit = surroundings.managers.mayInheritCallbacks(type)
      parts[type]?.takesEvents = surroundings.takesEvents(in: type)
      parts[type]?.isReadElsewhere = isReadElsewhere
      parts[type]?.isShownOnMap = isShownOnMap
    }
    return parts
  }

  /// The calls of methods that are named like most of a delegate's, with the type around each.
  private var calls: [(type: String, name: String)] {
    source.tokens("locationManager").compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let call = SwiftMember(reference).call,
        let type = SwiftEnclosure(of: token).typeName?.lastName
      else { return nil }
      let labels = call.arguments.dropFirst().map { $0.label?.text ?? "_" }
      return (type, LocationDelegateMethod.description(token.text, labels))
    }
  }

  /// Whether the file declares a type, and does not only extend it.
  private func isDeclared(_ type: String) -> Bool {
    source.tokens(type).contains { token in
      token.parent?.asProtocol((any NamedDeclSyntax).self)?.name == token
    }
  }
}
