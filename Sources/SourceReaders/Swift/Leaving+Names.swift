import SwiftSyntax

/// The names in code, without those of methods that taps call.
final class ReachedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["action", "selector"].contains(node.label?.text ?? "") else { return .visitChildren }
    let called = node.expression.as(FunctionCallExprSyntax.self)?.calledExpression
    let isSelector = [".init", "Selector"].contains(called?.trimmedDescription ?? "")
    return isSelector ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether it stands in a class that inherits from UIKit's or from one that is missing.
  func isOfAStrangersClass(_ types: Set<String>) -> Bool {
    for ancestor in ancestors {
      guard let type = ancestor.as(ClassDeclSyntax.self) else { continue }
      guard let above = type.inheritanceClause.names.first else { return false }
      return types.contains(above) || above.hasPrefix("UI")
    }
    return false
  }
}

/// The names of what is declared with the type of a stand-in, or made as one.
final class OpaqueFinder: SyntaxVisitor {
  private let types: Set<String>
  private(set) var names: Set<String> = []
  /// What overrides something of UIKit's, or of a class that is missing.
  private(set) var overriding: Set<String> = []

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
    if isOfAStandIn(node.typeAnnotation?.type)
      || made.map({ types.contains($0.trimmedDescription) }) == true
    {
      names.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if isOfAStandIn(node.type) { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  private func isOfAStandIn(_ type: TypeSyntax?) -> Bool {
    guard let type else { return false }
    if let wrapped = type.as(OptionalTypeSyntax.self) { return isOfAStandIn(wrapped.wrappedType) }
    if let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return isOfAStandIn(wrapped.wrappedType)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) { return isOfAStandIn(some.constraint) }
    return type.as(IdentifierTypeSyntax.self).map { types.contains($0.name.text) } ?? false
  }
}
