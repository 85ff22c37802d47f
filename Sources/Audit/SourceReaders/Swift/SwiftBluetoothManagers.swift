import SwiftSyntax

/// What the code around a new Bluetooth manager shows of how long it lives.
enum SwiftBluetoothManagers {
  /// Whether nothing holds a manager that is made here with a delegate, once the code around has run.
  ///
  /// A manager without a delegate calls no one, so its lifetime does not matter.
  static func isLost(_ node: Syntax) -> Bool {
    guard let call = construction(at: node), hasDelegate(call), let parent = call.parent,
      !SwiftLifetime.isOutsideFunctions(Syntax(call))
    else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .initializerClause(let value): return isLost(value.parent?.as(PatternBindingSyntax.self))
    case .exprList(let list):
      // `_ = CBCentralManager(delegate: self, queue: nil)`
      let parts = Array(list)
      return parts.count == 3 && parts[0].is(DiscardAssignmentExprSyntax.self)
        && parts[1].is(AssignmentExprSyntax.self)
    case .codeBlockItem(let item): return isDropped(item)
    default: return false
    }
  }

  private static func construction(at node: Syntax) -> FunctionCallExprSyntax? {
    if let call = node.as(FunctionCallExprSyntax.self) { return call }
    let call = node.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    return call.flatMap { node.isWithin($0.calledExpression) ? $0 : nil }
  }

  private static func hasDelegate(_ call: FunctionCallExprSyntax) -> Bool {
    call.arguments.contains {
      $0.label?.text == "delegate" && !$0.expression.bare.is(NilLiteralExprSyntax.self)
    }
  }

  /// Whether a constant or variable of a function is all that holds a new manager.
  private static func isLost(_ binding: PatternBindingSyntax?) -> Bool {
    guard let binding, let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.modifiers.isEmpty, variable.attributes.isEmpty,
      let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if binding.pattern.is(WildcardPatternSyntax.self) { return true }
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return false
    }
    return !SwiftLifetime.escapes(name, in: SwiftLifetime.scope(of: list))
  }

  /// Whether a statement is only the making of a manager, and not the value of what is around it.
  private static func isDropped(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    if list.last != item { return true }
    guard let around = list.parent?.as(CodeBlockSyntax.self)?.parent else { return false }
    if around.is(InitializerDeclSyntax.self) { return true }
    return around.as(FunctionDeclSyntax.self).map { $0.signature.returnClause == nil } == true
  }
}
