import SwiftSyntax

/// Finds the purpose keys whose presence decides whether code runs.
enum SwiftPurposeKeyTests {
  /// The keys that are tested around a node, and by what leaves before it.
  static func tests(at node: some SyntaxProtocol) -> PurposeKeyTests {
    var tests: PurposeKeyTests = [:]
    var child = Syntax(node)
    for parent in node.ancestors {
      if parent.is(MemberBlockItemSyntax.self) { break }
      tests.merge(self.tests(of: child, in: parent)) { inner, _ in inner }
      child = parent
    }
    return tests
  }

  private static func tests(of child: Syntax, in parent: Syntax) -> PurposeKeyTests {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branch):
      if child == Syntax(branch.body) { return all(branch.conditions) }
      return child == branch.elseBody.map { Syntax($0) } ? only(branch.conditions) : [:]
    case .codeBlockItemList(let items):
      return items.filter { $0.endPosition <= child.position }.reduce(into: [:]) { tests, item in
        tests.merge(passed(item)) { first, _ in first }
      }
    default: return [:]
    }
  }

  /// What holds behind a statement that leaves where it does not.
  private static func passed(_ item: CodeBlockItemSyntax) -> PurposeKeyTests {
    if let check = item.item.as(GuardStmtSyntax.self) { return all(check.conditions) }
    let expression =
      item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
    guard let branch = expression?.as(IfExprSyntax.self), branch.elseBody == nil,
      branch.body.statements.last?.leaves == true
    else { return [:] }
    return only(branch.conditions)
  }

  private static func all(_ conditions: ConditionElementListSyntax) -> PurposeKeyTests {
    conditions.compactMap(test).reduce(into: [:]) { $0[$1.key] = $1.isThere }
  }

  /// What holds where the only condition does not.
  private static func only(_ conditions: ConditionElementListSyntax) -> PurposeKeyTests {
    guard conditions.count == 1, let test = conditions.first.flatMap(test) else { return [:] }
    return [test.key: !test.isThere]
  }

  private typealias Test = (key: String, isThere: Bool)

  private static func test(_ element: ConditionElementSyntax) -> Test? {
    switch element.condition {
    case .optionalBinding(let binding):
      guard let read = read(in: binding), read.comparison == nil else { return nil }
      return (read.key, true)
    case .expression(let expression): return comparison(expression) ?? constant(expression)
    default: return nil
    }
  }

  /// `bundle.object(forInfoDictionaryKey: "…") != nil`
  private static func comparison(_ expression: ExprSyntax) -> Test? {
    guard let read = read(in: expression), let comparison = read.comparison,
      comparison == "!=" || comparison == "==", isComparedToNil(expression)
    else { return nil }
    return (read.key, comparison == "!=")
  }

  /// `hasKey`, `!hasKey` or `text != nil`, on a constant before it that has such a value.
  private static func constant(_ expression: ExprSyntax) -> Test? {
    let bare = expression.bare
    if let negation = bare.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
      return constant(named: negation.expression.bare).flatMap(comparison)
        .map { ($0.key, !$0.isThere) }
    }
    guard let sequence = bare.as(SequenceExprSyntax.self) else {
      return constant(named: bare).flatMap(comparison)
    }
    let parts = Array(sequence.elements)
    let sign = parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text
    guard parts.count == 3, isComparedToNil(expression), sign == "!=" || sign == "==",
      let read = constant(named: parts[0].bare).flatMap({ read(in: $0) }), read.comparison == nil
    else { return nil }
    return (read.key, sign == "!=")
  }

  /// The value of a constant that is declared in a statement before its use.
  private static func constant(named expression: ExprSyntax) -> ExprSyntax? {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    for parent in expression.ancestors {
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      guard let items = parent.as(CodeBlockItemListSyntax.self) else { continue }
      for item in items.prefix(while: { $0.position < expression.position }).reversed() {
        guard let declaration = item.item.as(VariableDeclSyntax.self) else { continue }
        let binding = declaration.bindings.first {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }
        // A variable of that name hides a constant around it.
        let isConstant = declaration.bindingSpecifier.text == "let"
        if let binding { return isConstant ? binding.initializer?.value : nil }
      }
    }
    return nil
  }

  private static func isComparedToNil(_ expression: ExprSyntax) -> Bool {
    expression.bare.as(SequenceExprSyntax.self)?.elements.last?.is(NilLiteralExprSyntax.self)
      == true
  }

  /// The one key that code reads from an Info.plist, with an operator in that code; nil if not just
  /// one.
  private static func read(in node: some SyntaxProtocol) -> (key: String, comparison: String?)? {
    var keys: [String] = []
    var reads = false
    var comparison: String?
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .stringSegment(let text): if PurposeKeyTests.isKey(text) { keys.append(text) }
      case .identifier(let name): reads = reads || PurposeKeyTests.readers.contains(name)
      case .prefixOperator("!"): return nil
      case .binaryOperator(let name):
        guard comparison == nil else { return nil }
        comparison = name
      default: break
      }
    }
    return keys.count == 1 && reads ? (keys[0], comparison) : nil
  }
}
