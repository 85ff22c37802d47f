import SwiftSyntax

/// A place that the compiler rejects, and what to do about it.
struct RefusedPlace {
  let token: TokenSyntax
  let message: String
  let asking: Set<String>
  let reaching: Set<String>
  let protocolName: String?

  /// The edits that remove the error; none if the code has to stay.
  var edits: [SourceEdit] {
    if message.contains("missing return") || message.contains("missing 'return'") {
      return endOfBody
    }
    if message.contains("switch must be exhaustive") { return otherCases }
    if message.contains("does not override") { return without(["override"]) }
    if message.contains("declared public") || message.contains("declared open")
      || message.contains("must be open")
    {
      return without(["public", "open"])
    }
    if message.contains("not initialized at super.init call") { return initialValue }
    if message.contains("cannot use optional chaining on non-optional value") { return chaining }
    if message.contains("generic parameter 'Value' could not be inferred"), let edit = anything {
      return [edit]
    }
    let isGivenTooMuch = [
      "call that takes no arguments", "extra trailing closure", "extra argument",
    ]
    .contains(where: message.contains)
    if isGivenTooMuch, let edit = argumentsGone { return [edit] }
    if message.contains("argument labels for method"), message.contains("overridden method") {
      return unlabelled
    }
    if message.contains("function types cannot have argument labels") {
      return [insertion("_ ", before: token)]
    }
    if message.contains("which cannot be implicitly ignored") { return ignoring }
    if let protocolName, let clause = inheritance {
      return without(protocolName, in: clause)
    }
    for node in token.ancestors {
      if let module = node.as(ImportDeclSyntax.self) { return [spaces(module)] }
      if let item = node.as(CodeBlockItemSyntax.self) {
        return item.isOfTheFile ? declaration(Syntax(item.item)) : statement(item)
      }
      if let member = node.as(MemberBlockItemSyntax.self) { return self.member(member.decl) }
    }
    return []
  }

  // MARK: Declarations

  private var inheritance: InheritanceClauseSyntax? {
    token.ancestors.lazy.compactMap { $0.asProtocol(DeclGroupSyntax.self)?.inheritanceClause }.first
  }

  private func without(_ name: String, in clause: InheritanceClauseSyntax) -> [SourceEdit] {
    let coding: Set = ["Codable", "Encodable", "Decodable"]
    let kept = clause.inheritedTypes.map(\.type.trimmedDescription).filter {
      $0 != name && !(coding.contains(name) && coding.contains($0))
    }
    if kept.count == clause.inheritedTypes.count {
      return withoutOwnProtocols(clause)
    }
    guard !reaching.contains(name), !name.hasSuffix("ManagerDelegate") else { return [] }
    return [edit(clause, kept.isEmpty ? "" : ": " + kept.joined(separator: ", ") + " ")]
  }

  /// For a protocol that the named ones inherit from: removes them, except a superclass and the
  /// types of frameworks.
  private func withoutOwnProtocols(_ clause: InheritanceClauseSyntax) -> [SourceEdit] {
    let isOfAClass = clause.parent?.is(ClassDeclSyntax.self) == true
    let names = clause.inheritedTypes.map(\.type.trimmedDescription)
    let kept = names.enumerated().filter { place, name in
      isOfAClass && place == 0
        || ["CL", "CM", "CB", "UI", "NS", "MK"].contains(where: name.hasPrefix)
    }.map(\.element)
    guard kept.count < names.count else { return [] }
    return [edit(clause, kept.isEmpty ? "" : ": " + kept.joined(separator: ", ") + " ")]
  }

  private func declaration(_ node: Syntax) -> [SourceEdit] {
    reaches(node) ? part(of: node) : [spaces(node)]
  }

  private func member(_ node: DeclSyntax) -> [SourceEdit] {
    if let variable = node.as(VariableDeclSyntax.self),
      let edits = stored(in: variable, isMember: true)
    {
      return edits
    }
    return declaration(Syntax(node))
  }

  /// Edits the initial value of a variable with a type; nil if the error is not in that value.
  private func stored(in variable: VariableDeclSyntax, isMember: Bool) -> [SourceEdit]? {
    guard
      let binding = variable.bindings.first(where: { token.isWithin($0) }),
      let value = binding.initializer?.value, token.isWithin(value),
      binding.typeAnnotation != nil, value.trimmedDescription != Self.standIn
    else { return nil }
    if reaches(Syntax(value)) { return part(of: Syntax(value)) }
    return [edit(value, Self.standIn)]
  }

  // MARK: Statements

  static let standIn = "standIn()"

  private func statement(_ item: CodeBlockItemSyntax) -> [SourceEdit] {
    let reaches = reaches(Syntax(item))
    if item.isOfAnObjectsMaking { return part(of: Syntax(item)) }
    switch item.item {
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self), !reaches {
        return returned(result)
      }
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self),
        let edits = stored(in: variable, isMember: false)
      {
        return edits
      }
    case .expr(let value):
      if let edits = assignment(value, reaches: reaches) { return edits }
    }
    if reaches { return part(of: Syntax(item)) }
    let text = item.trimmedDescription
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return [spaces(item)]
    }
    if list.parent?.is(SwitchCaseSyntax.self) == true { return [edit(item, "break ")] }
    guard text != Self.standIn, list.isAValue else { return [spaces(item)] }
    return [edit(item, value(in: Syntax(item)))]
  }

  private func returned(_ result: ReturnStmtSyntax) -> [SourceEdit] {
    guard let value = result.expression else {
      return [edit(result, "return \(self.value(in: Syntax(result)))")]
    }
    if value.trimmedDescription == Self.standIn || value.trimmedDescription == "EmptyView()" {
      return [edit(result, "fatalError()")]
    }
    return [edit(value, self.value(in: Syntax(result)))]
  }

  /// Edits the value that an initializer gives to a property, because it has to give one; nil if
  /// the error is not in such a value.
  private func assignment(_ value: ExprSyntax, reaches: Bool) -> [SourceEdit]? {
    guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self), token.isWithin(parts[2]),
      parts[2].trimmedDescription != Self.standIn,
      value.ancestors.contains(where: { $0.is(InitializerDeclSyntax.self) }),
      !self.reaches(Syntax(parts[2]))
    else { return nil }
    return [edit(parts[2], Self.standIn)]
  }

  /// Edits only the rejected part of code that reaches location, if that part does not reach it.
  private func part(of outer: Syntax) -> [SourceEdit] {
    var found: SourceEdit?
    for node in token.ancestors {
      if node.id == outer.id { break }
      if let change = modifier(node) { found = change }
      if reaches(node) { break }
      guard let expression = node.as(ExprSyntax.self),
        expression.trimmedDescription != Self.standIn
      else {
        if let condition = node.as(ConditionElementSyntax.self) {
          found = edit(condition.condition, "(true)")
        }
        continue
      }
      if node.parent?.is(LabeledExprSyntax.self) == true
        || node.parent?.is(InitializerClauseSyntax.self) == true
        || node.parent?.is(ReturnStmtSyntax.self) == true
        || node.parent?.is(ArrayElementSyntax.self) == true
        || node.parent?.is(DictionaryElementSyntax.self) == true
      {
        found = edit(expression, Self.standIn)
      }
      if let side = expression.assigned {
        found = SourceEdit(start: side.start, end: side.end, text: Self.standIn)
      }
      if node.parent?.is(ConditionElementSyntax.self) == true { found = edit(expression, "(true)") }
    }
    return found.map { [$0] } ?? []
  }

  /// Removes a call from a chain, such as a modifier of a view, so that what it is called on is
  /// left.
  private func modifier(_ node: Syntax) -> SourceEdit? {
    guard let access = node.as(MemberAccessExprSyntax.self), access.base != nil,
      token.isWithin(access.declName),
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(access).id,
      !reaches(Syntax(call.arguments)),
      call.trailingClosure.map({ reaches(Syntax($0)) }) != true,
      message.contains("has no member") || message.contains("extra argument")
        || message.contains("argument label") || message.contains("requires that")
        || message.contains("no exact matches"),
      !reaching.contains(access.declName.baseName.text), !isAskedOf(call)
    else { return nil }
    return SourceEdit(
      start: access.period.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: call.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Whether a chain asks for location on what one of its calls returns.
  private func isAskedOf(_ call: FunctionCallExprSyntax) -> Bool {
    for node in call.ancestors {
      if let access = node.as(MemberAccessExprSyntax.self) {
        if asking.contains(access.declName.baseName.text) { return true }
      } else if !node.is(FunctionCallExprSyntax.self) {
        return false
      }
    }
    return false
  }

  /// A stand-in, or an empty view in code that returns a view.
  func value(in node: Syntax) -> String {
    for ancestor in node.ancestors {
      if let function = ancestor.as(FunctionDeclSyntax.self) {
        let type = function.signature.returnClause?.type.trimmedDescription
        return type == "some View" ? "EmptyView()" : Self.standIn
      }
      if let binding = ancestor.as(PatternBindingSyntax.self) {
        let type = binding.typeAnnotation?.type.trimmedDescription
        return type == "some View" ? "EmptyView()" : Self.standIn
      }
      if ancestor.is(ClosureExprSyntax.self) { return Self.standIn }
    }
    return Self.standIn
  }

  // MARK: Edits

  func spaces(_ node: some SyntaxProtocol) -> SourceEdit { edit(node, "") }

  func edit(_ node: some SyntaxProtocol, _ text: String) -> SourceEdit {
    SourceEdit(
      start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
      end: node.endPositionBeforeTrailingTrivia.utf8Offset, text: text)
  }

  func insertion(_ text: String, before token: TokenSyntax) -> SourceEdit {
    let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceEdit(start: place, end: place, text: text)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is at the top level of the file.
  fileprivate var isOfTheFile: Bool { parent?.parent?.is(SourceFileSyntax.self) == true }

  /// Whether it is `self.init(…)` or `super.init(…)`, which an initializer has to call.
  fileprivate var isOfAnObjectsMaking: Bool {
    let called = item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return called == "super.init" || called == "self.init"
  }
}

extension ExprSyntax {
  /// The whole value of an assignment that this expression is part of.
  fileprivate var assigned: (start: Int, end: Int)? {
    guard let list = parent?.as(ExprListSyntax.self).map({ Array($0) }), list.count > 2,
      list[1].is(AssignmentExprSyntax.self), list.dropFirst(2).contains(where: { $0.id == id })
    else { return nil }
    return (
      list[2].positionAfterSkippingLeadingTrivia.utf8Offset,
      list[list.count - 1].endPositionBeforeTrailingTrivia.utf8Offset
    )
  }
}

extension CodeBlockItemListSyntax {
  /// Whether the only expression of a body may be what the body returns.
  fileprivate var isAValue: Bool {
    if let block = parent?.as(CodeBlockSyntax.self) {
      guard let function = block.parent?.as(FunctionDeclSyntax.self) else {
        return block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
      }
      return function.signature.returnClause != nil
    }
    return parent?.is(AccessorBlockSyntax.self) == true
      || parent?.as(ClosureExprSyntax.self)?.signature?.returnClause != nil
  }
}
