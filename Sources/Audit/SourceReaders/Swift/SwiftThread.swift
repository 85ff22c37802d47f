import SwiftSyntax

/// Finds the thread that is sure to run some code; in doubt it is not known.
enum SwiftThread {
  /// The thread that runs a node, with a source to look its function up in.
  ///
  /// A function does not run on the thread of its type if its file names it for other threads only.
  static func thread(
    of node: some SyntaxProtocol, in source: SwiftSource? = nil
  ) -> PlatformCall.Surroundings.Thread {
    for ancestor in node.ancestors {
      switch ancestor.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        switch runner(of: closure, in: source) {
        case .main: return .main
        case .background: return .background
        case .same: continue
        case .unknown: return .unknown
        }
      case .functionDecl(let function):
        if let told = told(function.attributes, function.modifiers) { return told }
        if function.attributes.names(["IBAction"]) { return .main }
        if let source, runsElsewhere(function, in: source) { return .unknown }
      case .initializerDecl(let initializer):
        if let told = told(initializer.attributes, initializer.modifiers) { return told }
      case .variableDecl(let variable):
        if let told = told(variable.attributes, variable.modifiers) { return told }
      case .actorDecl(let type): return told(ancestor, type.attributes)
      case .extensionDecl(let type): return told(ancestor, type.attributes)
      case .classDecl(let type): return told(ancestor, type.attributes)
      case .structDecl(let type): return told(ancestor, type.attributes)
      case .enumDecl(let type): return told(ancestor, type.attributes)
      default: break
      }
    }
    return .unknown
  }

  /// Whether a type is a view or a view controller, as its ancestors tell.
  static func isInterface(_ type: Syntax?) -> Bool {
    guard let type else { return false }
    if let extended = type.as(ExtensionDeclSyntax.self),
      extended.extendedType.trimmedDescription.hasSuffix("ViewController")
    {
      return true
    }
    return type.inherited.contains { name in
      name == "View" || name.hasSuffix("ViewController") || name == "UIView"
    }
  }

  private static func told(
    _ type: Syntax, _ attributes: AttributeListSyntax
  ) -> PlatformCall.Surroundings.Thread {
    if attributes.names(["MainActor"]) { return .main }
    let isMain = type.inherited.contains { name in
      name == "UIApplicationDelegate" || name == "UIWindowSceneDelegate"
    }
    return isMain || isInterface(type) ? .main : .unknown
  }

  /// What attributes and modifiers say; nil if the surroundings decide.
  private static func told(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> PlatformCall.Surroundings.Thread? {
    if attributes.names(["MainActor"]) { return .main }
    if modifiers.contains(where: { $0.name.text == "nonisolated" }) { return .unknown }
    // An attribute of somebody's own may be a global actor.
    let harmless = ["objc", "IBAction", "discardableResult", "available", "inlinable", "State"]
    return attributes.allSatisfy { $0.name.map(harmless.contains) ?? true } ? nil : .unknown
  }
}

extension SwiftThread {
  /// Who runs a closure.
  enum Runner {
    case main
    case background
    /// Whoever runs the code around it.
    case same
    case unknown
  }

  static func runner(of closure: ClosureExprSyntax, in source: SwiftSource?) -> Runner {
    // `lazy var name = { … }()`
    if let call = closure.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression) == Syntax(closure)
    {
      return .same
    }
    // `Task.detached { @MainActor in … }`
    if closure.signature?.attributes.names(["MainActor"]) == true { return .main }
    return closure.taker.map { runner(of: $0, in: source) } ?? .unknown
  }

  /// Who runs what a call is given.
  static func runner(of call: FunctionCallExprSyntax, in source: SwiftSource?) -> Runner {
    let called = call.calledExpression
    guard let name = called.lastName else { return .unknown }
    let base = called.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? ""
    switch name {
    case "async", "asyncAfter":
      if base == "DispatchQueue.main" { return .main }
      return isBackgroundQueue(called, in: source) ? .background : .unknown
    case "addOperation":
      if base == "OperationQueue.main" { return .main }
      return isBackgroundQueue(called, in: source) ? .background : .unknown
    case "detachNewThread": return base == "Thread" ? .background : .unknown
    case "sync":
      // Only the main queue runs such a block on another thread; a global queue runs it on the
      // caller's.
      if base == "DispatchQueue.main" { return .main }
      return base.hasPrefix("DispatchQueue.global") ? .same : .unknown
    case "run": return base == "MainActor" ? .main : .unknown
    case "detached": return base == "Task" ? .background : .unknown
    case "Task", "map", "filter", "contains", "allSatisfy", "reduce", "forEach", "compactMap",
      "first":
      return .same
    case "onAppear", "onTapGesture", "Button": return .main
    default: return .unknown
    }
  }
}

extension SwiftThread {
  /// Whether `async` or `addOperation` is a method of a queue that is not the main one: a new one, a
  /// global one, or a name that this file gives to nothing else.
  private static func isBackgroundQueue(
    _ called: ExprSyntax, in source: SwiftSource?
  ) -> Bool {
    guard let base = called.as(MemberAccessExprSyntax.self)?.base?.bare else { return false }
    if makesQueue(base) { return true }
    guard let source, let name = base.lastName else { return false }
    let values = source.tokens(name).compactMap { token -> ExprSyntax? in
      if token.parent?.is(IdentifierPatternSyntax.self) == true {
        return token.parent?.parent?.as(PatternBindingSyntax.self)?.initializer?.value
      }
      return token.parent?.as(DeclReferenceExprSyntax.self)
        .flatMap { SwiftMember($0).assignedValue }
    }
    let declarations = source.tokens(name).filter {
      $0.parent?.is(IdentifierPatternSyntax.self) == true
        || $0.parent?.is(FunctionParameterSyntax.self) == true
    }
    return declarations.count == 1 && !values.isEmpty && values.allSatisfy { makesQueue($0.bare) }
  }

  /// `DispatchQueue.global()`, `DispatchQueue(label: "…")` without a target, `OperationQueue()`.
  private static func makesQueue(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    switch call.calledExpression.trimmedDescription {
    case "DispatchQueue.global", "OperationQueue": return true
    case "DispatchQueue": return !call.arguments.contains { $0.label?.text == "target" }
    default: return false
    }
  }
}

extension SwiftThread {
  /// Whether the file refers to a function, but never in a way that is certain to run it on the main thread.
  private static func runsElsewhere(
    _ function: FunctionDeclSyntax, in source: SwiftSource
  ) -> Bool {
    guard !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) else {
      return false
    }
    let threads = source.tokens(function.name.text).filter { !$0.isWithin(function) }
      .compactMap { thread(named: $0, in: source) }
    return !threads.isEmpty && !threads.contains(.main)
  }

  /// The thread that runs a function where a token names it; nil where nothing is seen to run it.
  private static func thread(
    named name: TokenSyntax, in source: SwiftSource
  ) -> PlatformCall.Surroundings.Thread? {
    guard let reference = name.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    if let call = SwiftMember(reference).call {
      return isAwaited(call) ? .main : thread(of: call)
    }
    // `queue.async(execute: self.update)`
    guard
      let argument = SwiftMember(reference).expression.parent?.as(LabeledExprSyntax.self),
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return switch runner(of: taker, in: source) {
    case .main: .main
    case .background: .background
    case .same: thread(of: taker)
    case .unknown: .unknown
    }
  }

  /// Whether code waits for a call, which then runs where its type says.
  static func isAwaited(_ call: some SyntaxProtocol) -> Bool {
    for ancestor in call.ancestors {
      if ancestor.is(AwaitExprSyntax.self) { return true }
      if ancestor.is(ClosureExprSyntax.self) || ancestor.is(CodeBlockItemSyntax.self) {
        return false
      }
    }
    return false
  }
}

extension Syntax {
  /// The names that a type declares to inherit from or to conform to.
  var inherited: [String] {
    let clause: InheritanceClauseSyntax? =
      switch self.as(SyntaxEnum.self) {
      case .classDecl(let type): type.inheritanceClause
      case .structDecl(let type): type.inheritanceClause
      case .extensionDecl(let type): type.inheritanceClause
      case .enumDecl(let type): type.inheritanceClause
      case .actorDecl(let type): type.inheritanceClause
      default: nil
      }
    return clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
  }
}

extension AttributeListSyntax {
  /// Whether one of the attributes has one of these names.
  func names(_ names: Set<String>) -> Bool {
    contains { $0.name.map(names.contains) == true }
  }
}

extension AttributeListSyntax.Element {
  /// The name after the at sign; nil for an `#if`.
  fileprivate var name: String? {
    if case .attribute(let attribute) = self {
      attribute.attributeName.trimmedDescription
    } else {
      nil
    }
  }
}
