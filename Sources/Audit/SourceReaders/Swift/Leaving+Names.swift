import SwiftSyntax

/// The names in code, without those of methods that taps call, and of what holds a stub.
final class ReachedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let opaque: Set<String>

  init(except opaque: Set<String>) {
    self.opaque = opaque
    super.init(viewMode: .sourceAccurate)
  }

  /// What is called of a stub reaches nothing, whatever else has its name.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    return isOpaque(base) ? .skipChildren : .visitChildren
  }

  private func isOpaque(_ node: ExprSyntax) -> Bool {
    if let chain = node.as(OptionalChainingExprSyntax.self) { return isOpaque(chain.expression) }
    if let force = node.as(ForceUnwrapExprSyntax.self) { return isOpaque(force.expression) }
    if let access = node.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "self"
        && opaque.contains(access.declName.baseName.text)
    }
    return node.as(DeclReferenceExprSyntax.self).map { opaque.contains($0.baseName.text) } ?? false
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["action", "selector"].contains(node.label?.text ?? "") else { return .visitChildren }
    let called = node.expression.as(FunctionCallExprSyntax.self)?.calledExpression
    let isSelector = [".init", "Selector"].contains(called?.trimmedDescription ?? "")
    return isSelector ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if !opaque.contains(node.baseName.text) { names.insert(node.baseName.text) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether it is in a class that inherits from UIKit's or from one that is missing.
  func isOfAStrangersClass(_ types: Set<String>) -> Bool {
    for ancestor in ancestors {
      if let type = ancestor.as(ExtensionDeclSyntax.self) {
        return type.extendedType.trimmedDescription.hasPrefix("UI")
      }
      guard let type = ancestor.as(ClassDeclSyntax.self) else { continue }
      guard let above = type.inheritanceClause.names.first else { return false }
      return types.contains(above) || above.hasPrefix("UI")
    }
    return false
  }
}

/// The names of what is declared with the type of a stub, or made as one.
final class OpaqueFinder: SyntaxVisitor {
  private let types: Set<String>
  private(set) var names: Set<String> = []
  /// What overrides something of UIKit's, or of a class that is missing.
  private(set) var overriding: Set<String> = []
  /// The names of parameters.
  private(set) var bound: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind, let parent = token.parent else {
      return .visitChildren
    }
    if parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self) || parent.is(ClosureCaptureSyntax.self)
      || parent.is(AccessorParametersSyntax.self) || parent.is(IdentifierPatternSyntax.self)
    {
      bound.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override"), node.isOfAStrangersClass(types) {
      overriding.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.has("override"), node.isOfAStrangersClass(types),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      overriding.insert(name)
    }
    return .visitChildren
  }

  init(_ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return .visitChildren
    }
    let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    if isOfAStub(node.typeAnnotation?.type) || isCast(node.initializer?.value)
      || made.map({ types.contains($0.trimmedDescription) }) == true
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      isOfAStub(node.typeAnnotation?.type) || isCast(node.initializer?.value)
    {
      names.insert(name)
    }
    return .visitChildren
  }

  /// Whether a value is cast to a stub.
  private func isCast(_ value: ExprSyntax?) -> Bool {
    guard let list = value?.as(SequenceExprSyntax.self)?.elements, list.count == 3,
      list.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
    else { return false }
    return isOfAStub(list.last?.as(TypeExprSyntax.self)?.type)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isOfAStub(node.type) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  private func isOfAStub(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let wrapped = type.as(OptionalTypeSyntax.self) { return isOfAStub(wrapped.wrappedType) }
    if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isOfAStub(wrapped.wrappedType)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return isOfAStub(some.constraint) }
    return type.as(IdentifierTypeSyntax.self).map { types.contains($0.name.text) } ?? false
  }
}
