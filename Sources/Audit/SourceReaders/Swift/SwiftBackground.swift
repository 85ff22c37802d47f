import SwiftSyntax

/// Finds out whether code runs only once the app has left the screen.
///
/// Followed are functions that nothing else in the file calls; in doubt it runs in the foreground
/// too. Where other files may call the last of them, its name is given for somebody to look there.
struct SwiftBackground {
  let source: SwiftSource

  /// What decides whether code runs in the background only.
  enum Reach: Hashable {
    case inFront
    case inBackground
    /// Whoever calls the function of this name.
    case callers(of: String)
  }

  func reach(_ node: some SyntaxProtocol) -> Reach { reach(Syntax(node), depth: 0) }

  /// Whether the code around a node alone shows that it runs in the background only.
  func isSurelyInBackground(_ node: some SyntaxProtocol) -> Bool {
    reach(Syntax(node), depth: Self.mostDepth) == .inBackground
  }

  /// How many calls are followed from one function to the next.
  private static let mostDepth = 3

  private func reach(_ node: Syntax, depth: Int) -> Reach {
    var child = node
    for parent in node.ancestors {
      switch parent.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        guard let call = closure.taker else { return .inFront }
        if Self.hears(call) { return .inBackground }
        guard Self.goesOn(call) else { return .inFront }
      case .ifExpr(let branch):
        if child == Syntax(branch.body), Self.asksForBackground(branch.conditions) {
          return .inBackground
        }
      case .switchCase(let branch):
        if Self.isBackground(branch) { return .inBackground }
      case .functionDecl(let function):
        if isBackground(function) { return .inBackground }
        return depth < Self.mostDepth ? reach(ofCallsOf: function, depth) : .inFront
      case .memberBlockItem, .initializerDecl, .accessorDecl: return .inFront
      default: break
      }
      child = parent
    }
    return .inFront
  }

  /// The calls of the functions of a name, and how many there are.
  func calls(of name: String) -> FunctionCalls {
    var calls = FunctionCalls()
    for token in source.tokens(name) where source.conditions.isActive(Syntax(token)).isActive {
      if token.parent?.as(FunctionDeclSyntax.self)?.name == token {
        calls.declarations += 1
      } else if reach(token) == .inBackground {
        calls.inBackground += 1
      } else {
        calls.elsewhere += 1
      }
    }
    return calls
  }
}

extension SwiftBackground {
  private static let notifications = ["didEnterBackgroundNotification", "didEnterBackground"]

  private static func names(_ node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      notifications.contains($0.text) || $0.text.hasSuffix("DidEnterBackground")
        || $0.text.hasSuffix("DidEnterBackgroundNotification")
    }
  }

  /// A closure that is called when the app enters the background.
  private static func hears(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.calledExpression.lastName {
    case "addObserver", "onReceive": call.arguments.contains { names($0.expression) }
    case "sink": names(call.calledExpression)
    default: false
    }
  }

  /// Whether a closure runs where its call stands, or soon after it.
  private static func goesOn(_ call: FunctionCallExprSyntax) -> Bool {
    let name = call.calledExpression.lastName ?? ""
    if name == "onChange" || name == "Task" || name == "forEach" { return true }
    let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    return name == "async" && base == "DispatchQueue.main"
  }

  /// `phase == .background`, `UIApplication.shared.applicationState == .background`
  private static func asksForBackground(_ conditions: ConditionElementListSyntax) -> Bool {
    conditions.contains { element in
      guard case .expression(let expression) = element.condition,
        let sequence = expression.bare.as(SequenceExprSyntax.self)
      else { return false }
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
      else { return false }
      return isState(parts[0]) && parts[2].lastName == "background"
        || isState(parts[2]) && parts[0].lastName == "background"
    }
  }

  private static func isState(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.lastName?.lowercased() else { return false }
    return name.hasSuffix("phase") || name == "applicationstate"
  }

  /// `case .background:` of a switch over a phase.
  private static func isBackground(_ branch: SwitchCaseSyntax) -> Bool {
    guard case .case(let label) = branch.label, label.caseItems.count == 1,
      let item = label.caseItems.first,
      item.pattern.as(ExpressionPatternSyntax.self)?.expression.lastName == "background",
      let choice = branch.parent?.parent?.as(SwitchExprSyntax.self)
    else { return false }
    return isState(choice.subject.bare)
  }
}

extension SwiftBackground {
  /// The delegate's method, or one that is registered for the notification by its selector.
  private func isBackground(_ function: FunctionDeclSyntax) -> Bool {
    let name = function.name.text
    if name == "applicationDidEnterBackground" || name == "sceneDidEnterBackground" { return true }
    return source.tokens(name).contains { token in
      token.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.prefix(2)
        .contains { call in
          call.calledExpression.lastName == "addObserver" && Self.names(call.arguments)
        }
    }
  }

  /// What decides when a function runs: the calls of this file, and those of others unless it is
  /// private.
  private func reach(ofCallsOf function: FunctionDeclSyntax, _ depth: Int) -> Reach {
    let isPrivate = function.modifiers.arePrivate
    let places = source.tokens(function.name.text).filter { $0 != function.name }
    var found = Set(places.map { reach(Syntax($0), depth: depth + 1) })
    // The system calls those that it knows by a selector or inherits.
    let isKnown =
      function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      || function.attributes.contains { ["@IBAction", "@objc"].contains($0.trimmedDescription) }
    if isKnown, !isPrivate { return .inFront }
    if isPrivate { return found.count == 1 ? found.first ?? .inFront : .inFront }
    found.insert(.inBackground)
    return found.count == 1 ? .callers(of: function.name.text) : .inFront
  }

  /// Whether the function around a node does nothing else to the updates.
  func isAlone(_ node: Syntax) -> Bool {
    guard let body = SwiftEnclosure(of: node).function?.body else { return false }
    var settings = 0
    for token in body.tokens(viewMode: .sourceAccurate) {
      if Self.company.contains(token.text) { return false }
      if token.text == "allowsBackgroundLocationUpdates" { settings += 1 }
    }
    return settings == 1
  }

  private static let company: Set<String> = [
    "startUpdatingLocation", "stopUpdatingLocation", "delegate", "desiredAccuracy",
    "startMonitoringSignificantLocationChanges", "stopMonitoringSignificantLocationChanges",
    "requestWhenInUseAuthorization", "requestAlwaysAuthorization", "CLLocationManager",
    "requestLocation",
  ]
}
