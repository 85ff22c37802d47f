import SwiftSyntax

/// The authorization statuses under which code runs, as far as `if`, `guard` and `switch` show.
///
/// A private function runs under those of its calls.
enum SwiftStatusContext {
  /// The names in the order of their raw values; nil when unknown.
  static func names(at node: some SyntaxProtocol, in source: SwiftSource) -> [String]? {
    statuses(at: Syntax(node), in: source, depth: 0).names
  }

  private static func statuses(
    at node: Syntax, in source: SwiftSource, depth: Int
  ) -> AuthorizationNames {
    var statuses = AuthorizationNames.all
    var child = node
    for parent in node.ancestors {
      if parent.is(MemberBlockItemSyntax.self) { break }
      statuses.formIntersection(allowed(child, by: parent))
      child = parent
    }
    guard depth < mostDepth, !statuses.isEmpty,
      let function = SwiftEnclosure(of: node).function, let calls = calls(of: function, in: source)
    else { return statuses }
    var around = AuthorizationNames()
    for call in calls where around != .all {
      around.formUnion(Self.statuses(at: call, in: source, depth: depth + 1))
    }
    return statuses.intersection(around)
  }

  /// How many calls are followed from one function to the next.
  private static let mostDepth = 3
  /// The most calls of a function that are looked at.
  private static let mostCalls = 32

  /// The calls of a private function; nil if something else may call it, nothing does or too many do.
  private static func calls(of function: FunctionDeclSyntax, in source: SwiftSource) -> [Syntax]? {
    guard function.modifiers.arePrivate, function.attributes.isEmpty else { return nil }
    var calls: [Syntax] = []
    for token in source.tokens(function.name.text)
    where token != function.name && !token.isWithin(function) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        SwiftMember(reference).call != nil
      else { return nil }
      calls.append(Syntax(token))
    }
    return (1...mostCalls).contains(calls.count) ? calls : nil
  }

  private static func allowed(_ child: Syntax, by parent: Syntax) -> AuthorizationNames {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branch):
      guard let test = test(branch.conditions) else { return .all }
      if child == Syntax(branch.body) { return test.statuses }
      return child == branch.elseBody.map { Syntax($0) } ? test.otherwise : .all
    case .switchCaseList(let cases):
      guard let choice = parent.parent?.as(SwitchExprSyntax.self), isStatus(choice.subject),
        let branch = child.as(SwitchCaseSyntax.self)
      else { return .all }
      return allowed(branch, of: cases)
    case .codeBlockItemList(let items):
      return items.reduce(.all) {
        $1.endPosition <= child.position ? $0.intersection(passed($1.item)) : $0
      }
    default: return .all
    }
  }

  /// The statuses that get past a statement.
  private static func passed(_ item: CodeBlockItemSyntax.Item) -> AuthorizationNames {
    var branch: IfExprSyntax?
    switch item {
    case .stmt(let statement):
      if let check = statement.as(GuardStmtSyntax.self) {
        return test(check.conditions)?.statuses ?? .all
      }
      branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    case .expr(let expression): branch = expression.as(IfExprSyntax.self)
    case .decl: return .all
    }
    guard let branch, branch.elseBody == nil, branch.body.statements.last?.leaves == true else {
      return .all
    }
    return test(branch.conditions)?.otherwise ?? .all
  }

  private static func allowed(
    _ branch: SwitchCaseSyntax, of cases: SwitchCaseListSyntax
  ) -> AuthorizationNames {
    let cases = cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard let place = cases.firstIndex(of: branch) else { return .all }
    let above = cases[..<place].reversed().prefix { $0.fallsThrough }
    return above.reduce(entering(branch, of: cases)) {
      $0.union(entering($1, of: cases))
    }
  }

  /// The statuses with which a case is entered from the top.
  private static func entering(
    _ branch: SwitchCaseSyntax, of cases: [SwitchCaseSyntax]
  ) -> AuthorizationNames {
    if let own = labels(of: branch) {
      let isKnown = branch.names.allSatisfy { $0.flatMap(AuthorizationNames.spelled) != nil }
      return isKnown ? own : .all
    }
    let others = cases.reduce(into: AuthorizationNames()) {
      // A case with a `where` leaves some of its status to the default.
      guard !$1.hasWhereClause, let told = labels(of: $1) else { return }
      $0.formUnion(told)
    }
    return others.complement
  }

  /// The statuses that a case names; nil for the default.
  private static func labels(of branch: SwitchCaseSyntax) -> AuthorizationNames? {
    guard case .case = branch.label else { return nil }
    return branch.names.reduce(into: []) { statuses, name in
      if let status = name.flatMap(AuthorizationNames.spelled) { statuses.formUnion(status) }
    }
  }
}

extension SwiftStatusContext {
  private static func test(_ conditions: ConditionElementListSyntax) -> AuthorizationTest? {
    AuthorizationTest.all(
      conditions.map { element in
        switch element.condition {
        case .expression(let expression): return test(expression)
        case .matchingPattern(let match):
          guard isStatus(match.initializer.value) else { return nil }
          return exactly(match.pattern.as(ExpressionPatternSyntax.self)?.expression)
        case .availability, .optionalBinding: return nil
        }
      })
  }

  private static func test(_ expression: ExprSyntax) -> AuthorizationTest? {
    let node = expression.bare
    if let prefixed = node.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
      return test(prefixed.expression)?.negated
    }
    if let call = node.as(FunctionCallExprSyntax.self) { return containment(call) }
    guard let sequence = node.as(SequenceExprSyntax.self) else { return nil }
    return .any(sequence.elements.split("||").map { .all($0.split("&&").map(comparison)) })
  }

  /// `status == .notDetermined`, either way round, and `!=`.
  private static func comparison(_ part: [ExprSyntax]) -> AuthorizationTest? {
    if part.count == 1 { return test(part[0]) }
    guard part.count == 3, let infix = part[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      infix == "==" || infix == "!="
    else { return nil }
    let told =
      isStatus(part[0]) ? exactly(part[2]) : isStatus(part[2]) ? exactly(part[0]) : nil
    return infix == "==" ? told : told?.negated
  }

  /// `[.denied, .restricted].contains(status)`
  private static func containment(_ call: FunctionCallExprSyntax) -> AuthorizationTest? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "contains",
      let array = access.base?.as(ArrayExprSyntax.self),
      let value = call.arguments.first?.expression, isStatus(value)
    else { return nil }
    return .any(array.elements.map { exactly($0.expression) })
  }

  private static func exactly(_ expression: ExprSyntax?) -> AuthorizationTest? {
    expression?.statusName.flatMap(AuthorizationNames.spelled).map {
      AuthorizationTest(statuses: $0, isExact: true)
    }
  }

  /// Whether an expression reads a status: its last name says so.
  private static func isStatus(_ expression: ExprSyntax) -> Bool {
    let node = expression.bare
    let read = node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node
    guard let name = read.lastName?.lowercased() else { return false }
    return name.hasSuffix("status") || name.hasSuffix("authorization")
  }
}

extension ExprSyntax {
  /// The name that a status may be spelled with. Other permissions have an `authorized`, too:
  /// only the type distinguishes them.
  fileprivate var statusName: String? {
    guard lastName == "authorized" else { return lastName }
    let type = self.as(MemberAccessExprSyntax.self)?.base?.lastName
    return type == "CLAuthorizationStatus" ? lastName : nil
  }
}

extension SwitchCaseSyntax {
  /// What a case names, nil for each pattern that is no name; none for the default.
  fileprivate var names: [String?] {
    guard case .case(let label) = label else { return [] }
    return label.caseItems.map {
      $0.pattern.as(ExpressionPatternSyntax.self)?.expression.statusName
    }
  }

  /// Whether the next case may run after it.
  fileprivate var fallsThrough: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.fallthrough)
    }
  }

  fileprivate var hasWhereClause: Bool {
    guard case .case(let label) = label else { return false }
    return label.caseItems.contains { $0.whereClause != nil }
  }
}
