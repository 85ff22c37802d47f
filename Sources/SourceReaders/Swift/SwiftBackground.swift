import SwiftSyntax

/// Finds out whether code runs only once the app has left the screen.
///
/// Followed are private functions that nothing else in the file calls; in doubt it runs in front too.
struct SwiftBackground {
  let source: SwiftSource

  func isReached(_ node: some SyntaxProtocol) -> Bool { isReached(Syntax(node), depth: 0) }

  private func isReached(_ node: Syntax, depth: Int) -> Bool {
    var child = node
    for parent in node.ancestors {
      switch parent.as(SyntaxEnum.self) {
      case .closureExpr(let closure):
        guard let call = closure.taker else { return false }
        if Self.hears(call) { return true }
        guard Self.goesOn(call) else { return false }
      case .ifExpr(let branch):
        if child == Syntax(branch.body), Self.asksForBackground(branch.conditions) { return true }
      case .switchCase(let branch):
        if Self.isBackground(branch) { return true }
      case .functionDecl(let function):
        return isBackground(function) || depth < 3 && isCalledInBackground(function, depth)
      case .memberBlockItem, .initializerDecl, .accessorDecl: return false
      default: break
      }
      child = parent
    }
    return false
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

  private func isCalledInBackground(_ function: FunctionDeclSyntax, _ depth: Int) -> Bool {
    let isPrivate = function.modifiers.contains {
      $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate)
    }
    let places = source.tokens(function.name.text).filter { $0 != function.name }
    return isPrivate && !places.isEmpty
      && places.allSatisfy { isReached(Syntax($0), depth: depth + 1) }
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
