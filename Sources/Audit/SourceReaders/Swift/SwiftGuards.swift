import SwiftSyntax

/// Finds out whether code runs only after a test of the app's own UIBackgroundModes.
///
/// A test names the key itself, or a variable or function of the same file whose value comes from
/// it.
struct SwiftGuards {
  private let source: SwiftSource
  /// The names whose value comes from the key; nil if the file never names it.
  private let names: Set<String>?

  init(_ source: SwiftSource) {
    self.source = source
    names = source.mentions("ackgroundModes") ? Self.derivedNames(in: source) : nil
  }

  /// Whether a test surrounds or precedes a node.
  func isGuarded(_ node: some SyntaxProtocol) -> Bool {
    guard names != nil else { return false }
    return isGuardedHere(node) || isGuardedByCallers(node)
  }

  private func isGuardedHere(_ node: some SyntaxProtocol) -> Bool {
    var child = Syntax(node)
    for parent in node.ancestors {
      if parent.is(MemberBlockItemSyntax.self) { return false }
      if isGuarded(child, by: parent) { return true }
      child = parent
    }
    return false
  }

  /// A private function is guarded where every call of it is.
  private func isGuardedByCallers(_ node: some SyntaxProtocol) -> Bool {
    guard let function = SwiftEnclosure(of: node).function,
      function.modifiers.arePrivate
    else { return false }
    let calls = source.tokens(function.name.text).filter {
      $0.parent?.is(DeclReferenceExprSyntax.self) == true && !$0.isWithin(function)
    }
    return !calls.isEmpty && calls.allSatisfy { isGuardedHere($0) }
  }
}

extension SwiftGuards {
  private func isGuarded(_ child: Syntax, by parent: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branch):
      if child == Syntax(branch.body) { return polarity(branch.conditions)?.isTrusted == true }
      guard child == branch.elseBody.map({ Syntax($0) }) else { return false }
      return polarity(branch.conditions)?.flipped.isTrusted == true
    case .whileStmt(let loop):
      return child == Syntax(loop.body) && polarity(loop.conditions)?.isTrusted == true
    case .switchExpr(let choice):
      return child == Syntax(choice.cases) && tests(choice.subject)
    case .codeBlockItemList(let items):
      return items.contains { $0.endPosition <= child.position && lets($0.item, pass: child) }
    case .exprList(let list):
      return list.contains { Syntax($0) != child && tests($0) }
    case .labeledExprList(let arguments):
      return arguments.contains { Syntax($0) != child && tests($0) }
    default: return false
    }
  }

  /// Whether a statement before the code lets only tested runs pass.
  private func lets(_ item: CodeBlockItemSyntax.Item, pass child: Syntax) -> Bool {
    switch item {
    case .stmt(let statement):
      if let check = statement.as(GuardStmtSyntax.self) {
        return polarity(check.conditions)?.isTrusted == true
      }
      guard let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
      else { return false }
      return leaves(branch)
    case .expr(let expression):
      if let branch = expression.as(IfExprSyntax.self) { return leaves(branch) }
      // `try requireBackgroundMode()` throws where the mode is not there.
      return expression.is(TryExprSyntax.self) && tests(expression)
    case .decl: return false
    }
  }

  /// `if !modes.contains("location") { return }`
  private func leaves(_ branch: IfExprSyntax) -> Bool {
    branch.elseBody == nil && branch.body.statements.last?.leaves == true
      && polarity(branch.conditions)?.flipped.isTrusted == true
  }
}

extension SwiftGuards {
  private func polarity(_ conditions: ConditionElementListSyntax) -> Polarity? {
    // Checked as a whole first: one that asks for another mode only is no test.
    guard tests(conditions) else { return nil }
    return Polarity.all(
      conditions.map { element in
        if case .expression(let expression) = element.condition { return polarity(expression) }
        return tests(element) ? .holds : nil
      })
  }

  private func polarity(_ expression: ExprSyntax) -> Polarity? {
    let node = expression.bare
    if let prefixed = node.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
      return polarity(prefixed.expression)?.flipped
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return Polarity.any(
        sequence.elements.split("||").map { .all($0.split("&&").map(comparison)) })
    }
    guard tests(node) else { return nil }
    return node.lastName == "isEmpty" ? .fails : .holds
  }

  /// `modes == nil`, `modes?.contains("location") != true`, `modes?.contains("location") ?? false`
  private func comparison(_ part: [ExprSyntax]) -> Polarity? {
    guard let first = part.first, let told = polarity(first) ?? part.last.flatMap(polarity) else {
      return nil
    }
    guard part.count >= 3, let infix = part[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      infix == "==" || infix == "!=", let last = part.last?.bare
    else { return told }
    let isNothing =
      last.is(NilLiteralExprSyntax.self) || last.booleanLiteral == false
      || last.as(IntegerLiteralExprSyntax.self)?.literal.text == "0"
    return isNothing == (infix == "==") ? told.flipped : told
  }

  /// Whether a node tests the modes for location: naming another mode alone does not.
  private func tests(_ node: some SyntaxProtocol) -> Bool {
    var (named, others, location) = (false, false, false)
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        named = named || names?.contains(name) == true || Self.saysBackgroundModes(name)
      case .stringSegment(let text):
        named = named || text == "UIBackgroundModes"
        location = location || text == "location"
        others = others || BackgroundMode.others.contains(text)
      default: break
      }
    }
    return named && (location || !others)
  }

  /// Helpers of other files, such as `Bundle.main.backgroundModes`, tell by their name.
  private static func saysBackgroundModes(_ name: String) -> Bool {
    name.hasSuffix("ackgroundModes")
  }
}

extension SwiftGuards {
  /// The variables and functions of the file whose value comes from the key, at any remove.
  private static func derivedNames(in source: SwiftSource) -> Set<String> {
    var names: Set<String> = []
    var fresh = source.tokens("UIBackgroundModes").reduce(into: Set<String>()) {
      $0.formUnion(owners(of: $1))
    }
    while !fresh.isEmpty {
      names.formUnion(fresh)
      fresh = fresh.sorted().reduce(into: []) { next, name in
        for token in source.tokens(name)
        where token.parent?.is(DeclReferenceExprSyntax.self) == true {
          next.formUnion(owners(of: token).subtracting(names))
        }
      }
    }
    return names
  }

  /// The declarations whose value a token takes part in.
  private static func owners(of token: TokenSyntax) -> Set<String> {
    var owners: Set<String> = []
    var isInClosure = false
    for node in token.ancestors {
      switch node.as(SyntaxEnum.self) {
      case .closureExpr: isInClosure = true
      case .patternBinding(let binding):
        let type = binding.typeAnnotation?.type
        if type.map(mayTell) ?? !isInClosure, let name = binding.pattern.onlyName {
          owners.insert(name)
        }
      case .optionalBindingCondition(let binding):
        if !isInClosure, let name = binding.pattern.onlyName { owners.insert(name) }
      case .functionDecl(let function):
        let throwing = function.signature.effectSpecifiers?.throwsClause != nil
        if throwing || function.signature.returnClause.map({ mayTell($0.type) }) == true {
          owners.insert(function.name.text)
        }
        return owners
      case .memberBlockItem: return owners
      default: break
      }
    }
    return owners
  }

  /// Whether a value of a type can tell the modes: a truth value or texts, not an object.
  private static func mayTell(_ type: TypeSyntax) -> Bool {
    let text = type.trimmedDescription
    return ["Bool", "String", "Any", "NSArray", "Set"].contains { text.contains($0) }
  }
}

extension PatternSyntax {
  fileprivate var onlyName: String? { self.as(IdentifierPatternSyntax.self)?.identifier.text }
}
