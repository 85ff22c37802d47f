import SwiftSyntax

/// A place that the compiler rejects, and what to do about it.
struct RefusedPlace {
  let token: TokenSyntax
  let refusal: Refusal
  /// The calls by which location is asked for.
  let asking: Set<String>
  /// The names of the module that reach such a call, without the one that is refused.
  let reaching: Set<String>

  /// The place of a refusal; nil if the source has none there.
  init?(
    _ refusal: Refusal, in tree: SourceFileSyntax, lines: [Int], asking: Set<String>,
    reaching: Set<String>
  ) {
    // The numbers are a compiler's: any may be there.
    let start = lines.indices.contains(refusal.line - 1) ? lines[refusal.line - 1] : nil
    guard let start, (1...Int(Int32.max)).contains(refusal.column),
      let token = tree.token(at: AbsolutePosition(utf8Offset: start + refusal.column - 1))
    else { return nil }
    self.token = token
    self.refusal = refusal
    self.asking = asking
    let function = refusal.isOfAFunction ? token.text : nil
    self.reaching = reaching.subtracting([refusal.foreignName, function].compactMap(\.self))
  }

  /// The edits that remove the error; none if the code has to stay.
  var edits: [SourceEdit] { editsByMessage ?? editsByPlace }

  /// What some messages ask for; nil if the place decides.
  private var editsByMessage: [SourceEdit]? {
    if refusal.says("missing return", "missing 'return'") { return endOfBody }
    if refusal.says("switch must be exhaustive") { return otherCases }
    if refusal.says("does not override") { return without(["override"]) }
    if refusal.says("declared public", "declared open", "must be open") {
      return without(["public", "open"])
    }
    if refusal.says("not initialized at super.init call") { return initialValue }
    if refusal.says("cannot use optional chaining on non-optional value") { return chaining }
    if refusal.says("generic parameter 'Value' could not be inferred"), let anything {
      return [anything]
    }
    if refusal.says("call that takes no arguments", "extra trailing closure", "extra argument"),
      let argumentsGone
    {
      return [argumentsGone]
    }
    if refusal.says("argument labels for method"), refusal.says("overridden method") {
      return unlabelled
    }
    if refusal.says("function types cannot have argument labels") {
      return [SourceEdit(inserting: "_ ", before: token)]
    }
    if refusal.says("which cannot be implicitly ignored") { return ignoring }
    if let name = refusal.protocolName, let clause = inheritance {
      return without(name, in: clause)
    }
    return nil
  }

  private var editsByPlace: [SourceEdit] {
    for node in token.ancestors {
      if let module = node.as(ImportDeclSyntax.self) { return [SourceEdit(module)] }
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
    return [inheriting(kept, in: clause)]
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
    return kept.count < names.count ? [inheriting(kept, in: clause)] : []
  }

  private func inheriting(_ names: [String], in clause: InheritanceClauseSyntax) -> SourceEdit {
    SourceEdit(clause, by: names.isEmpty ? "" : ": " + names.joined(separator: ", ") + " ")
  }

  private func declaration(_ node: Syntax) -> [SourceEdit] {
    reaches(node) ? part(of: node) : [SourceEdit(node)]
  }

  private func member(_ node: DeclSyntax) -> [SourceEdit] {
    if let variable = node.as(VariableDeclSyntax.self),
      let edits = stored(in: variable)
    {
      return edits
    }
    return declaration(Syntax(node))
  }

  /// Edits the initial value of a variable with a type; nil if the error is not in that value.
  private func stored(in variable: VariableDeclSyntax) -> [SourceEdit]? {
    guard
      let binding = variable.bindings.first(where: { token.isWithin($0) }),
      let value = binding.initializer?.value, token.isWithin(value),
      binding.typeAnnotation != nil, value.trimmedDescription != Self.stub
    else { return nil }
    if reaches(Syntax(value)) { return part(of: Syntax(value)) }
    return [SourceEdit(value, by: Self.stub)]
  }

  // MARK: Statements

  static let stub = "stub()"

  private func statement(_ item: CodeBlockItemSyntax) -> [SourceEdit] {
    if item.isOfAnObjectsMaking { return part(of: Syntax(item)) }
    let reaches = reaches(Syntax(item))
    switch item.item {
    case .stmt(let statement):
      if let result = statement.as(ReturnStmtSyntax.self), !reaches {
        return returned(result)
      }
    case .decl(let declaration):
      if let variable = declaration.as(VariableDeclSyntax.self),
        let edits = stored(in: variable)
      {
        return edits
      }
    case .expr(let value):
      if let edits = assignment(value) { return edits }
    }
    if reaches { return part(of: Syntax(item)) }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return [SourceEdit(item)]
    }
    if list.parent?.is(SwitchCaseSyntax.self) == true { return [SourceEdit(item, by: "break ")] }
    guard item.trimmedDescription != Self.stub, list.isAValue else { return [SourceEdit(item)] }
    return [SourceEdit(item, by: Self.value(in: Syntax(item)))]
  }

  private func returned(_ result: ReturnStmtSyntax) -> [SourceEdit] {
    let stub = Self.value(in: Syntax(result))
    guard let value = result.expression else {
      return [SourceEdit(result, by: "return \(stub)")]
    }
    if [Self.stub, Self.view].contains(value.trimmedDescription) {
      // Code of the copy, where no value has the type that is wanted.
      return [SourceEdit(result, by: "fatalError()")]
    }
    return [SourceEdit(value, by: stub)]
  }

  /// Edits the value that an initializer gives to a property, because it has to give one; nil if
  /// the error is not in such a value.
  private func assignment(_ value: ExprSyntax) -> [SourceEdit]? {
    guard let parts = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, parts[1].is(AssignmentExprSyntax.self), token.isWithin(parts[2]),
      parts[2].trimmedDescription != Self.stub,
      value.ancestors.contains(where: { $0.is(InitializerDeclSyntax.self) }),
      !reaches(Syntax(parts[2]))
    else { return nil }
    return [SourceEdit(parts[2], by: Self.stub)]
  }

  /// Edits only the rejected part of code that reaches location, if that part does not reach it.
  private func part(of outer: Syntax) -> [SourceEdit] {
    var found: SourceEdit?
    for node in token.ancestors {
      if node.id == outer.id { break }
      if let change = modifier(node) { found = change }
      if reaches(node) { break }
      if let condition = node.as(ConditionElementSyntax.self) {
        found = SourceEdit(condition.condition, by: "(true)")
      } else if let expression = node.as(ExprSyntax.self),
        expression.trimmedDescription != Self.stub, let change = stub(for: expression)
      {
        found = change
      }
    }
    return [found].compactMap(\.self)
  }

  /// A stub in the place of a value, where one may be.
  private func stub(for value: ExprSyntax) -> SourceEdit? {
    if let (first, last) = value.assigned { return SourceEdit(first, to: last, by: Self.stub) }
    switch value.parent?.kind {
    case .conditionElement: return SourceEdit(value, by: "(true)")
    case .labeledExpr, .initializerClause, .returnStmt, .arrayElement, .dictionaryElement:
      return SourceEdit(value, by: Self.stub)
    default: return nil
    }
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
      refusal.says(
        "has no member", "extra argument", "argument label", "requires that", "no exact matches"),
      !reaching.contains(access.declName.baseName.text), !isAskedOf(call)
    else { return nil }
    return SourceEdit(access.period, to: call)
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

  /// A stub, or an empty view in code that returns a view.
  static func value(in node: Syntax) -> String { node.isOfAViewsBody ? view : stub }

  private static let view = "EmptyView()"
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
  fileprivate var assigned: (first: ExprSyntax, last: ExprSyntax)? {
    guard let list = parent?.as(ExprListSyntax.self).map({ Array($0) }), list.count > 2,
      list[1].is(AssignmentExprSyntax.self), list.dropFirst(2).contains(where: { $0.id == id })
    else { return nil }
    return (list[2], list[list.count - 1])
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
