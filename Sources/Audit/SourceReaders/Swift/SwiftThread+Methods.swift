import SwiftSyntax

extension SwiftThread {
  /// The functions of the file, private ones left out, that have to be called by no other file for a
  /// node to run on threads without a run loop only; nil if it may run elsewhere.
  ///
  /// Every mention of a function around the node has to be a call that such a thread makes, or one in a
  /// function of which the same is true.
  static func backgroundFunctions(
    around node: some SyntaxProtocol, in source: SwiftSource
  ) -> Set<String>? {
    var seen: Set<String> = []
    var shared: Set<String> = []
    var isRun = false
    var waiting = [Syntax(node)]
    while let node = waiting.popLast() {
      switch place(of: node, in: source) {
      case .background: isRun = true
      case .function(let function):
        let name = function.name.text
        guard seen.insert(name).inserted else { continue }
        guard isPlain(function), seen.count <= mostFunctions,
          let calls = calls(of: function, in: source)
        else { return nil }
        isRun = isRun || calls.areHandedOver
        waiting += calls.nodes
        if !function.modifiers.arePrivate { shared.insert(name) }
      case .elsewhere: return nil
      }
    }
    return isRun ? shared : nil
  }

  /// How many functions and how many mentions of each are followed.
  private static let (mostFunctions, mostMentions) = (6, 20)

  private enum Place {
    case background
    case function(FunctionDeclSyntax)
    case elsewhere
  }

  /// What runs a node: a thread without a run loop, or the function around it.
  private static func place(of node: Syntax, in source: SwiftSource) -> Place {
    for ancestor in node.ancestors {
      switch ancestor.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        switch runner(of: closure, in: source) {
        case .background: return .background
        case .same: continue
        case .main, .unknown: return .elsewhere
        }
      case .functionDecl(let function): return .function(function)
      case .initializerDecl, .deinitializerDecl, .accessorDecl, .memberBlockItem: return .elsewhere
      default: continue
      }
    }
    return .elsewhere
  }

  /// The calls of a function in its file, and whether a thread without a run loop is handed the
  /// function itself; nil if it is not mentioned, or mentioned for anything else.
  private static func calls(
    of function: FunctionDeclSyntax, in source: SwiftSource
  ) -> (nodes: [Syntax], areHandedOver: Bool)? {
    let tokens = source.tokens(function.name.text).filter {
      $0 != function.name && !$0.isWithin(function)
    }
    guard (1...mostMentions).contains(tokens.count) else { return nil }
    var nodes: [Syntax] = []
    var areHandedOver = false
    for token in tokens {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
      let member = SwiftMember(reference)
      if let call = member.call {
        guard !isAwaited(call) else { return nil }
        nodes.append(Syntax(call))
      } else if isHandedToBackground(member, in: source) {
        areHandedOver = true
      } else {
        return nil
      }
    }
    return (nodes, areHandedOver)
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
