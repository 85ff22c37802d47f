import SwiftSyntax

extension SwiftUseReader {
  /// A class name in an expression: `CLMonitor("name")`, `CLMonitor.init`, `CLMonitor.self`.
  func typeUse(of name: PlatformName, at reference: DeclReferenceExprSyntax) -> SwiftUse? {
    guard isPlatformType(name) else { return nil }
    var expression = ExprSyntax(reference)
    if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName == reference
    {
      guard let module = access.base?.lastName, SwiftMember.frameworks.contains(module) else {
        return nil
      }
      expression = ExprSyntax(access)
    }
    if name.kind == .type, let call = SwiftMember.call(of: expression) {
      return construction(of: name.api, by: call, at: reference)
    }
    guard let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base == expression
    else { return nil }
    let call = SwiftMember.call(of: ExprSyntax(access))
    if name.kind == .updates {
      guard access.declName.baseName.text == "liveUpdates" else { return nil }
      return SwiftUse(name.api, call == nil ? .reference : .call, at: access.declName)
    }
    guard access.declName.baseName.tokenKind == .keyword(.`init`) else {
      // A static query neither prompts nor crashes, yet it names the class in the binary.
      return SwiftUse(name.api, .reference, at: reference)
    }
    guard let call else { return SwiftUse(name.api, .construction, .dynamic, at: reference) }
    return construction(of: name.api, by: call, at: reference)
  }

  /// A class name in a type position: an ancestor, or the type of what `.init()` gives.
  func constructions(of api: PlatformAPI, declaredAt type: SwiftTypeMention) -> [SwiftUse] {
    guard isPlatformType(type.token.text) else { return [] }
    if type.subclass != nil { return [SwiftUse(api, .subclass, at: type.token)] }
    if let alias = type.aliasName {
      return source.tokens(alias).flatMap { token -> [SwiftUse] in
        if let mention = SwiftTypeMention(token) { return implicitConstructions(of: api, mention) }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return [] }
        return typeUse(of: PlatformName(alias, api, .type), at: reference).map { [$0] } ?? []
      }
    }
    // A web view may be made by a storyboard: a variable of its type is enough to expect one.
    if api == .webView { return [SwiftUse(api, .reference, at: type.token)] }
    return implicitConstructions(of: api, type)
  }

  private func implicitConstructions(
    of api: PlatformAPI, _ type: SwiftTypeMention
  ) -> [SwiftUse] {
    guard source.mentions(".init") else { return [] }
    var values = type.values
    if let pattern = type.binding?.pattern.as(IdentifierPatternSyntax.self) {
      values += source.tokens(pattern.identifier.text).compactMap { token in
        token.parent?.as(DeclReferenceExprSyntax.self).flatMap { SwiftMember($0).assignedValue }
      }
    }
    return values.compactMap { value in
      guard let call = value.bare.as(FunctionCallExprSyntax.self),
        let called = call.calledExpression.as(MemberAccessExprSyntax.self), called.base == nil,
        called.declName.baseName.tokenKind == .keyword(.`init`)
      else { return nil }
      return construction(of: api, by: call, at: call)
    }
  }

  private func construction(
    of api: PlatformAPI, by call: FunctionCallExprSyntax, at node: some SyntaxProtocol
  ) -> SwiftUse {
    func argument(_ label: String?) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }
    var use = SwiftUse(api, .construction, at: node)
    switch api {
    case .serviceSession:
      use.argument = argument("authorization").map(Self.memberName) ?? .dynamic
      use.purposeKey = argument("fullAccuracyPurposeKey").map(constants.text) ?? .none
    case .monitor: use.argument = argument(nil).map(constants.text) ?? .dynamic
    default: break
    }
    return use
  }

  private static func memberName(_ expression: ExprSyntax) -> PlatformCall.Argument {
    expression.bare.as(MemberAccessExprSyntax.self).map { .member($0.declName.baseName.text) }
      ?? .dynamic
  }

  private func isPlatformType(_ name: PlatformName) -> Bool { isPlatformType(name.spelling) }

  /// A view named LocationButton or WebView is Apple's only where its module is imported.
  private func isPlatformType(_ spelling: String) -> Bool {
    switch spelling {
    case "LocationButton": source.mentions("CoreLocationUI")
    case "WebView": source.mentions("import WebKit") && !declares(spelling)
    default: true
    }
  }

  /// Whether this file declares a type of a name, which is then not the platform's.
  private func declares(_ name: String) -> Bool {
    source.tokens(name).contains { token in
      token.parent?.asProtocol((any NamedDeclSyntax).self)?.name == token
    }
  }
}
