import SwiftSyntax

/// A name in an expression, with what it is taken from and whether it is called.
struct SwiftMember {
  let reference: DeclReferenceExprSyntax
  /// `base.name` where the name is a member, else the name itself.
  let expression: ExprSyntax
  /// Whether the name follows a dot.
  let isMember: Bool
  /// What the member is taken from; nil for a bare name and for an implicit member.
  let base: ExprSyntax?
  /// The call of it.
  let call: FunctionCallExprSyntax?
  /// The key path that it is part of.
  let keyPath: KeyPathExprSyntax?

  /// The modules whose name may precede one of their types.
  static let frameworks: Set<String> = [
    "CoreLocation", "CoreLocationUI", "CoreMotion", "CoreBluetooth", "WebKit",
  ]

  /// Whether it is called on nothing or on `self`.
  var isOwnCall: Bool { call != nil && (base.map { $0.lastName == "self" } ?? !isMember) }

  init(_ reference: DeclReferenceExprSyntax) {
    self.reference = reference
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    // The base of a member access is an expression of its own, not the member.
    if let access, access.declName == reference {
      (expression, isMember, base) = (ExprSyntax(access), true, access.base)
    } else {
      (expression, isMember, base) = (ExprSyntax(reference), false, nil)
    }
    keyPath =
      reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      ? reference.ancestors.lazy.compactMap { $0.as(KeyPathExprSyntax.self) }.first : nil
    call = Self.call(of: expression)
  }

  /// The call of an expression, through `?`, `!` and lone brackets.
  static func call(of expression: ExprSyntax) -> FunctionCallExprSyntax? {
    var node = Syntax(expression)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return Syntax(call.calledExpression) == node ? call : nil
      }
      guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      else { return nil }
      node = parent
    }
    return nil
  }

  /// Whether it is in `#selector(…)`.
  var isInSelector: Bool {
    reference.ancestors.lazy.compactMap { $0.as(MacroExpansionExprSyntax.self) }.first?
      .macroName.text == "selector"
  }

  /// Whether it is in `responds(to: #selector(…))`, which asks for the method and calls nothing.
  var isInQuestion: Bool {
    isInSelector
      && reference.ancestors.lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        .flatMap(\.calledExpression.lastName).map(["responds", "respondsToSelector"].contains)
        == true
  }

  /// Whether it is a link of a chain that an `#if` puts in.
  var isInConditionalChain: Bool {
    isMember && reference.ancestors.contains { $0.is(PostfixIfConfigExprSyntax.self) }
  }

  /// The value that is assigned to it: `nil` where nothing is.
  var assignedValue: ExprSyntax? { Self.assignedValue(of: Syntax(expression)) }

  /// What a value is assigned to: `self.name` of `self.name = value`; nil if the value is part of a compound one.
  static func assignee(of value: Syntax) -> ExprSyntax? {
    guard let list = value.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      Syntax(elements[2]) == value
    else { return nil }
    return elements[0]
  }

  /// The value that is assigned to an expression; compound right sides come as one sequence.
  static func assignedValue(of node: Syntax) -> ExprSyntax? {
    guard let list = node.parent?.as(ExprListSyntax.self),
      let sequence = list.parent?.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { Syntax($0) == node }),
      index + 2 < elements.count, elements[index + 1].is(AssignmentExprSyntax.self)
    else { return nil }
    return index + 3 == elements.count ? elements[index + 2] : ExprSyntax(sequence)
  }
}
