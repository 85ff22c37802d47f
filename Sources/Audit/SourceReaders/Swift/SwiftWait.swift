import SwiftSyntax

/// Whether a continuation or a stored completion waits for what a request leads to, and nothing but the answer
/// ends the wait.
struct SwiftWait {
  let source: SwiftSource

  /// A delegate that is set right there is called at once with the status as it is, which ends the wait.
  func isEndless(at node: Syntax) -> Bool {
    let function = SwiftEnclosure(of: node).function
    guard function.map(setsDelegate) != true, let holders = holders(at: node) else { return false }
    let waysOut = waysOut
    guard !waysOut.isEmpty else { return true }
    guard !holders.isEmpty else { return false }
    var ending = holders
    if let function { ending.insert(function.name.text) }
    return !waysOut.contains { token in
      guard let member = token.member else { return false }
      return member.contains(node) || leads(member, to: ending)
    }
  }

  private var waysOut: [TokenSyntax] {
    let words = PlatformCall.Surroundings.waysOut
    guard words.contains(where: source.mentions) else { return [] }
    return source.tree.tokens(viewMode: .sourceAccurate).filter { token in
      words.contains(where: token.text.contains)
    }
  }

  /// Whether a member names what holds the wait, or calls one that does.
  private func leads(_ member: Syntax, to ending: Set<String>) -> Bool {
    var known: Set<SyntaxIdentifier> = [member.id]
    var waiting = [member]
    while let next = waiting.popLast(), known.count < Self.mostMembers {
      let names = Set(next.tokens(viewMode: .sourceAccurate).map(\.text))
      guard names.isDisjoint(with: ending) else { return true }
      for name in names {
        for token in source.tokens(name) {
          guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name == token,
            let called = token.member, known.insert(called.id).inserted
          else { continue }
          waiting.append(called)
        }
      }
    }
    return false
  }

  /// As many members as are followed from one way out.
  private static let mostMembers = 64

  /// The names that hold what waits, as far as they are seen; nil if nothing waits.
  private func holders(at node: Syntax) -> Set<String>? {
    for ancestor in node.ancestors {
      if let closure = ancestor.as(ClosureExprSyntax.self),
        let name = closure.taker?.calledExpression.lastName,
        name.hasPrefix("with"), name.hasSuffix("Continuation")
      {
        return holders(of: closure.parameterNames, in: Syntax(closure.statements))
      }
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        let found = function.body.map { holders(of: function.completions, in: Syntax($0)) } ?? []
        return found.isEmpty ? nil : found
      }
      if ancestor.is(MemberBlockItemSyntax.self) { return nil }
    }
    return nil
  }

  /// The names that get one of the given values: `self.completion = completion`, or
  /// `completions.append(completion)`.
  private func holders(of names: [String], in body: Syntax) -> Set<String> {
    var found: Set<String> = []
    for token in body.tokens(viewMode: .sourceAccurate) where names.contains(token.text) {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
      if let call = reference.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        reference.parent?.is(LabeledExprSyntax.self) == true,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      {
        if member.declName.baseName.text == "append", let name = member.base?.lastName {
          found.insert(name)
        }
        continue
      }
      guard let list = reference.parent?.as(ExprListSyntax.self) else { continue }
      let elements = Array(list)
      if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
        Syntax(elements[2]) == Syntax(reference), let name = elements[0].lastName
      {
        found.insert(name)
      }
    }
    return found
  }

  private func setsDelegate(_ function: FunctionDeclSyntax) -> Bool {
    function.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "delegate" && $0.nextToken(viewMode: .sourceAccurate)?.tokenKind == .equal
    }
  }
}

extension TokenSyntax {
  /// The member of a type that it lies in, or the statement of the file.
  fileprivate var member: Syntax? {
    ancestors.first { $0.is(MemberBlockItemSyntax.self) }
      ?? ancestors.first { $0.parent?.parent?.is(SourceFileSyntax.self) == true }
  }
}

extension Syntax {
  fileprivate func contains(_ other: Syntax) -> Bool {
    position <= other.position && other.endPosition <= endPosition
  }
}

extension FunctionDeclSyntax {
  /// The parameters that are functions.
  fileprivate var completions: [String] {
    signature.parameterClause.parameters.filter {
      $0.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow }
        || $0.type.trimmedDescription.lowercased().contains("completion")
    }.map { ($0.secondName ?? $0.firstName).text }
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: ["$0"]
    }
  }
}
