import SwiftSyntax

/// What a file shows of the location managers that it declares.
struct SwiftManagers {
  let source: SwiftSource
  /// The names of the class: itself, its aliases and subclasses, and protocols that take its place.
  let classes: Set<String>
  /// The protocols among them.
  private let protocols: Set<String>

  init(source: SwiftSource, classes: Set<String>) {
    self.source = source
    protocols = Self.protocols(for: classes, in: source)
    self.classes = classes.union(protocols)
  }

  /// What is known of the object that a method is sent to, by the method's name.
  func manager(of node: Syntax) -> PlatformCall.Surroundings.Manager {
    guard let reference = node.parent?.as(DeclReferenceExprSyntax.self),
      let base = SwiftMember(reference).base?.bare
    else { return .unknown }
    if isConstruction(base) { return SwiftLifetime.isOutsideFunctions(node) ? .unknown : .lost }
    guard let name = base.lastName else { return .unknown }
    if base.is(DeclReferenceExprSyntax.self), let scope = localScope(of: name, at: node) {
      return SwiftLifetime.escapes(name, in: scope) ? .declared : .lost
    }
    let made = declarations(of: name)
    guard !made.isEmpty else { return .unknown }
    return made.allSatisfy({ isLostAtOnce($0, of: name) }) ? .lost : .declared
  }

  /// Whether a weak variable gets nothing but managers that are made for it.
  private func isLostAtOnce(_ binding: PatternBindingSyntax, of name: String) -> Bool {
    guard binding.isWeak else { return false }
    return binding.initializer.map { isConstruction($0.value.bare) } ?? isMadeLater(name)
  }

  /// The delegate that this file gives the manager of a call.
  func delegate(at node: Syntax) -> PlatformCall.Surroundings.Delegate {
    guard let reference = node.parent?.as(DeclReferenceExprSyntax.self),
      let name = SwiftMember(reference).base?.bare.lastName
    else { return .unknown }
    return delegate(of: name, for: node)
  }

  /// The delegate that this file gives the manager of a name, as the type around a node knows it.
  func delegate(of name: String, for node: Syntax) -> PlatformCall.Surroundings.Delegate {
    let made = declarations(of: name)
    guard !made.isEmpty else {
      // Another file declares it: what counts is whether this one gives it a delegate.
      return setsMember("elegate", of: name) ? .unknown : .unset
    }
    let type = SwiftEnclosure(of: node).typeName
    for token in source.tokens("delegate") {
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let value = SwiftMember(reference).assignedValue, !value.bare.is(NilLiteralExprSyntax.self)
      else { continue }
      let target = SwiftMember(reference).base?.bare.lastName
      if target == nil, hasOwnDelegate(SwiftEnclosure(of: token).typeName) { continue }
      let isOwn = target == name || made.contains { self.makes($0, target, at: token) }
      guard isOwn || target == nil || isClosureParameter(target, at: token) else { continue }
      guard isOwn, value.lastName == "self", SwiftEnclosure(of: token).typeName == type else {
        return .unknown
      }
      return mayInheritCallbacks(type) ? .heir : .itself
    }
    let own = made.filter { binding in
      guard let value = binding.initializer?.value else { return isMadeLater(name) }
      return isConstruction(value.bare) || isPlainMaker(value)
    }
    if own.isEmpty {
      // A protocol's delegate may have a name of its own: `locationDelegate`.
      return isInjected(name) && !isHandedOver(name) && !setsMember("elegate", of: name)
        ? .unset : .unknown
    }
    guard !isHandedOver(name) else { return .unknown }
    return own.contains(where: \.isPrivate) ? .none : .unset
  }

  /// The variables whose types or values name the class; one that does both is there twice.
  private var bindings: [PatternBindingSyntax] {
    classes.flatMap(source.tokens).compactMap { token in
      token.ancestors.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
    }
  }

  /// The managers that types of this file keep in properties, with the delegate that it gives each.
  var kept: [(type: String, name: String, delegate: PlatformCall.Surroundings.Delegate)] {
    bindings.uniqued.compactMap { binding in
      guard
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
        variable.parent?.is(MemberBlockItemSyntax.self) == true,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        declarations(of: name).contains(binding),
        let type = SwiftEnclosure(of: variable).typeName?.lastName
      else { return nil }
      return (type, name, delegate(of: name, for: Syntax(binding)))
    }
  }

  /// The delegates that this file gives to what another file declares.
  var given: [SourceReading.GivenDelegate] {
    source.tokens("delegate").compactMap { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let base = SwiftMember(reference).base?.bare, let name = base.lastName,
        let value = SwiftMember(reference).assignedValue, !value.bare.is(NilLiteralExprSyntax.self),
        !declares(name)
      else { return nil }
      let owner = base.as(MemberAccessExprSyntax.self)?.base?.bare
      return SourceReading.GivenDelegate(
        name: name, type: SwiftEnclosure(of: token).typeName?.lastName,
        isOwn: base.is(DeclReferenceExprSyntax.self) || owner?.lastName == "self",
        isSelf: value.bare.is(DeclReferenceExprSyntax.self) && value.lastName == "self")
    }
  }

  /// Whether the file makes its managers, keeps them to itself and gives none of them a delegate.
  func haveNoDelegate(for node: Syntax) -> Bool {
    let names = bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    return !names.isEmpty && Set(names).allSatisfy { delegate(of: $0, for: node) == .none }
  }

  /// Whether this file declares a manager of this name.
  func declares(_ name: String) -> Bool { !declarations(of: name).isEmpty }

  /// The name that keeps a manager that is made at a node; nil if the file shows none.
  func nameOfMade(at node: Syntax) -> String? {
    let binding: PatternBindingSyntax?
    if let construction = node.ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) })
      .first(where: { isConstruction(ExprSyntax($0)) })
    {
      if let name = SwiftMember.assignee(of: Syntax(construction))?.lastName { return name }
      binding = construction.parent?.parent?.as(PatternBindingSyntax.self)
    } else {
      binding = node.ancestors.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
    }
    return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Whether a manager made here is to answer: it gets a delegate, asks or starts something.
  func isUsedForAnswers(_ node: Syntax) -> Bool {
    let construction = node.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
    guard let construction else { return false }
    if let access = construction.parent?.as(MemberAccessExprSyntax.self) {
      return Self.isAnswered(access.declName.baseName.text)
    }
    let binding = construction.parent?.parent?.as(PatternBindingSyntax.self)
    let name =
      binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      ?? SwiftMember.assignee(of: Syntax(construction))?.lastName
    guard let name else { return false }
    return source.tokens(name).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      let whole = SwiftMember(reference).expression
      var outer = Syntax(whole)
      while let parent = outer.parent,
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      {
        outer = parent
      }
      guard let access = outer.parent?.as(MemberAccessExprSyntax.self),
        access.base.map({ Syntax($0) }) == outer
      else { return false }
      return Self.isAnswered(access.declName.baseName.text)
    }
  }

  /// Whether a class may have its callbacks from an ancestor of the app, or is declared elsewhere.
  func mayInheritCallbacks(_ type: String?) -> Bool {
    guard let name = type?.lastName else { return true }
    let declaration = source.tokens(name).lazy.compactMap {
      $0.parent?.as(ClassDeclSyntax.self)
    }.first { $0.name.text == name }
    guard let declaration else { return true }
    guard let ancestor = Syntax(declaration).inherited.first else { return false }
    return !PlatformCall.Surroundings.plainAncestors.contains(ancestor)
  }

  /// Whether `delegate` alone is a property of a class that is no manager: this file declares the class,
  /// and it inherits from nothing of the app's.
  private func hasOwnDelegate(_ type: String?) -> Bool {
    guard let name = type?.lastName, !classes.contains(name) else { return false }
    return !mayInheritCallbacks(type)
  }

  private static func isAnswered(_ member: String) -> Bool {
    member == "delegate" || member.hasPrefix("request") || member.hasPrefix("start")
  }
}

extension SwiftManagers {
  private func isConstruction(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, let name = call.calledExpression.lastName
    else { return false }
    if classes.contains(name) { return true }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    return name == "init" && access?.base?.lastName.map(classes.contains) == true
  }

  /// The bindings of a name in this file that hold a location manager.
  private func declarations(of name: String) -> [PatternBindingSyntax] {
    source.tokens(name).compactMap { token in
      guard token.parent?.is(IdentifierPatternSyntax.self) == true,
        let binding = token.parent?.parent?.as(PatternBindingSyntax.self)
      else { return nil }
      let type = binding.typeAnnotation?.type.tokens(viewMode: .sourceAccurate)
        .contains { classes.contains($0.text) }
      let isMade = binding.initializer.map { isConstruction($0.value.bare) || isMaker($0.value) }
      return type == true || isMade == true ? binding : nil
    }
  }

  /// `{ let manager = CLLocationManager(); …; return manager }()`
  private func isMaker(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.bare.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self)
    else { return false }
    return closure.tokens(viewMode: .sourceAccurate).contains { classes.contains($0.text) }
  }

  /// Whether a name is the manager that a closure makes for a binding: `m` of
  /// `{ let m = CLLocationManager(); m.delegate = self; return m }()`.
  private func makes(
    _ binding: PatternBindingSyntax, _ name: String?, at token: TokenSyntax
  ) -> Bool {
    guard let value = binding.initializer?.value, let name, made(by: value) == name else {
      return false
    }
    return value.position <= token.position && token.position < value.endPosition
  }

  /// The name of the manager that a closure makes and returns.
  private func made(by value: ExprSyntax) -> String? {
    guard let call = value.bare.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self),
      let last = closure.statements.last?.item.as(ReturnStmtSyntax.self),
      let name = last.expression?.bare.as(DeclReferenceExprSyntax.self)?.baseName.text,
      closure.statements.contains(where: { declares(name, $0) })
    else { return nil }
    return name
  }

  /// Whether a closure makes a manager, and nothing but the one who called it gets hold of it.
  private func isPlainMaker(_ value: ExprSyntax) -> Bool {
    guard let name = made(by: value) else { return false }
    return value.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      else { return true }
      return SwiftLifetime.isBase(SwiftMember(reference).expression)
        || reference.parent?.is(ReturnStmtSyntax.self) == true
    }
  }

  /// `$0` or `it` of a closure: it may be anything that the closure is given.
  private func isClosureParameter(_ name: String?, at token: TokenSyntax) -> Bool {
    guard let name else { return true }
    return name.hasPrefix("$")
      || token.ancestors.lazy.compactMap { $0.as(ClosureExprSyntax.self) }.contains { closure in
        closure.signature?.parameterClause?.tokens(viewMode: .sourceAccurate)
          .contains { $0.text == name } == true
      }
  }

  /// Whether a name is given to a call or kept by something else: the delegate may be set there.
  private func isHandedOver(_ name: String) -> Bool {
    source.tokens(name).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      let member = SwiftMember(reference)
      return !SwiftLifetime.isBase(member.expression) && member.assignedValue == nil
        && !isParameterKept(member, as: name) && !isUnwrapped(member, as: name)
    }
  }

  /// `if let manager = self.name { … }`, where nothing gets hold of `manager` or its delegate.
  private func isUnwrapped(_ member: SwiftMember, as name: String) -> Bool {
    guard let clause = member.expression.parent?.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(OptionalBindingConditionSyntax.self),
      let other = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return false }
    return other == name || !isHandedOver(other) && !setsMember("delegate", of: other)
  }

  /// `name` of `self.name = name`, in an initializer that is given the manager.
  private func isParameterKept(_ member: SwiftMember, as name: String) -> Bool {
    guard !member.isMember,
      let assignee = SwiftMember.assignee(of: Syntax(member.expression))
    else { return false }
    return assignee.lastName == name
      && assignee.as(MemberAccessExprSyntax.self)?.base?.lastName == "self"
  }

  /// `init(name: CLLocationManager = CLLocationManager())`
  private func isInjected(_ name: String) -> Bool {
    source.tokens(name).contains { token in
      guard let parameter = token.parent?.as(FunctionParameterSyntax.self) else { return false }
      return parameter.defaultValue.map { isConstruction($0.value.bare) } == true
    }
  }

  /// Whether a member whose name ends so is set on what has a name.
  private func setsMember(_ ending: String, of name: String) -> Bool {
    source.tokens(name).contains { token in
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      var outer = Syntax(SwiftMember(reference).expression)
      while let parent = outer.parent,
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      {
        outer = parent
      }
      guard let access = outer.parent?.as(MemberAccessExprSyntax.self),
        access.base.map({ Syntax($0) }) == outer
      else { return false }
      return access.declName.baseName.text.hasSuffix(ending)
        && SwiftMember.assignedValue(of: Syntax(access))
          .map { !$0.bare.is(NilLiteralExprSyntax.self) } == true
    }
  }

  /// The app's own protocols by which this file holds a location manager: those that an extension
  /// makes the class adopt, and the types of what a new manager is given to.
  private static func protocols(for classes: Set<String>, in source: SwiftSource) -> Set<String> {
    var found: Set<String> = []
    for token in classes.flatMap(source.tokens) {
      if let adopter = token.ancestors.lazy.compactMap({ $0.as(ExtensionDeclSyntax.self) }).first,
        token.isWithin(adopter.extendedType)
      {
        found.formUnion(
          adopter.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription.lastName }
            ?? [])
      }
      // `init(manager: any LocationManaging = CLLocationManager())`
      guard
        let clause = token.ancestors.lazy.compactMap({ $0.as(InitializerClauseSyntax.self) })
          .first,
        let call = clause.value.bare.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.calledExpression.lastName == token.text
      else { continue }
      let type =
        clause.parent?.as(FunctionParameterSyntax.self).map { TypeSyntax($0.type) }
        ?? clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      let names = type?.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        guard case .identifier(let name) = token.tokenKind else { return nil }
        return name
      }
      if let name = names?.last, !classes.contains(name) { found.insert(name) }
    }
    return found
  }

  /// `manager = CLLocationManager()`, and nothing else is ever assigned.
  private func isMadeLater(_ name: String) -> Bool {
    let values = source.tokens(name).compactMap { token in
      token.parent?.as(DeclReferenceExprSyntax.self).flatMap { SwiftMember($0).assignedValue }
    }.filter { $0.bare.as(NilLiteralExprSyntax.self) == nil }
    return !values.isEmpty && values.allSatisfy { isConstruction($0.bare) }
  }
}

extension SwiftManagers {
  /// The statements in which a constant of a function holds a manager made there.
  private func localScope(of name: String, at node: Syntax) -> CodeBlockItemListSyntax? {
    var child = node
    for parent in node.ancestors {
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      if let items = parent.as(CodeBlockItemListSyntax.self),
        items.contains(where: { $0.endPosition <= child.position && declares(name, $0) })
      {
        return SwiftLifetime.isOutsideFunctions(Syntax(items))
          ? nil : SwiftLifetime.scope(of: items)
      }
      child = parent
    }
    return nil
  }

  private func declares(_ name: String, _ item: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = item.item,
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    else { return false }
    return binding.initializer.map { isConstruction($0.value.bare) } == true
  }
}

extension PatternBindingSyntax {
  /// Whether it is weak, so that it keeps nothing alive.
  fileprivate var isWeak: Bool {
    parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.contains {
      $0.name.tokenKind == .keyword(.weak)
    } == true
  }

  /// Whether no one outside the file can reach it.
  fileprivate var isPrivate: Bool {
    parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.arePrivate == true
  }
}
