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

  private static func test(_ element: ConditionElementSyntax) -> (key: String, isThere: Bool)? {
    var keys: [String] = []
    var reads = false
    var comparison: String?
    for token in element.condition.tokens(viewMode: .sourceAccurate) {
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
    guard keys.count == 1, reads else { return nil }
    switch element.condition {
    case .optionalBinding: return comparison == nil ? (keys[0], true) : nil
    case .expression(let expression):
      let last = expression.bare.as(SequenceExprSyntax.self)?.elements.last
      guard last?.is(NilLiteralExprSyntax.self) == true, comparison == "!=" || comparison == "=="
      else { return nil }
      return (keys[0], comparison == "!=")
    default: return nil
    }
  }
}
