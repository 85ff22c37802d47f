import SwiftSyntax

extension SwiftThread {
  /// The functions of the file, private ones left out, that have to be called by no other file for a
  /// node to run on threads without a run loop only; nil if it may run elsewhere.
  ///
  /// Every mention of the function around the node has to be a call that such a thread makes, or one
  /// in a function of which the same is true.
  static func backgroundFunctions(
    around node: some SyntaxProtocol, in source: SwiftSource, depth: Int = 0
  ) -> Set<String>? {
    for ancestor in node.ancestors {
      switch ancestor.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        switch runner(of: closure, in: source) {
        case .background: return []
        case .same: continue
        case .main, .unknown: return nil
        }
      case .functionDecl(let function):
        return depth < 3 ? backgroundFunctions(calling: function, in: source, depth) : nil
      case .initializerDecl, .deinitializerDecl, .accessorDecl, .memberBlockItem: return nil
      default: continue
      }
    }
    return nil
  }

  private static func backgroundFunctions(
    calling function: FunctionDeclSyntax, in source: SwiftSource, _ depth: Int
  ) -> Set<String>? {
    guard isPlain(function) else { return nil }
    let name = function.name.text
    let tokens = source.tokens(name).filter { $0 != function.name && !$0.isWithin(function) }
    guard !tokens.isEmpty else { return nil }
    let isPrivate = function.modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    var found: Set<String> = isPrivate ? [] : [name]
    for token in tokens {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let member = SwiftMember(reference)
      if let call = member.call {
        guard !isAwaited(call),
          let others = backgroundFunctions(around: call, in: source, depth: depth + 1)
        else { return nil }
        found.formUnion(others)
      } else if !isHandedToBackground(member, in: source) {
        return nil
      }
    }
    return found
  }

  /// Whether nothing but its callers decides where a function runs.
  private static func isPlain(_ function: FunctionDeclSyntax) -> Bool {
    let plain = ["private", "fileprivate", "internal", "final"]
    return function.signature.effectSpecifiers?.asyncSpecifier == nil
      && function.modifiers.allSatisfy { plain.contains($0.name.text) }
      && function.attributes.allSatisfy { $0.trimmedDescription == "@objc" }
      && !function.ancestors.contains { ancestor in
        ancestor.is(ActorDeclSyntax.self)
          || ancestor.asProtocol((any WithAttributesSyntax).self)?.attributes
            .names(["MainActor"]) == true
      }
  }

  /// `queue.async(execute: setUp)`, `performSelector(inBackground: #selector(setUp), with: nil)`,
  /// `Thread.detachNewThreadSelector(#selector(setUp), toTarget: self, with: nil)`
  private static func isHandedToBackground(_ member: SwiftMember, in source: SwiftSource) -> Bool {
    if member.isInSelector {
      let taker = member.reference.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }
        .first
      guard let taker, let name = taker.calledExpression.lastName else { return false }
      return name == "detachNewThreadSelector"
        || name == "performSelector" && taker.arguments.first?.label?.text == "inBackground"
    }
    guard let argument = member.expression.parent?.as(LabeledExprSyntax.self),
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return runner(of: taker, in: source) == .background
  }
}
