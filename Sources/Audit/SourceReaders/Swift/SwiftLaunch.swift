import SwiftSyntax

/// Finds out whether code runs at every launch of the app, before anybody has touched anything.
///
/// Followed are calls within one type of one file; what a condition decides that is no authorization
/// status is not taken for a launch.
struct SwiftLaunch {
  let source: SwiftSource

  func isReached(_ node: some SyntaxProtocol) -> Bool {
    isReached(Syntax(node), from: Self.isLaunch, depth: 0)
  }

  /// Whether making an object of the type around, without arguments, runs the code.
  func isInitializing(_ node: some SyntaxProtocol) -> Bool {
    isReached(Syntax(node), from: Self.isPlainInitializer, depth: 0)
  }

  private func isReached(
    _ node: Syntax, from isStart: (Syntax) -> Bool, depth: Int
  ) -> Bool {
    guard depth < 4, let member = unconditionalMember(around: node) else { return false }
    if isStart(member) { return true }
    guard let function = member.as(FunctionDeclSyntax.self),
      let type = SwiftEnclosure(of: function).typeName, Self.mayBeLaunched(function)
    else { return false }
    return source.tokens(function.name.text).contains { token in
      isCall(token, of: function, in: type)
        && isReached(Syntax(token), from: isStart, depth: depth + 1)
    }
  }

  /// Whether a token calls a function on the object itself.
  func isCall(_ token: TokenSyntax, of function: FunctionDeclSyntax, in type: String) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !token.isWithin(function)
    else { return false }
    return SwiftMember(reference).isOwnCall && SwiftEnclosure(of: token).typeName == type
  }

  /// A method with a name of its own: overloads and callbacks are called by others as well.
  static func mayBeLaunched(_ function: FunctionDeclSyntax) -> Bool {
    !["application", "scene", "locationManager"].contains(function.name.text)
  }

  /// `application(_:didFinishLaunchingWithOptions:)`, `scene(_:willConnectTo:options:)`, `App.init`.
  static func isLaunch(_ member: Syntax) -> Bool {
    if member.is(InitializerDeclSyntax.self) {
      return SwiftEnclosure(of: member).type?.inherited.contains("App") == true
    }
    guard let function = member.as(FunctionDeclSyntax.self) else { return false }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    switch function.name.text {
    case "application":
      return labels.contains { $0.hasSuffix("FinishLaunchingWithOptions") }
    case "scene": return labels.contains("willConnectTo")
    case "applicationDidFinishLaunching": return true
    default: return false
    }
  }
}

extension SwiftLaunch {
  private static func isPlainInitializer(_ member: Syntax) -> Bool {
    guard let initializer = member.as(InitializerDeclSyntax.self) else { return false }
    return initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// The objects that the app makes when it is launched: what its properties begin with, where the
  /// type is marked as the entry.
  var madeAtLaunch: [SwiftUse] {
    (source.tokens("main") + source.tokens("UIApplicationMain")).flatMap { token -> [SwiftUse] in
      guard let attribute = token.parent?.parent?.as(AttributeSyntax.self),
        let type = attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
      else { return [] }
      return type.memberBlock.members.flatMap { Self.made(by: $0.decl) } + handedOver(in: type)
    }
  }

  /// `.environmentObject(Model())` in the body of the app.
  private func handedOver(in type: any DeclGroupSyntax) -> [SwiftUse] {
    source.tokens("environmentObject").compactMap { token in
      guard token.isWithin(type), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let value = SwiftMember(reference).call?.arguments.first
      else { return nil }
      return Self.made(value.expression, of: nil)
    }
  }

  private static func made(by member: DeclSyntax) -> [SwiftUse] {
    if let initializer = member.as(InitializerDeclSyntax.self) {
      return initializer.body?.statements.compactMap(wrapped) ?? []
    }
    let late: Set<String> = ["lazy", "static", "class"]
    guard let variable = member.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { late.contains($0.name.text) })
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard let value = binding.initializer?.value, binding.accessorBlock == nil else { return nil }
      let type = binding.typeAnnotation?.type.trimmedDescription
      return made(value, of: type)
    }
  }

  /// `_model = StateObject(wrappedValue: Model())` or `model = Model()` where the app is made.
  private static func wrapped(_ statement: CodeBlockItemSyntax) -> SwiftUse? {
    guard let sequence = statement.item.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, let value = sequence.elements.last,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    guard let call = value.as(FunctionCallExprSyntax.self),
      ["StateObject", "State"].contains(call.calledExpression.lastName),
      let wrapped = call.arguments.first, wrapped.label?.text == "wrappedValue"
    else { return made(value, of: nil) }
    return made(wrapped.expression, of: nil)
  }

  /// `Model()`, `Model.shared`, and `.init()` or `.shared` of a type that is written beside.
  static func made(_ value: ExprSyntax, of type: String?) -> SwiftUse? {
    let bare = value.bare
    let called = bare.as(FunctionCallExprSyntax.self)
    if let called, !called.arguments.isEmpty || called.trailingClosure != nil { return nil }
    let expression = called?.calledExpression ?? bare
    var name: String?
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard (access.declName.baseName.text == "init") == (called != nil) else { return nil }
      name = access.base.map(\.trimmedDescription) ?? type
    } else if called != nil {
      name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    guard let name = name?.lastName, name.first?.isUppercase == true else { return nil }
    return SwiftUse(.madeAtLaunch, .construction, .member(name), at: value)
  }

  /// The function or initializer around a node, where nothing but the status decides that it runs.
  func unconditionalMember(around node: Syntax) -> Syntax? {
    var child = node
    for parent in node.ancestors {
      switch parent.as(SyntaxEnum.self) {
      case .functionDecl, .initializerDecl: return parent
      case .memberBlockItem, .catchClause, .forStmt, .whileStmt, .repeatStmt: return nil
      case .deferStmt, .ternaryExpr, .unresolvedTernaryExpr: return nil
      case .closureExpr(let closure):
        guard Self.runsAtOnce(closure) else { return nil }
      case .ifExpr(let branch):
        if child != Syntax(branch.conditions), !isStatus(branch.conditions) { return nil }
      case .switchExpr(let choice):
        if child == Syntax(choice.cases), !isStatus(choice.subject) { return nil }
      case .codeBlockItemList(let items):
        let before = items.filter { $0.endPosition <= child.position }
        guard before.allSatisfy({ passes($0.item) }) else { return nil }
      default: break
      }
      child = parent
    }
    return nil
  }

  /// Whether code goes on behind a statement whatever holds, the status left aside.
  private func passes(_ item: CodeBlockItemSyntax.Item) -> Bool {
    switch item {
    case .decl: return true
    case .stmt(let statement):
      if let check = statement.as(GuardStmtSyntax.self) { return isStatus(check.conditions) }
      if let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
        return !branch.hasExit || isStatus(branch.conditions)
      }
      return !statement.is(ReturnStmtSyntax.self)
    case .expr(let expression):
      guard let branch = expression.as(IfExprSyntax.self) else { return true }
      return !branch.hasExit || isStatus(branch.conditions)
    }
  }

  /// A task, or the next turn of the main queue.
  private static func runsAtOnce(_ closure: ClosureExprSyntax) -> Bool {
    guard let called = closure.taker?.calledExpression, let name = called.lastName else {
      return false
    }
    let base = called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return name == "Task" || name == "async" && base == "DispatchQueue.main"
  }

  /// Whether a condition is about the authorization status, the release or `self` alone.
  private func isStatus(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.allSatisfy { element in
      switch element.condition {
      case .availability: return true
      case .optionalBinding(let binding):
        return binding.pattern.trimmedDescription == "self"
      case .expression(let expression): return isStatus(expression)
      case .matchingPattern(let match): return isStatus(match.initializer.value)
      }
    }
  }

  private func isStatus(_ expression: ExprSyntax) -> Bool {
    expression.tokens(viewMode: .sourceAccurate).contains { token in
      let name = token.text.lowercased()
      return name.hasSuffix("authorizationstatus") || name == "locationservicesenabled"
        || name == "responds" || name == "respondstoselector"
    }
  }
}

extension IfExprSyntax {
  /// Whether a branch of it leaves the function.
  fileprivate var hasExit: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.return) || $0.tokenKind == .keyword(.throw)
    }
  }
}
