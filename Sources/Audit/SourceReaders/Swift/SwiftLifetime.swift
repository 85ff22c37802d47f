import SwiftSyntax

/// Tells whether something may hold a local object once the code around it has run; in doubt it may.
enum SwiftLifetime {
  /// Whether something may hold the object of a name after the statements, or they wait while it
  /// lives.
  static func escapes(_ name: String, in scope: CodeBlockItemListSyntax) -> Bool {
    scope.tokens(viewMode: .sourceAccurate).contains { token in
      if token.tokenKind == .keyword(.await) || waits.contains(token.text) { return true }
      guard token.text == name, let parent = token.parent, !parent.is(IdentifierPatternSyntax.self)
      else { return false }
      guard let reference = parent.as(DeclReferenceExprSyntax.self),
        isBase(SwiftMember(reference).expression)
      else { return true }
      return token.ancestors.prefix { $0 != Syntax(scope) }.contains {
        $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
      }
    }
  }

  /// The statements in which the declarations of a list are visible. A branch of `#if` belongs to the
  /// code around it.
  static func scope(of list: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
    guard let block = list.parent?.as(IfConfigClauseSyntax.self)?.parent?.parent,
      let around = block.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return list }
    return scope(of: around)
  }

  /// Whether an expression is only what a member is taken from.
  static func isBase(_ expression: ExprSyntax) -> Bool {
    var node = Syntax(expression)
    while let parent = node.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      node = parent
    }
    return node.parent?.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0) } == node
  }

  /// Whether code is at file level: scripts and tests run on there.
  static func isOutsideFunctions(_ node: Syntax) -> Bool {
    !node.ancestors.contains {
      $0.is(FunctionDeclSyntax.self) || $0.is(MemberBlockItemSyntax.self)
    }
  }

  private static let waits: Set<String> = [
    "RunLoop", "CFRunLoopRun", "dispatchMain", "withExtendedLifetime", "wait", "sleep", "usleep",
  ]
}
