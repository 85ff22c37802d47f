import SwiftSyntax

extension ExprSyntax {
  /// Whether it is between what is assigned to and the value: `=`, `+=` and their like.
  var isAssigning: Bool {
    if self.is(AssignmentExprSyntax.self) { return true }
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(sign)
  }

  /// The members of types that may change where this does, each by the type's name and its own.
  ///
  /// A name that stands alone may belong to any of the types around it. `A.b.c = 1` changes what
  /// `b` holds, which is an object as a rule, and not `A.b`.
  func changedMembers(inside types: [String]) -> [String] {
    guard let name = path.last else { return [] }
    switch path.dropLast().last {
    case nil: return types.map { $0 + "." + name }
    // In a static function `self` is the type.
    case "Self", "self": return types.suffix(1).map { $0 + "." + name }
    case let owner?: return [owner + "." + name]
    }
  }

  /// The names of `a.b?.c[0]!`, from the left.
  private var path: [String] {
    if let name = self.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
    if let access = self.as(MemberAccessExprSyntax.self) {
      // What a call gives has no name.
      guard let before = access.base?.path, !before.isEmpty else { return [] }
      return before + [access.declName.baseName.text]
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let called: [String] = call.calledExpression.path
      return called == ["type"] ? ["Self"] : []
    }
    let inner =
      self.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
      ?? self.as(TryExprSyntax.self)?.expression ?? self.as(AwaitExprSyntax.self)?.expression
    return inner?.path ?? []
  }
}

extension FunctionCallExprSyntax {
  /// What a call changes, as the name of its method says: `all.append(1)`; nil for any other.
  var changedByItsName: ExprSyntax? {
    let changing: Set = [
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
      "removeValue", "popFirst", "popLast", "toggle", "formUnion", "formIntersection",
      "formSymmetricDifference", "updateValue", "sort", "subtract", "merge", "reverse", "shuffle",
      "swapAt", "negate",
    ]
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    return changing.contains(access.declName.baseName.text) ? access.base : nil
  }
}
