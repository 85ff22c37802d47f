import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Whether a statement leaves the block that it ends.
  var leaves: Bool {
    switch item {
    case .stmt(let statement):
      return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
        || statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
    case .expr(let expression):
      let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression.lastName
      return called == "fatalError" || called == "preconditionFailure"
    case .decl: return false
    }
  }
}
