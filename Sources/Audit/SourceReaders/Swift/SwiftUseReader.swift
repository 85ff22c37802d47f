import SwiftSyntax

/// Recognises uses of platform APIs at the names that the filter found in a Swift file.
struct SwiftUseReader {
  let source: SwiftSource
  let constants: SwiftConstants
  /// The names that stand for `CLLocationManager`: itself, aliases and subclasses of this file.
  let managers: Set<String>

  init(_ source: SwiftSource) {
    self.source = source
    constants = SwiftConstants(source: source)
    managers = Self.managers(of: source)
  }

  /// The uses at an occurrence of a name: none for a declaration, a comment or a type alone.
  ///
  /// A type that a property declares, or an alias, may be constructed elsewhere: hence several.
  func uses(of name: PlatformName, at token: TokenSyntax) -> [SwiftUse] {
    if case .stringSegment(let text) = token.tokenKind {
      return text == name.spelling ? uses(of: name, inString: token) : []
    }
    guard case .identifier = token.tokenKind else { return [] }
    if token.ancestors.contains(where: { $0.is(UnexpectedNodesSyntax.self) }) {
      return looseUse(of: name, at: token).map { [$0] } ?? []
    }
    if let type = SwiftTypeMention(token) {
      return name.kind == .type ? constructions(of: name.api, declaredAt: type) : []
    }
    if name.kind == .stateCallback {
      return SwiftBluetoothStates(source: source).use(at: token).map { [$0] } ?? []
    }
    if name.kind == .denial {
      return source.mentions("luetooth") && token.parent?.is(DeclReferenceExprSyntax.self) == true
        ? [SwiftUse(name.api, .read, at: token)] : []
    }
    if name.kind == .reason { return reasonUse(of: name, at: token).map { [$0] } ?? [] }
    if name.kind == .callback { return callbackUse(of: name, at: token).map { [$0] } ?? [] }
    if name.kind == .property, let argument = token.parent?.as(LabeledExprSyntax.self) {
      return labelUse(of: name, argument).map { [$0] } ?? []
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return [] }
    if name.kind == .type || name.kind == .updates {
      return typeUse(of: name, at: reference).map { [$0] } ?? []
    }
    let member = SwiftMember(reference)
    guard mayBePlatform(member, of: name) else { return [] }
    switch name.kind {
    case .method, .typeMethod: return methodUse(of: name, member).map { [$0] } ?? []
    case .property, .measure: return propertyUse(of: name, member).map { [$0] } ?? []
    case .status: return statusUse(of: name, member).map { [$0] } ?? []
    case .type, .updates, .setter, .measureSetter, .bundleKey, .callback, .delegate,
      .stateCallback, .denial, .reason:
      return []
    }
  }

  /// A name in an expression that no declaration of this file gives another meaning.
  private func reasonUse(of name: PlatformName, at token: TokenSyntax) -> SwiftUse? {
    guard token.parent?.is(DeclReferenceExprSyntax.self) == true else { return nil }
    let isOwn = source.tokens(name.spelling).contains { other in
      other.parent?.asProtocol((any NamedDeclSyntax).self)?.name == other
        || other.parent?.is(IdentifierPatternSyntax.self) == true
        || other.parent?.is(EnumCaseElementSyntax.self) == true
    }
    return isOwn ? nil : SwiftUse(name.api, .read, at: token)
  }

  /// The label of a delegate's method: `locationManager(_:didUpdateLocations:)`.
  private func callbackUse(of name: PlatformName, at token: TokenSyntax) -> SwiftUse? {
    guard let parameter = token.parent?.as(FunctionParameterSyntax.self),
      parameter.firstName == token,
      let function = parameter.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self),
      function.name.text == "locationManager", function.body != nil
    else { return nil }
    return SwiftUse(name.api, .implementation, at: token)
  }

  private static func managers(of source: SwiftSource) -> Set<String> {
    var names: Set<String> = ["CLLocationManager"]
    for token in source.tokens("CLLocationManager") {
      guard let type = SwiftTypeMention(token) else { continue }
      if let name = type.aliasName ?? type.subclassName { names.insert(name) }
    }
    return names
  }

  /// The key read from the Info dictionary, and names looked up at run time.
  private func uses(of name: PlatformName, inString token: TokenSyntax) -> [SwiftUse] {
    if name.kind == .bundleKey { return [SwiftUse(name.api, .read, at: token)] }
    let lookups = ["Selector", "NSSelectorFromString", "NSClassFromString"]
    guard
      let call = token.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first,
      let called = call.calledExpression.lastName, lookups.contains(called)
    else { return [] }
    return [SwiftUse(name.api, .reference, at: token)]
  }

  /// Code that the parser could not place: checked by the neighboring tokens.
  private func looseUse(of name: PlatformName, at token: TokenSyntax) -> SwiftUse? {
    let before = token.previousToken(viewMode: .sourceAccurate)?.tokenKind
    guard let next = token.nextToken(viewMode: .sourceAccurate) else { return nil }
    switch name.kind {
    case .type:
      guard next.tokenKind == .leftParen, before != .keyword(.func) else { return nil }
      return SwiftUse(name.api, .construction, .dynamic, at: token)
    case .method where before == .period && next.tokenKind == .leftParen:
      return SwiftUse(name.api, .call, .dynamic, purposeKey: .dynamic, at: token)
    case .property where before == .period && next.tokenKind == .equal:
      let value = next.nextToken(viewMode: .sourceAccurate)?.tokenKind
      let argument: PlatformCall.Argument =
        switch value {
        case .keyword(.true): .boolean(true)
        case .keyword(.false): .boolean(false)
        default: .dynamic
        }
      return SwiftUse(name.api, .assignment, argument, at: token)
    default: return nil
    }
  }
}
