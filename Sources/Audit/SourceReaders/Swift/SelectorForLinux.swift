import SwiftSyntax

/// A `#selector` on its way to Linux.
struct SelectorForLinux {
  /// `Selector("tap", Screen.tap)`
  let text: String
  /// The method, where observers, timers or delayed calls are given it.
  let calledBack: SelectedMethod?
  /// The method, where a control, a gesture or a button of a bar is given it.
  let tapped: SelectedMethod?

  /// Reads one; nil if no method of a class is named that way, or nothing here could use it.
  ///
  /// Beside an argument's name it can do without the name of its type. Elsewhere that has to be
  /// seen, which it is not by files that import `Foundation` alone.
  init?(_ selector: MacroExpansionExprSyntax, seesItsType: Bool) {
    let argument = selector.argument
    let receiver = argument.flatMap { SelectorReceiver($0) }
    let isWhole = argument?.expression.id == ExprSyntax(selector).id
    guard selector.arguments.count == 1, let named = selector.arguments.first, named.label == nil,
      receiver != .foreign, isWhole || seesItsType,
      let method = MethodOfAClass(named.expression, in: selector)
    else { return nil }
    text = (isWhole ? ".init" : "Selector") + "(\"\(method.selected.name)\", \(method.reference))"
    let isItself = selector.ancestors.contains { method.isBody(of: $0) }
    calledBack = receiver == .caller && !isItself ? method.selected : nil
    tapped = argument?.label?.text == "action" && receiver == nil ? method.selected : nil
  }
}

/// What a selector is given to.
private enum SelectorReceiver {
  /// It calls the method by itself, and no one taps.
  case caller
  /// It looks methods up by their names, or Linux has nothing in its place.
  case foreign

  /// By the call; nil if it is another one.
  init?(_ argument: LabeledExprSyntax) {
    guard let call = argument.callAround else { return nil }
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let name = access?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    let called = name?.baseName.text
    let labels = Set(call.arguments.compactMap { $0.label?.text })
    switch called == "init" ? access?.base?.trimmedDescription : called {
    case "addObserver" where labels.contains("selector"): self = .caller
    case "scheduledTimer", "Timer":
      // A timer of Foundation's on Linux cannot be given anything to carry.
      let carries = call.arguments.contains {
        $0.label?.text == "userInfo" && !$0.expression.is(NilLiteralExprSyntax.self)
      }
      self = labels.contains("timeInterval") && !carries ? .caller : .foreign
    case "perform":
      self = labels.contains("afterDelay") && !labels.contains("inModes") ? .caller : .foreign
    case "responds", "instancesRespond", "class_getInstanceMethod", "class_getClassMethod",
      "instanceMethod", "method", "sel_getName", "NSStringFromSelector", "performSelector",
      "sendAction", "Thread", "detachNewThreadSelector":
      self = .foreign
    default: return nil
    }
  }
}

/// A method as a selector names it, taken from its class.
private struct MethodOfAClass {
  var selected: SelectedMethod
  /// `Screen.tap(_:)`, which needs no object.
  var reference: String

  init?(_ expression: ExprSyntax, in selector: MacroExpansionExprSyntax) {
    // `tap as () -> Void` names one of several.
    let sequence = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    let isTyped = sequence.count == 3 && sequence[1].is(UnresolvedAsExprSyntax.self)
    let named = isTyped ? sequence[0] : expression
    let access = named.as(MemberAccessExprSyntax.self)
    guard let declared = access?.declName ?? named.as(DeclReferenceExprSyntax.self) else {
      return nil
    }
    let base = access.map { $0.base?.trimmedDescription ?? "" } ?? "self"
    let isOwn = ["self", "Self"].contains(base)
    // Where `self` is the class, the method is the class's as well, and needs no object.
    guard let owner = isOwn ? selector.classAround : base.isNameOfAType ? base : nil,
      !(base == "self" && selector.isStatic), (declared.argumentNames?.arguments.count ?? 0) < 2
    else { return nil }
    selected = SelectedMethod(
      owner: isOwn ? selector.typesAround.joined(separator: ".") : owner,
      name: declared.baseName.text,
      labels: declared.argumentNames?.arguments.map(\.name.text))
    reference = "\(owner).\(declared.trimmedDescription)"
    guard isTyped else { return }
    guard let type = sequence[2].as(TypeExprSyntax.self)?.type else { return nil }
    reference += " as (\(owner)) -> \(type.inOneLine)"
    selected.count = type.as(FunctionTypeSyntax.self)?.parameters.count
  }

  /// Whether a node declares the method itself.
  func isBody(of node: Syntax) -> Bool {
    guard let function = node.as(FunctionDeclSyntax.self) else { return false }
    let owner = node.typesAround.joined(separator: ".")
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    return (owner == selected.owner || owner.hasSuffix("." + selected.owner))
      && selected.isNamed(function.name.text, labels: labels)
  }
}

extension LabeledExprSyntax {
  /// The call that it is an argument of.
  fileprivate var callAround: FunctionCallExprSyntax? {
    parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// The argument of a call that it is, or is one of under `? :`.
  fileprivate var argument: LabeledExprSyntax? {
    for ancestor in ancestors {
      if let argument = ancestor.as(LabeledExprSyntax.self) {
        return argument.callAround == nil ? nil : argument
      }
      let isPart =
        ancestor.is(ExprListSyntax.self) || ancestor.is(SequenceExprSyntax.self)
        || ancestor.is(UnresolvedTernaryExprSyntax.self)
      guard isPart else { return nil }
    }
    return nil
  }

  /// The name of the class, or of the type that an extension adds to, in which code is.
  fileprivate var classAround: String? {
    for ancestor in ancestors {
      if let type = ancestor.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = ancestor.as(ExtensionDeclSyntax.self) { return type.extendedType.inOneLine }
      if ancestor.is(StructDeclSyntax.self) || ancestor.is(EnumDeclSyntax.self) { return nil }
    }
    return nil
  }

  /// The names of the types in which code stands, the outermost first.
  var typesAround: [String] {
    ancestors.compactMap { ancestor in
      ancestor.as(ExtensionDeclSyntax.self)?.extendedType.inOneLine
        ?? ancestor.asProtocol(DeclGroupSyntax.self)
        .flatMap { $0.asProtocol(NamedDeclSyntax.self) }?.name.text
    }.reversed()
  }

  /// Whether it is in a class that draws, by its name or by what it inherits from.
  var isOfAScreen: Bool {
    func isScreen(_ name: String) -> Bool {
      ["ViewController", "VC", "View", "Controller", "Cell"].contains(where: name.hasSuffix)
    }
    for ancestor in ancestors {
      if let type = ancestor.as(ClassDeclSyntax.self) {
        return isScreen(type.name.text) || type.inheritanceClause.names.contains(where: isScreen)
      }
      if let type = ancestor.as(ExtensionDeclSyntax.self) {
        return isScreen(type.extendedType.inOneLine)
      }
    }
    return false
  }

  /// Whether it is in what belongs to a type and not to its objects.
  fileprivate var isStatic: Bool {
    for ancestor in ancestors {
      if ancestor.isProtocol(DeclGroupSyntax.self) { return false }
      let modifiers = ancestor.asProtocol(WithModifiersSyntax.self)?.modifiers
      if modifiers?.has("static", "class") == true { return true }
    }
    return false
  }
}

extension String {
  /// `Screen` or `Outer.Screen`.
  fileprivate var isNameOfAType: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}
