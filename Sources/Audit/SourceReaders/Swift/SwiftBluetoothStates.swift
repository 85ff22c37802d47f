import SwiftSyntax

/// Reads what a Bluetooth delegate does in a state other than `poweredOn`.
///
/// In doubt it does something: a state that is kept or handed on may be shown anywhere.
struct SwiftBluetoothStates {
  let source: SwiftSource

  /// The callback at its name, with whether it does anything where the radio is not on.
  func use(at token: TokenSyntax) -> SwiftUse? {
    guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name == token,
      let body = function.body
    else { return nil }
    return SwiftUse(
      .bluetoothState, .implementation,
      .boolean(!isOnlyForPoweredOn(body.statements) || isAskedBeside(function)), at: token)
  }

  /// Whether code of the file outside the callback does something where the radio is not on, such as
  /// a function that starts a scan: `guard central.state == .poweredOn else { show(…) }`.
  private func isAskedBeside(_ callback: FunctionDeclSyntax) -> Bool {
    source.tokens("poweredOn").contains { token in
      guard !token.isWithin(callback) else { return false }
      for ancestor in token.ancestors {
        switch ancestor.as(SyntaxEnum.self) {
        case .functionDecl, .initializerDecl, .accessorDecl, .memberBlockItem: return false
        case .guardStmt(let check): return !check.body.statements.allSatisfy(Self.isIdle)
        case .ifExpr(let branch):
          guard token.isWithin(branch.conditions) else { continue }
          return branch.elseBody != nil
            || branch.conditions.tokens(viewMode: .sourceAccurate).contains { $0.text == "!=" }
        case .switchExpr, .ternaryExpr, .unresolvedTernaryExpr: return true
        default: continue
        }
      }
      return false
    }
  }

  /// Whether the statements are one question for `poweredOn`, with nothing but logging beside it.
  private func isOnlyForPoweredOn(_ statements: CodeBlockItemListSyntax) -> Bool {
    var asks = false
    for statement in statements {
      if let other = Self.otherPath(of: statement) {
        guard other.allSatisfy(Self.isIdle) else { return false }
        // After `guard state == .poweredOn` all is for that state.
        if statement.item.is(GuardStmtSyntax.self) { return true }
        asks = true
      } else if !Self.isIdle(statement) {
        return false
      }
    }
    return asks
  }

  /// What runs where the state is not `poweredOn`; nil for a statement that does not ask for it.
  private static func otherPath(of statement: CodeBlockItemSyntax) -> [CodeBlockItemSyntax]? {
    if let check = statement.item.as(GuardStmtSyntax.self) {
      return isForPoweredOn(check.conditions) ? Array(check.body.statements) : nil
    }
    guard let expression = statement.item.as(ExpressionStmtSyntax.self)?.expression else {
      return nil
    }
    if let branch = expression.as(IfExprSyntax.self), isForPoweredOn(branch.conditions) {
      switch branch.elseBody {
      case nil: return []
      case .codeBlock(let block): return Array(block.statements)
      case .ifExpr: return nil
      }
    }
    guard let choice = expression.as(SwitchExprSyntax.self),
      choice.subject.lastName == "state"
    else { return nil }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count == choice.cases.count,
      cases.contains(where: { $0.label.trimmedDescription.contains("poweredOn") })
    else { return nil }
    return cases.filter { !$0.label.trimmedDescription.contains("poweredOn") }
      .flatMap { Array($0.statements) }
  }

  /// `central.state == .poweredOn`, alone.
  private static func isForPoweredOn(_ conditions: ConditionElementListSyntax) -> Bool {
    guard conditions.count == 1, case .expression(let condition) = conditions.first?.condition,
      let sequence = condition.bare.as(SequenceExprSyntax.self)
    else { return false }
    let parts = Array(sequence.elements)
    return parts.count == 3 && parts[0].lastName == "state"
      && parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
      && parts[2].lastName == "poweredOn"
  }

  /// Whether a statement leaves, or only writes to a log.
  private static func isIdle(_ statement: CodeBlockItemSyntax) -> Bool {
    switch statement.item {
    case .stmt(let stmt):
      return stmt.is(BreakStmtSyntax.self)
        || stmt.as(ReturnStmtSyntax.self).map { $0.expression == nil } == true
    case .expr(let expression):
      // `case .unauthorized: ()`
      if expression.as(TupleExprSyntax.self)?.elements.isEmpty == true { return true }
      guard let call = expression.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.lastName
      else { return false }
      let base =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
      let isLog = base.lowercased().hasSuffix("log") || base.lowercased().contains("logger")
      return base.isEmpty ? logs.contains(name) : isLog
    case .decl: return false
    }
  }

  private static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "dump", "log", "DLog", "DDLogInfo", "DDLogDebug",
  ]
}
