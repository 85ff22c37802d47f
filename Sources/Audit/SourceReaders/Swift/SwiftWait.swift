import SwiftSyntax

/// Tells whether a continuation or a stored completion waits for the answer to a request with no other way out.
struct SwiftWait {
  let source: SwiftSource

  /// Whether something waits, and only the answer ends that. A delegate set in the same function is called at
  /// once with the current status, which ends it.
  func isEndless(at node: Syntax) -> Bool {
    let function = SwiftEnclosure(of: node).function
    guard function.map(setsDelegate) != true, let holders = holders(at: node) else { return false }
    let waysOut = waysOut
    guard !waysOut.isEmpty else { return true }
    guard !holders.isEmpty else { return false }
    return !waysOut.contains(where: node.isWithin)
      && !WaysOut.lead(
        from: waysOut, to: holders.union([function?.name.text].compactMap(\.self)),
        through: functions
      ) { Set($0.tokens(viewMode: .sourceAccurate).map(\.text)) }
  }

  /// The members of the file's types that name a way out.
  private var waysOut: Set<Syntax> {
    guard WaysOut.words.contains(where: source.mentions) else { return [] }
    let tokens = source.tree.tokens(viewMode: .sourceAccurate).filter { token in
      WaysOut.words.contains(where: token.text.contains)
    }
    return Set(tokens.compactMap(\.member))
  }

  /// The functions of the file by their names.
  private var functions: [String: [Syntax]] {
    let declared = source.tokens("func").compactMap { $0.parent?.as(FunctionDeclSyntax.self) }
    return Dictionary(grouping: declared, by: \.name.text).mapValues {
      $0.compactMap(\.name.member)
    }
  }

  /// The names that hold what waits: empty if none is found, nil if nothing waits.
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

  /// The names to which one of the given values is assigned or appended: `self.completion = completion`, or
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
      if let name = SwiftMember.assignee(of: Syntax(reference))?.lastName { found.insert(name) }
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

extension FunctionDeclSyntax {
  /// The parameters that are functions, judging by their types: `(Bool) -> Void`, `Completion`.
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
