import SwiftSyntax

/// The releases that run code, as far as `#available`, `#unavailable` and `@available` show.
enum SwiftAvailability {
  /// The first version that runs the code, as the source spells it, such as "16" or "13.4"; nil if
  /// nothing limits it.
  static func start(at node: some SyntaxProtocol) -> String? {
    var child = Syntax(node)
    for parent in node.ancestors {
      if let start = start(of: child, in: parent) { return start }
      child = parent
    }
    return nil
  }

  private static func start(of child: Syntax, in parent: Syntax) -> String? {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branch):
      if child == Syntax(branch.body) { return version(branch.conditions, .poundAvailable) }
      let isElse = child == branch.elseBody.map { Syntax($0) } && branch.conditions.count == 1
      return isElse ? version(branch.conditions, .poundUnavailable) : nil
    case .codeBlockItemList(let items):
      // The last test before it counts; usually it is the strictest.
      return items.reversed().lazy.filter { $0.endPosition <= child.position }
        .compactMap(needed).first
    default:
      return parent.asProtocol((any WithAttributesSyntax).self).flatMap {
        introduction($0.attributes)
      }
    }
  }

  /// The first release on which a phone gets past a statement.
  private static func needed(_ item: CodeBlockItemSyntax) -> String? {
    if let check = item.item.as(GuardStmtSyntax.self) {
      return version(check.conditions, .poundAvailable)
    }
    guard let conditions = conditionsToLeave(at: item), conditions.count == 1 else { return nil }
    return version(conditions, .poundUnavailable)
  }

  /// The condition of a statement that exits if it holds: `if #unavailable(iOS 16) { return }`.
  private static func conditionsToLeave(at item: CodeBlockItemSyntax) -> ConditionElementListSyntax?
  {
    let expression: ExprSyntax?
    switch item.item {
    case .stmt(let statement): expression = statement.as(ExpressionStmtSyntax.self)?.expression
    case .expr(let own): expression = own
    case .decl: expression = nil
    }
    guard let branch = expression?.as(IfExprSyntax.self), branch.elseBody == nil,
      branch.body.statements.last?.leaves == true
    else { return nil }
    return branch.conditions
  }

  /// The version of `@available(iOS 14, *)` and of `@available(iOS, introduced: 14)`.
  private static func introduction(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes {
      guard case .availability(let arguments) = attribute.arguments else { continue }
      if let release = release(in: arguments) { return release }
      let isOfIOS = arguments.first?.argument.trimmedDescription == "iOS"
      for case .availabilityLabeledArgument(let labeled) in arguments.map(\.argument)
      where isOfIOS && labeled.label.text == "introduced" {
        return labeled.value.trimmedDescription
      }
    }
    return nil
  }

  /// The first version that no longer runs the code; nil if nothing limits it.
  static func end(at node: some SyntaxProtocol) -> String? {
    var child = Syntax(node)
    for parent in node.ancestors {
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      if let end = end(of: child, in: parent) { return end }
      child = parent
    }
    return nil
  }

  private static func end(of child: Syntax, in parent: Syntax) -> String? {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branch):
      if child == Syntax(branch.body) {
        return version(branch.conditions, .poundUnavailable) ?? refusal(branch.conditions)
      }
      return child == branch.elseBody.map { Syntax($0) } ? onlyVersion(branch.conditions) : nil
    case .guardStmt(let check):
      return child == Syntax(check.body) ? onlyVersion(check.conditions) : nil
    case .codeBlockItemList(let items):
      return items.lazy.filter { $0.endPosition <= child.position }.compactMap(passed).first
    default: return nil
    }
  }

  /// The first release on which no phone gets past a statement.
  private static func passed(_ item: CodeBlockItemSyntax) -> String? {
    if let check = item.item.as(GuardStmtSyntax.self) {
      return version(check.conditions, .poundUnavailable)
    }
    return conditionsToLeave(at: item).flatMap(onlyVersion)
  }

  /// The version of `#available`, or of the selector that an object is asked for, where the
  /// condition asks for nothing else.
  private static func onlyVersion(_ conditions: ConditionElementListSyntax) -> String? {
    guard conditions.count == 1, let condition = conditions.first?.condition else { return nil }
    if case .expression(let expression) = condition { return introduction(expression) }
    return version(conditions, .poundAvailable)
  }

  /// The version of `!manager.responds(to: #selector(…))`, whatever else the condition asks for.
  private static func refusal(_ conditions: ConditionElementListSyntax) -> String? {
    conditions.lazy.compactMap { element -> String? in
      guard case .expression(let expression) = element.condition,
        let negation = expression.bare.as(PrefixOperatorExprSyntax.self),
        negation.operator.text == "!"
      else { return nil }
      return introduction(negation.expression)
    }.first
  }

  /// The release from which on `manager.responds(to: #selector(CLLocationManager.name))` is true.
  private static func introduction(_ expression: ExprSyntax) -> String? {
    guard let call = expression.bare.as(FunctionCallExprSyntax.self),
      ["responds", "respondsToSelector"].contains(call.calledExpression.lastName),
      call.arguments.count == 1,
      let selector = call.arguments.first?.expression.as(MacroExpansionExprSyntax.self),
      selector.macroName.text == "selector",
      let name = selector.arguments.first?.expression.lastName
    else { return nil }
    return PlatformAPI.introduction(ofSelector: name)
  }

  private static func version(
    _ conditions: ConditionElementListSyntax, _ keyword: TokenKind
  ) -> String? {
    for element in conditions {
      guard case .availability(let condition) = element.condition,
        condition.availabilityKeyword.tokenKind == keyword
      else { continue }
      if let release = release(in: condition) { return release }
    }
    return nil
  }

  /// The release of iOS that a question asks for; nil if it names none.
  static func release(in condition: AvailabilityConditionSyntax) -> String? {
    release(in: condition.availabilityArguments)
  }

  private static func release(in arguments: AvailabilityArgumentListSyntax) -> String? {
    for argument in arguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS"
      else { continue }
      return restriction.version?.trimmedDescription
    }
    return nil
  }
}
