import SwiftSyntax

/// Tells members of a type from the parameters and variables of its functions.
struct SwiftLocals {
  let source: SwiftSource

  /// Whether a method is sent to a member of the type around it: `self.manager`, or `manager` where
  /// nothing in the function has the name.
  func isSentToMember(_ node: Syntax) -> Bool {
    guard let reference = node.parent?.as(DeclReferenceExprSyntax.self),
      let base = SwiftMember(reference).base?.bare, let name = base.lastName
    else { return false }
    if let access = base.as(MemberAccessExprSyntax.self) { return access.base?.lastName == "self" }
    let member = Self.member(around: node)
    return !source.tokens(name).contains { token in
      Self.isDeclared(token) && Self.member(around: Syntax(token)) == member
    }
  }

  /// The innermost member of a type around a node.
  private static func member(around node: Syntax) -> MemberBlockItemSyntax? {
    node.ancestors.lazy.compactMap { $0.as(MemberBlockItemSyntax.self) }.first
  }

  /// Whether a name declares something of its own, and does not unwrap the member of the same name.
  private static func isDeclared(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    if parent.is(IdentifierPatternSyntax.self) {
      guard let binding = parent.parent?.as(OptionalBindingConditionSyntax.self) else {
        return true
      }
      return binding.initializer.map { !isMember($0.value, named: token.text) } ?? false
    }
    return parent.is(FunctionParameterSyntax.self) || parent.is(ClosureParameterSyntax.self)
      || parent.is(ClosureShorthandParameterSyntax.self)
  }

  /// `name` or `self.name`
  private static func isMember(_ value: ExprSyntax, named name: String) -> Bool {
    guard value.lastName == name else { return false }
    let access = value.bare.as(MemberAccessExprSyntax.self)
    return access.map { $0.base?.lastName == "self" } ?? true
  }
}
