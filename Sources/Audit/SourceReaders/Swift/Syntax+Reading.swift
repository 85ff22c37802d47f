import SwiftSyntax

extension DeclModifierListSyntax {
  /// Whether other files cannot reach what they modify.
  var arePrivate: Bool {
    contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) }
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, from the inside out.
  var ancestors: some Sequence<Syntax> {
    sequence(state: Syntax(self)) { (node: inout Syntax) -> Syntax? in
      guard let parent = node.parent else { return nil }
      node = parent
      return parent
    }
  }

  /// Whether it lies in what a function or a property gives as a view, and in no closure of that.
  var isOfAViewsBody: Bool {
    for node in ancestors {
      if let isView = node.givesAView { return isView }
      if node.is(ClosureExprSyntax.self) { return false }
    }
    return false
  }

  /// Whether a function or a property is declared to give a view; nil for anything else.
  var givesAView: Bool? {
    let type: TypeSyntax?
    if let function = self.as(FunctionDeclSyntax.self) {
      type = function.signature.returnClause?.type
    } else if let binding = self.as(PatternBindingSyntax.self) {
      type = binding.typeAnnotation?.type
    } else {
      return nil
    }
    return type?.trimmedDescription == "some View"
  }

  /// Whether this node lies within another of the same tree.
  func isWithin(_ other: some SyntaxProtocol) -> Bool {
    position >= other.position && endPosition <= other.endPosition
  }

  /// The code in one line and without comments, whatever lines it was written in.
  var inOneLine: String {
    var text = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      let isInside = text.last.map { "([<".contains($0) } ?? true
      let closes = [")", "]", ">"].contains(token.text)
      isApart = isApart || !token.leadingTrivia.isEmpty
      if isApart, !isInside, !closes { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }

  /// Whether an identifier in this node satisfies a test.
  func containsIdentifier(where test: (String) -> Bool) -> Bool {
    tokens(viewMode: .sourceAccurate).contains {
      if case .identifier(let name) = $0.tokenKind { test(name) } else { false }
    }
  }
}

extension Sequence<ExprSyntax> {
  /// The operands between the operators of one spelling, in an unfolded sequence.
  func split(_ infix: String) -> [[ExprSyntax]] {
    split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == infix }.map(Array.init)
  }
}

extension ExprSyntax {
  /// The expression without `!`, `?`, `try`, `await` and lone brackets around it.
  var bare: ExprSyntax {
    var node = self
    while let inner = node.unwrapped { node = inner }
    return node
  }

  private var unwrapped: ExprSyntax? {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression }
    if let tried = self.as(TryExprSyntax.self) { return tried.expression }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    {
      return only.expression
    }
    if let sequence = self.as(SequenceExprSyntax.self), sequence.elements.count == 1 {
      return sequence.elements.first
    }
    return nil
  }

  /// The last name of `name`, `a.b.name` and `.name`.
  var lastName: String? {
    let node = bare
    if let reference = node.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    return node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The literal that a Boolean is.
  var booleanLiteral: Bool? {
    bare.as(BooleanLiteralExprSyntax.self).map { $0.literal.tokenKind == .keyword(.true) }
  }
}
