import SwiftSyntax

/// What constants of the same file hold.
struct SwiftConstants {
  let source: SwiftSource

  /// The text that an expression is sure to give: a literal, or a constant of this file.
  func text(_ expression: ExprSyntax) -> PlatformCall.Argument {
    let node = expression.bare
    if let literal = node.as(StringLiteralExprSyntax.self) {
      return literal.representedLiteralValue.map { .text($0) } ?? .dynamic
    }
    let texts = definitions(of: node).map { definition -> String? in
      switch definition {
      case .value(let value):
        value.bare.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      case .enumCase(let name): name
      }
    }
    guard let only = texts.first, let text = only, texts.allSatisfy({ $0 == text }) else {
      return .dynamic
    }
    return .text(text)
  }

  /// The Boolean that an expression is sure to give.
  func boolean(_ expression: ExprSyntax) -> PlatformCall.Argument {
    let node = expression.bare
    if let literal = node.booleanLiteral { return .boolean(literal) }
    let values = definitions(of: node).map { definition -> Bool? in
      if case .value(let value) = definition { value.booleanLiteral } else { nil }
    }
    guard let only = values.first, let value = only, values.allSatisfy({ $0 == value }) else {
      return .dynamic
    }
    return .boolean(value)
  }
}

extension SwiftConstants {
  /// A number: the name of a constant of the platform, or the digits of a literal.
  func measure(_ expression: ExprSyntax) -> PlatformCall.Argument {
    let node = expression.bare
    if node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self) {
      return .text(node.trimmedDescription)
    }
    guard let name = node.lastName, name.hasPrefix("kCL") else { return .dynamic }
    return .member(name)
  }
}

extension SwiftConstants {
  private enum Definition {
    case value(ExprSyntax)
    case enumCase(String)
  }

  /// What `name`, `Type.name` and `Type.name.rawValue` are defined as in this file.
  private func definitions(of expression: ExprSyntax) -> [Definition] {
    var node = expression
    if let member = node.as(MemberAccessExprSyntax.self),
      ["rawValue", "description"].contains(member.declName.baseName.text), let base = member.base
    {
      node = base.bare
    }
    guard let name = node.lastName else { return [] }
    let owner = node.as(MemberAccessExprSyntax.self)?.base?.lastName
    let found = source.tokens(name).compactMap { token in
      definition(at: token).map { (SwiftEnclosure(of: token).typeName, $0) }
    }
    // A variable in between has a value that only the running program knows.
    if found.contains(where: { $0.1 == nil }) && owner == nil { return [] }
    let owned = found.filter { $0.0 != nil && $0.0 == owner }
    return (owned.isEmpty ? found : owned).compactMap(\.1)
  }

  /// Nil if the token declares nothing; a nil definition where it declares something unknown.
  private func definition(at token: TokenSyntax) -> Definition?? {
    if let element = token.parent?.as(EnumCaseElementSyntax.self) {
      return .some(element.rawValue.map { .value($0.value) } ?? .enumCase(token.text))
    }
    if token.parent?.is(FunctionParameterSyntax.self) == true { return .some(nil) }
    guard token.parent?.is(IdentifierPatternSyntax.self) == true,
      let binding = token.parent?.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    if let accessors = binding.accessorBlock {
      return .some(accessors.onlyExpression.map { .value($0) })
    }
    let isConstant =
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind
      == .keyword(.let)
    return .some(isConstant ? binding.initializer.map { .value($0.value) } : nil)
  }
}

extension AccessorBlockSyntax {
  /// The expression of `var name: T { expression }`.
  var onlyExpression: ExprSyntax? {
    guard case .getter(let items) = accessors else { return nil }
    return items.onlyExpression
  }
}

extension CodeBlockItemListSyntax {
  /// The expression that a body of one statement gives.
  var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    if case .expr(let expression) = item { return expression }
    guard case .stmt(let statement) = item else { return nil }
    return statement.as(ReturnStmtSyntax.self)?.expression
  }
}
