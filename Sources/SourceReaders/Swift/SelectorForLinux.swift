import SwiftSyntax

extension MacroExpansionExprSyntax {
  /// `#selector(tap)` as it is compiled on Linux, `Selector("tap", Screen.tap)`, without the last
  /// bracket; nil where no method of a class is named that way, or Objective-C alone could use it.
  var selectorForLinux: String? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      !isForObjectiveC, let method = MethodOfAClass(argument.expression, in: self)
    else { return nil }
    // Beside an argument's name it can do without the name of its type, which may not be imported.
    let isArgument =
      parent?.is(LabeledExprSyntax.self) == true
      && parent?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    return (isArgument ? ".init" : "Selector") + "(\"\(method.name)\", \(method.reference)"
  }

  /// Whether it is given to what looks methods up by their names.
  private var isForObjectiveC: Bool {
    guard let call = ancestors.lazy.compactMap({ $0.as(FunctionCallExprSyntax.self) }).first else {
      return false
    }
    let callee = call.calledExpression
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName ?? callee.as(DeclReferenceExprSyntax.self)
    switch name?.baseName.text {
    case "responds", "instancesRespond", "class_getInstanceMethod", "class_getClassMethod":
      return true
    // A timer of Foundation's on Linux cannot be given anything to carry.
    case "scheduledTimer", "Timer":
      return call.arguments.contains {
        $0.label?.text == "userInfo" && !$0.expression.is(NilLiteralExprSyntax.self)
      }
    case "perform": return !call.arguments.contains { $0.label?.text == "afterDelay" }
    default: return false
    }
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method, where this is what became of a `#selector`; nil for any other call, and for
  /// the action of a button, which a person taps.
  var nameOfSelector: String? {
    let isSelector =
      calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Selector"
      || calledExpression.as(MemberAccessExprSyntax.self).map {
        $0.base == nil && $0.declName.baseName.text == "init"
      } == true
    let given = arguments.map(\.expression)
    guard isSelector, given.count == 2, parent?.as(LabeledExprSyntax.self)?.label?.text != "action",
      let name = given[0].as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return nil }
    let method = given[1].as(SequenceExprSyntax.self)?.elements.first ?? given[1]
    let access = method.as(MemberAccessExprSyntax.self)
    return access?.base != nil && access?.declName.baseName.text == name ? name : nil
  }
}

/// A method as a selector names it, taken from its class.
private struct MethodOfAClass {
  var name: String
  /// `Screen.tap(_:)`, which needs no object.
  var reference: String

  init?(_ expression: ExprSyntax, in selector: MacroExpansionExprSyntax) {
    // `tap as () -> Void` names one of several.
    let sequence = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
    let isTyped = sequence.count == 3 && sequence[1].is(UnresolvedAsExprSyntax.self)
    let named = isTyped ? sequence[0] : expression
    let around = selector.classAround
    let owner: String?
    let declared: DeclReferenceExprSyntax
    if let access = named.as(MemberAccessExprSyntax.self) {
      let base = access.base?.trimmedDescription ?? ""
      owner = ["self", "Self"].contains(base) ? around : base.isNameOfAType ? base : nil
      declared = access.declName
    } else if let reference = named.as(DeclReferenceExprSyntax.self) {
      owner = around
      declared = reference
    } else {
      return nil
    }
    guard let owner, (declared.argumentNames?.arguments.count ?? 0) < 2 else { return nil }
    name = declared.baseName.text
    reference = "\(owner).\(declared.trimmedDescription)"
    guard isTyped else { return }
    guard let type = sequence[2].as(TypeExprSyntax.self)?.type else { return nil }
    reference += " as (\(owner)) -> \(type.inOneLine)"
  }
}

extension SyntaxProtocol {
  /// The name of the class, or of the type that an extension adds to, in which code stands.
  fileprivate var classAround: String? {
    for ancestor in ancestors {
      if let type = ancestor.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = ancestor.as(ExtensionDeclSyntax.self) { return type.extendedType.inOneLine }
      if ancestor.is(StructDeclSyntax.self) || ancestor.is(EnumDeclSyntax.self) { return nil }
    }
    return nil
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
