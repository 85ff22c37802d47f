import SwiftSyntax

/// Finds what has to be left out.
final class Leaving: SyntaxVisitor {
  var edits: [SourceEdit] = []
  private let missing: MissingNames
  /// Names of locals and members that were left out, or hold a stub without members.
  private var gone: Set<String> = []
  private var opaque: Set<String> = []

  /// The stored properties that were left out.
  private(set) var goneMembers: Set<String> = []
  /// Names of parameters, which no member has to declare.
  private var bound: Set<String> = []
  /// Methods that nothing above overrides here.
  private var unheld: Set<String> = []

  init(_ missing: MissingNames, without gone: Set<String> = []) {
    self.missing = missing
    self.gone = gone
    super.init(viewMode: .sourceAccurate)
  }

  private func replace(_ node: some SyntaxProtocol, by text: String = "") {
    edits.append(SourceEdit(node, by: text))
  }

  // MARK: Declarations

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    // What is typed as a stub anywhere in the file has no members.
    let finder = OpaqueFinder(missing.types)
    finder.walk(node)
    opaque = finder.names
    unheld = finder.overriding.subtracting(Self.overridable)
    bound = finder.bound
    return .visitChildren
  }

  /// A macro of a module that is not here.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard missing.types.contains(node.attributeName.trimmedDescription) else {
      return .skipChildren
    }
    let isOfAValue = node.parent?.parent?.is(VariableDeclSyntax.self) == true
    if !isOfAValue { replace(node) }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOverride(node.modifiers, of: node.name.text, in: Syntax(node))
    return .visitChildren
  }

  /// What overrides nothing that is here.
  private func leaveOverride(
    _ modifiers: DeclModifierListSyntax, of name: String, in node: Syntax
  ) {
    for modifier in modifiers
    where modifier.name.text == "override"
      && (!missing.isMember(name)
        || unheld.contains(name) && node.isOfAStrangersClass(missing.types))
    {
      replace(modifier)
    }
  }

  /// What classes of UIKit have here that others override.
  private static let overridable: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "view", "title",
    "didReceiveMemoryWarning", "present", "dismiss", "addChild", "didMove", "willMove",
    "removeFromParent", "loadViewIfNeeded", "layoutSubviews", "setNeedsLayout", "layoutIfNeeded",
    "addSubview", "removeFromSuperview", "frame", "bounds", "isHidden", "alpha", "sendActions",
    "description", "debugDescription", "hash", "isEqual", "isEnabled", "isSelected",
    "pushViewController", "popViewController", "backgroundColor", "tintColor", "awakeFromNib",
    "prepare", "performSegue", "endEditing",
  ]

  /// A stored value without what it begins with.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      leaveOverride(node.modifiers, of: name, in: Syntax(node))
    }
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    for binding in node.bindings {
      guard let value = binding.initializer?.value, let first = unknown(in: Syntax(value)).first
      else { continue }
      if value.is(ClosureExprSyntax.self) || isInABlock(first, within: Syntax(value)) { continue }
      if binding.typeAnnotation != nil {
        replace(value, by: "stub()")
      } else if node.bindings.count == 1 {
        replace(node)
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          gone.insert(name)
          goneMembers.insert(name)
        }
      }
      return .skipChildren
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(SourceFileSyntax.self) == false else { return .visitChildren }
    let outer = gone
    let before = edits.count
    for item in node { leave(item, in: node) }
    gone = outer
    if node.parent?.is(SwitchCaseSyntax.self) == true { keepCase(node, editedFrom: before) }
    return .skipChildren
  }

  /// A case of a `switch` has a statement, whatever was left out of it.
  private func keepCase(_ list: CodeBlockItemListSyntax, editedFrom first: Int) {
    let left = edits.indices.dropFirst(first).filter { edits[$0].text.isEmpty }
    let isEmpty = list.allSatisfy { item in
      left.contains {
        edits[$0].start == item.positionAfterSkippingLeadingTrivia.utf8Offset
          && edits[$0].end >= item.endPositionBeforeTrailingTrivia.utf8Offset - 1
      }
    }
    // What follows the name is where the lines that it took end.
    if isEmpty, let place = left.first { edits[place].text = "break " }
  }

  private func leave(_ item: CodeBlockItemSyntax, in list: CodeBlockItemListSyntax) {
    let found = unknown(in: Syntax(item))
    guard !found.isEmpty else {
      walk(item.item)
      return
    }
    // What is in a block within the statement is looked at there.
    let own = found.filter { !isInABlock($0, within: Syntax(item)) }
    guard !own.isEmpty else {
      walk(item.item)
      return
    }
    let reaches = self.reaches(Syntax(item))
    let isOnly = list.count == 1 && isValueWanted(by: list)
    if case .stmt(let statement) = item.item, let result = statement.as(ReturnStmtSyntax.self) {
      if let value = result.expression { stand(own, in: value, reaches: reaches) }
    } else if case .decl(let declaration) = item.item,
      let variable = declaration.as(VariableDeclSyntax.self)
    {
      leave(variable, own, reaches: reaches)
    } else if case .expr(let value) = item.item, let set = assigned(value), !reaches,
      item.ancestors.contains(where: { $0.is(InitializerDeclSyntax.self) })
    {
      // A stored property has to be set in an initializer.
      stand(unknown(in: set), in: ExprSyntax(set) ?? value, reaches: true)
    } else if reaches {
      keep(item, own)
    } else if isOnly, case .expr(let value) = item.item {
      stand(own, in: value, reaches: false)
    } else {
      forget(bound(in: Syntax(item)))
      replace(item)
    }
  }

  /// `let x = missing` goes, and what uses it; with a type it holds a stub.
  private func leave(_ variable: VariableDeclSyntax, _ own: [Syntax], reaches: Bool) {
    let binding = variable.bindings.first
    if variable.bindings.count == 1, binding?.typeAnnotation != nil,
      let value = binding?.initializer?.value
    {
      stand(own, in: value, reaches: reaches)
    } else if reaches,
      !own.contains(where: { $0.id == binding?.initializer?.value.id })
        || variable.bindings.count > 1
    {
      for node in own { stub(for: node) }
    } else {
      forget(bound(in: Syntax(variable)))
      replace(variable)
    }
  }

  /// Puts a stub where a value was, of the type that a cast asks for.
  private func stub(for node: Syntax) {
    guard let list = node.parent?.as(ExprListSyntax.self),
      let place = list.firstIndex(where: { $0.id == node.id })
    else { return replace(node, by: "stub()") }
    let after = list.index(after: place)
    guard after != list.endIndex else { return replace(node, by: "stub()") }
    if list[after].is(AssignmentExprSyntax.self) {
      replace(node, by: "_")
    } else if let cast = list[after].as(UnresolvedAsExprSyntax.self),
      let mark = cast.questionOrExclamationMark, list.index(after: after) != list.endIndex
    {
      let type = list[list.index(after: after)]
      edits.append(
        SourceEdit(
          node, to: type,
          by: "stub() as \(type.trimmedDescription)" + (mark.text == "?" ? "?" : "")))
    } else {
      replace(node, by: "stub()")
    }
  }

  /// What is set to `self.name`, where all else of the statement is here.
  private func assigned(_ value: ExprSyntax) -> Syntax? {
    guard let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[1].is(AssignmentExprSyntax.self), !isUnknown(elements[0]),
      unknown(in: Syntax(elements[0])).isEmpty
    else { return nil }
    return Syntax(elements[2])
  }

  /// Whether code reaches location otherwise than by the selector of a tap.
  private func reaches(_ node: Syntax) -> Bool {
    let names = ReachedNames(except: opaque.union(gone))
    names.walk(node)
    return !names.names.isDisjoint(with: missing.reaching)
  }

  /// A value that is wanted.
  private func stand(_ own: [Syntax], in value: ExprSyntax, reaches: Bool) {
    if !reaches, value.isOfAViewsBody {
      replace(value, by: "EmptyView()")
    } else if reaches {
      for node in own { stub(for: node) }
    } else {
      replace(value, by: "stub()")
    }
  }

  /// A statement that reaches location keeps all that can stay.
  private func keep(_ item: CodeBlockItemSyntax, _ own: [Syntax]) {
    if case .stmt(let statement) = item.item, let test = statement.as(GuardStmtSyntax.self),
      own.contains(where: { $0.ancestors.contains { $0.is(OptionalBindingConditionSyntax.self) } })
    {
      forget(bound(in: Syntax(test.conditions)))
      replace(item)
      return
    }
    for node in own {
      if reaches(node) {
        if let modifier = modifier(node) { edits.append(modifier) }
        continue
      }
      if let condition = node.parent?.as(ConditionElementSyntax.self) {
        replace(condition.condition, by: "true")
      } else if node.parent?.is(CodeBlockItemSyntax.self) == true {
        replace(node)
      } else {
        stub(for: node)
      }
    }
    walk(item.item)
  }

  /// Of a chain of calls the one that is missing, where its value is what it is called of.
  private func modifier(_ node: Syntax) -> SourceEdit? {
    var access: MemberAccessExprSyntax?
    let finder = node.tokens(viewMode: .sourceAccurate).compactMap {
      $0.parent?.parent?.as(MemberAccessExprSyntax.self)
    }
    access = finder.first { !missing.isMember($0.declName.baseName.text) && $0.base != nil }
    guard let access, let call = access.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    let used = call.arguments.reduce(into: SwiftNames.used(in: call.trailingClosure)) {
      $0.formUnion(SwiftNames.used(in: $1))
    }
    guard used.isDisjoint(with: missing.reaching) else { return nil }
    return SourceEdit(access.period, to: call)
  }

  /// Whether the only expression of a body is its value.
  private func isValueWanted(by list: CodeBlockItemListSyntax) -> Bool {
    if let block = list.parent?.as(CodeBlockSyntax.self),
      let function = block.parent?.as(FunctionDeclSyntax.self)
    {
      return function.signature.returnClause != nil
    }
    return list.parent?.is(AccessorBlockSyntax.self) == true
      || list.parent?.is(ClosureExprSyntax.self) == true
        && list.first.map { !$0.item.is(InfixOperatorExprSyntax.self) } == true
        && list.parent?.as(ClosureExprSyntax.self)?.signature?.returnClause != nil
  }

  private func isInABlock(_ node: Syntax, within outer: Syntax) -> Bool {
    if node.id == outer.id { return false }
    for ancestor in node.ancestors {
      if ancestor.id == outer.id { return false }
      if ancestor.is(CodeBlockItemListSyntax.self) { return true }
    }
    return false
  }

  private func bound(in node: Syntax) -> Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap {
        $0.parent?.as(IdentifierPatternSyntax.self)?.identifier.text
      })
  }

  private func forget(_ names: Set<String>) { gone.formUnion(names) }

  // MARK: Expressions

  /// The largest expressions that use what is missing.
  private func unknown(in node: Syntax) -> [Syntax] {
    var found: [Syntax] = []
    look(node, &found)
    return found
  }

  private func look(_ node: Syntax, _ found: inout [Syntax]) {
    if let expression = node.as(ExprSyntax.self), isUnknown(expression) {
      found.append(node)
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { look(child, &found) }
  }

  /// Whether an expression is, or is called of, what is missing.
  private func isUnknown(_ node: ExprSyntax) -> Bool {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return gone.contains(name) || missing.types.contains(name) && isAValue(reference)
        || isInheritedFromNowhere(reference)
    }
    if let access = node.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard let base = access.base else { return !missing.isMember(name) }
      let above = base.is(SuperExprSyntax.self) ? "super" : nil
      if let type = above ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text {
        if missing.types.contains(type) { return name != "self" && name != "init" }
        if opaque.contains(type) { return true }
        if ["self", "super"].contains(type), gone.contains(name) { return true }
        if type == "super", unheld.contains(name) { return true }
      }
      if let inner = base.as(MemberAccessExprSyntax.self), inner.base?.trimmedDescription == "self",
        opaque.contains(inner.declName.baseName.text)
      {
        return true
      }
      if let call = base.as(FunctionCallExprSyntax.self), isOfAStub(call) { return true }
      return !missing.isMember(name) || isUnknown(base) || isOpaque(base)
    }
    if let call = node.as(FunctionCallExprSyntax.self) {
      return isUnknown(call.calledExpression)
        || isOfAStub(call) && (!call.arguments.isEmpty || call.trailingClosure != nil)
    }
    if let part = node.as(SubscriptCallExprSyntax.self) {
      return isUnknown(part.calledExpression) || isOpaque(part.calledExpression)
    }
    if let chain = node.as(OptionalChainingExprSyntax.self) { return isUnknown(chain.expression) }
    if let force = node.as(ForceUnwrapExprSyntax.self) { return isUnknown(force.expression) }
    if let wait = node.as(AwaitExprSyntax.self) { return isUnknown(wait.expression) }
    if let attempt = node.as(TryExprSyntax.self) { return isUnknown(attempt.expression) }
    return false
  }

  /// Whether a name is taken as a value, and not as a type.
  private func isAValue(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id != ExprSyntax(node).id
    }
    if let part = parent.as(SubscriptCallExprSyntax.self) {
      return part.calledExpression.id == ExprSyntax(node).id
    }
    return parent.is(LabeledExprSyntax.self) || parent.is(ExprListSyntax.self)
      || parent.is(InitializerClauseSyntax.self) || parent.is(DictionaryElementSyntax.self)
      || parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self)
  }

  /// Whether a name is a member of a class of UIKit, or of a missing one, that nothing here has.
  private func isInheritedFromNowhere(_ node: DeclReferenceExprSyntax) -> Bool {
    let name = node.baseName.text
    guard case .identifier = node.baseName.tokenKind, name.first?.isLowercase == true,
      !missing.isMember(name), !bound.contains(name), !Self.ofC.contains(name)
    else { return false }
    return node.isOfAStrangersClass(missing.types)
  }

  /// What code finds without a module that lists it, and in accessors.
  private static let ofC: Set<String> = [
    "acos", "arc4random", "arc4random_uniform", "asin", "atan", "atan2", "ceil", "cos", "drand48",
    "error", "errno", "exit", "exp", "fabs", "floor", "fmax", "fmin", "fmod", "free", "hypot",
    "log", "log10", "log2", "malloc", "memcpy", "newValue", "oldValue", "pow", "printf", "puts",
    "rand", "random", "round", "sin", "sleep", "sqrt", "srand", "strlen", "tan", "time", "trunc",
    "usleep",
  ]

  private func isOfAStub(_ call: FunctionCallExprSyntax) -> Bool {
    var called = call.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base
    {
      called = base
    }
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    return called.as(DeclReferenceExprSyntax.self).map {
      missing.types.contains($0.baseName.text)
    } ?? false
  }

  /// Whether it holds a stub, behind `?` or `!` too.
  private func isOpaque(_ node: ExprSyntax) -> Bool {
    if let chain = node.as(OptionalChainingExprSyntax.self) { return isOpaque(chain.expression) }
    if let force = node.as(ForceUnwrapExprSyntax.self) { return isOpaque(force.expression) }
    if let access = node.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self"
    {
      return opaque.contains(access.declName.baseName.text)
    }
    return node.as(DeclReferenceExprSyntax.self).map { opaque.contains($0.baseName.text) } ?? false
  }
}
