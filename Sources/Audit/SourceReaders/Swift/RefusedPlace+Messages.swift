import SwiftSyntax

/// The edits for some messages, which are the same wherever the message occurs.
extension RefusedPlace {
  var endOfBody: [SourceEdit] {
    var place = token
    if place.tokenKind != .rightBrace {
      let body = token.ancestors.lazy.compactMap { node -> TokenSyntax? in
        node.as(AccessorDeclSyntax.self)?.body?.rightBrace
          ?? node.as(FunctionDeclSyntax.self)?.body?.rightBrace
          ?? node.as(ClosureExprSyntax.self)?.rightBrace
          ?? node.as(AccessorBlockSyntax.self)?.rightBrace
      }.first
      guard let body else { return [] }
      place = body
    }
    let value = Self.value(in: Syntax(place))
    return [SourceEdit(inserting: "; return \(value) ", before: place)]
  }

  var otherCases: [SourceEdit] {
    let found = token.ancestors.lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
    guard let found, found.cases.allSatisfy({ !$0.trimmedDescription.hasPrefix("default") })
    else { return [] }
    return [SourceEdit(inserting: " default: break ", before: found.rightBrace)]
  }

  /// Makes a stub the initial value of a property that has none before super.init.
  var initialValue: [SourceEdit] {
    guard let name = refusal.quoted.first?.split(separator: ".").last else { return [] }
    let members = token.ancestors.lazy.compactMap { $0.as(MemberBlockSyntax.self) }.first
    for member in members?.members ?? [] {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var)
      else { continue }
      for binding in variable.bindings where binding.initializer == nil {
        guard let type = binding.typeAnnotation,
          binding.pattern.trimmedDescription == name
        else { continue }
        return [SourceEdit(inserting: " = \(Self.stub)", after: type)]
      }
    }
    return []
  }

  /// Makes `method?()` into `method()` if the requirement is no longer optional.
  var chaining: [SourceEdit] {
    for node in token.ancestors {
      if let chain = node.as(OptionalChainingExprSyntax.self) {
        return [SourceEdit(chain.questionMark)]
      }
      if node.is(CodeBlockItemSyntax.self) { break }
    }
    return []
  }

  /// Gives a type to a stub whose type nothing determines.
  var anything: SourceEdit? {
    for node in token.ancestors where node.is(FunctionCallExprSyntax.self) {
      guard node.trimmedDescription == Self.stub,
        node.parent?.trimmedDescription.hasSuffix(" as Any?") != true
      else { return nil }
      let isInALoop = node.parent?.is(ForStmtSyntax.self) == true
      return SourceEdit(node, by: isInALoop ? "[Any]()" : "(\(Self.stub) as Any?)")
    }
    return nil
  }

  /// Adds `_` before the first parameter of an override, because Swift 2 left that label out.
  var unlabelled: [SourceEdit] {
    let function = token.ancestors.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
    guard let first = function?.signature.parameterClause.parameters.first,
      first.secondName == nil
    else { return [] }
    return [SourceEdit(inserting: "_ ", before: first.firstName)]
  }

  /// Lets a closure ignore its arguments if nothing is left that names them.
  var ignoring: [SourceEdit] {
    let closure = token.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
    let words = refusal.message.split(separator: " ")
    guard let closure, closure.signature == nil,
      let place = words.firstIndex(of: "expects"), place + 1 < words.endIndex,
      let count = Int(words[place + 1]), (1...9).contains(count)
    else { return [] }
    let list = Array(repeating: "_", count: count).joined(separator: ", ")
    return [SourceEdit(inserting: " \(list) in ", after: closure.leftBrace)]
  }

  /// Removes the arguments of a call that takes none here.
  var argumentsGone: SourceEdit? {
    let call = token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first {
      !token.isWithin($0.calledExpression)
    }
    guard let call, !call.arguments.isEmpty || call.trailingClosure != nil else { return nil }
    let parts =
      [Syntax(call.arguments), call.trailingClosure.map { Syntax($0) }].compactMap(\.self)
      + [Syntax(call.additionalTrailingClosures)]
    guard !parts.contains(where: callsWhatReaches) else { return nil }
    return SourceEdit(
      start: call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset,
      end: call.endPositionBeforeTrailingTrivia.utf8Offset, text: "()")
  }

  /// Whether code calls something, or contains a closure, that reaches location.
  private func callsWhatReaches(_ node: Syntax) -> Bool {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if reaches(Syntax(call.calledExpression)) { return true }
    } else if node.is(ClosureExprSyntax.self) {
      return reaches(node)
    }
    return node.children(viewMode: .sourceAccurate).contains(where: callsWhatReaches)
  }

  /// Removes modifiers from the innermost declaration that has one of them.
  func without(_ names: Set<String>) -> [SourceEdit] {
    for node in token.ancestors {
      guard let declaration = node.asProtocol(WithModifiersSyntax.self) else { continue }
      let found = declaration.modifiers.filter { names.contains($0.name.text) && $0.detail == nil }
      if !found.isEmpty { return found.map { SourceEdit($0) } }
    }
    return []
  }
}
