import SwiftSyntax

extension RefusedPlace {
  /// Whether code asks for location, or reaches it through a name of the module.
  func reaches(_ node: Syntax) -> Bool {
    let names = AskingNames(given: given, asking: asking, apart: apart)
    names.walk(node)
    return !names.names.isDisjoint(with: reaching)
  }

  /// The parameters of the functions around the place.
  private var given: Set<String> {
    token.ancestors.reduce(into: []) { names, node in
      guard let function = node.as(FunctionDeclSyntax.self) else { return }
      for parameter in function.signature.parameterClause.parameters {
        names.insert((parameter.secondName ?? parameter.firstName).text)
      }
    }
  }

  /// The names that reach nothing because something does not exist: those of its members, and what
  /// is read only to call it.
  private var apart: Set<SyntaxIdentifier> {
    guard refusal.isOfNothing else { return [] }
    var places: Set<SyntaxIdentifier> = []
    var inner = Syntax(token)
    for node in token.ancestors {
      if let access = node.as(MemberAccessExprSyntax.self) {
        if inner.id == access.base?.id { places.insert(access.declName.id) }
        if let base = access.base, inner.id != base.id { addRead(Syntax(base), to: &places) }
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        guard inner.id == call.calledExpression.id else { break }
        for argument in call.arguments { addRead(Syntax(argument.expression), to: &places) }
      } else if !node.is(ExprSyntax.self) {
        break
      }
      inner = node
    }
    return places
  }

  /// Adds the names that code reads and does not call.
  private func addRead(_ node: Syntax, to places: inout Set<SyntaxIdentifier>) {
    if node.is(ClosureExprSyntax.self) { return }
    if let call = node.as(FunctionCallExprSyntax.self) {
      for argument in call.arguments { addRead(Syntax(argument.expression), to: &places) }
      return
    }
    if node.is(DeclReferenceExprSyntax.self) { places.insert(node.id) }
    for child in node.children(viewMode: .sourceAccurate) { addRead(child, to: &places) }
  }
}

/// Finds the names through which code may ask for something.
private final class AskingNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private let given: Set<String>
  private let asking: Set<String>
  private let apart: Set<SyntaxIdentifier>

  init(given: Set<String>, asking: Set<String>, apart: Set<SyntaxIdentifier>) {
    self.given = given
    self.asking = asking
    self.apart = apart
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isAMember = access?.declName.id == node.id
    // `$0.name` is a member of what the closure is given.
    let isOfWhatIsGiven = isAMember && access?.base?.trimmedDescription.hasPrefix("$") == true
    let isOwn = !apart.contains(node.id) && (isAMember || !given.contains(name)) && !isOfWhatIsGiven
    if isOwn || asking.contains(name) { names.insert(name) }
    return .visitChildren
  }

  /// The name of a type alone asks for nothing.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    node.declName.baseName.text == "self" ? .skipChildren : .visitChildren
  }

  /// Nor does a selector.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "selector" ? .skipChildren : .visitChildren
  }

  /// Nor does the selector of a tap.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["action", "selector"].contains(node.label?.text ?? "") else { return .visitChildren }
    let called = node.expression.as(FunctionCallExprSyntax.self)?.calledExpression
    let isSelector = [".init", "Selector"].contains(called?.trimmedDescription ?? "")
    return isSelector ? .skipChildren : .visitChildren
  }
}
