import AppArtifacts
import SwiftSyntax

/// Finds out who can run the function around a use.
struct SwiftFunctionReach {
  private let source: SwiftSource
  /// Whether Objective-C sees the members of some class; looked up once.
  private let hasObjCMembers: Bool

  init(source: SwiftSource) {
    self.source = source
    hasObjCMembers = source.mentions("objcMembers")
  }

  /// Who can run a function.
  enum Reach: Equatable {
    /// Code that is out of sight may: a framework, a storyboard, Objective-C.
    case open
    /// No one: it is private, and its file does not name it.
    case never
    /// Only code that names it.
    case byName(String)
  }

  /// Who can run the code of a node.
  func reach(_ node: some SyntaxProtocol) -> Reach {
    let enclosure = SwiftEnclosure(of: node)
    if let initializer = enclosure.initializer {
      return isUncalled(initializer, of: enclosure) ? .never : .open
    }
    guard let function = enclosure.function, !isCalledByOthers(function) else { return .open }
    let name = function.name.text
    if function.modifiers.arePrivate {
      let isNamed = source.tokens(name).contains { !$0.isWithin(function) }
      return isNamed ? .open : .never
    }
    if let type = enclosure.type, !hasPlainAncestors(type) { return .open }
    return .byName(name)
  }

  /// Whether an initializer is private and its file creates no instance of the type.
  ///
  /// Frameworks can call initializers that override those of their own classes.
  private func isUncalled(_ initializer: InitializerDeclSyntax, of enclosure: SwiftEnclosure)
    -> Bool
  {
    guard initializer.modifiers.arePrivate, initializer.attributes.isEmpty, !hasObjCMembers,
      let type = enclosure.typeName?.lastName, let declaration = enclosure.type,
      !overrides(initializer) || hasPlainAncestors(declaration, of: Self.neverMaking),
      source.tokens("Self").isEmpty
    else { return false }
    let isNamed = source.tokens(type).contains { token in
      guard let parent = token.parent else { return true }
      return !parent.isProtocol(NamedDeclSyntax.self)
        && parent.parent?.is(ExtensionDeclSyntax.self) != true
    }
    let isMade = source.tokens("init").contains { token in
      !(token.parent?.is(InitializerDeclSyntax.self) ?? false)
        && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.base?.is(SuperExprSyntax.self)
          != true
    }
    return !isNamed && !isMade
  }

  private func overrides(_ initializer: InitializerDeclSyntax) -> Bool {
    initializer.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
  }

  /// Classes and protocols that never create instances of the types that inherit from them.
  private static let neverMaking: Set<String> = [
    "CBCentralManagerDelegate", "CLLocationManager", "CLLocationManagerDelegate", "NSObject",
    "ObservableObject", "Sendable",
  ]

  /// Whether a function may replace an ancestor's, be a callback, or be called by its selector.
  private func isCalledByOthers(_ function: FunctionDeclSyntax) -> Bool {
    let isReplacing = function.modifiers.contains {
      [.keyword(.override), .keyword(.open)].contains($0.name.tokenKind)
    }
    let names =
      [function.name.text]
      + function.signature.parameterClause.parameters.map {
        $0.firstName.text
      }
    return isReplacing || !function.attributes.isEmpty || hasObjCMembers
      || names.contains { name in Self.marks.contains(where: name.holds) }
      || Self.witnesses.contains(function.name.text)
  }

  private static let marks: [StaticString] = ["did", "Did", "will", "Will", "should", "Should"]
  /// Functions of common protocols that an app implements and never calls.
  private static let witnesses: Set<String> = ["body", "main", "makeBody", "perform", "start"]

  /// Whether all that a type inherits from or conforms to calls none of its functions by other
  /// names.
  private func hasPlainAncestors(_ type: Syntax, of plain: Set<String> = Self.plain) -> Bool {
    let clause: InheritanceClauseSyntax?
    switch type.as(SyntaxEnum.self) {
    case .classDecl(let type): clause = type.inheritanceClause
    case .structDecl(let type): clause = type.inheritanceClause
    case .enumDecl(let type): clause = type.inheritanceClause
    case .actorDecl(let type): clause = type.inheritanceClause
    case .extensionDecl(let type): clause = type.inheritanceClause
    default: return false
    }
    return clause?.inheritedTypes.allSatisfy { inherited in
      plain.contains(inherited.type.trimmedDescription.lastName)
    } ?? true
  }

  private static let plain: Set<String> = [
    "App", "CBCentralManagerDelegate", "CBPeripheralDelegate", "CLLocationManagerDelegate",
    "Codable",
    "Identifiable", "NSObject", "NSObjectProtocol", "ObservableObject", "Sendable", "UIResponder",
    "UIApplicationDelegate", "UIView", "UIViewController", "UIWindowSceneDelegate", "View",
  ]
}
