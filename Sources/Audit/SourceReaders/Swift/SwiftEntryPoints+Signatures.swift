import SwiftSyntax

extension EntryCall {
  mutating func read(_ signature: FunctionSignatureSyntax) {
    parameters = signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.bare.inOneLine,
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil,
        closure: Closure(parameter.type))
    }
    let returned = signature.returnClause?.type.inOneLine
    result = ["Void", "()", "Never"].contains(returned) ? nil : returned
    isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = signature.effectSpecifiers?.throwsClause != nil
  }

  mutating func read(_ modifiers: DeclModifierListSyntax, of type: EntryType) {
    isHidden = modifiers.hides || type.isHidden
    isStatic = modifiers.has("static", "class")
    isOverride = modifiers.has("override")
    isNonisolated = modifiers.has("nonisolated")
  }
}

extension EntryCall.Parameter {
  /// What a case of an enumeration carries.
  init(_ value: EnumCaseParameterSyntax) {
    let label = value.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text }
    self.init(
      label: label, name: label ?? "", type: value.type.bare.inOneLine,
      hasDefault: value.defaultValue != nil, closure: EntryCall.Closure(value.type))
  }
}

extension EntryCall.Closure {
  /// The type of a closure, optional or not; nil for any other.
  init?(_ type: TypeSyntax) {
    let bare = type.bare
    if let optional = bare.as(OptionalTypeSyntax.self) {
      self.init(optional.wrappedType)
    } else if let tuple = bare.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      self.init(only.type)
    } else if let function = bare.as(FunctionTypeSyntax.self) {
      let result = function.returnClause.type.inOneLine
      self.init(
        parameters: function.parameters.map {
          $0.type.inOneLine + ($0.ellipsis == nil ? "" : "...")
        },
        result: result == "()" ? "Void" : result)
    } else {
      return nil
    }
  }
}

extension EntryProperty {
  /// The attributes that do not give a property a value, so that other code has to.
  private static let givenNoValue: Set = [
    "Published", "MainActor", "Binding", "ObservedObject", "Bindable",
  ]

  mutating func read(
    _ binding: PatternBindingSyntax, of type: TypeSyntax?, in node: VariableDeclSyntax,
    hidden: Bool
  ) {
    self.type = type?.bare.inOneLine
    closure = type.flatMap(EntryCall.Closure.init)
    isStatic = node.modifiers.has("static", "class")
    isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    isHidden = hidden || node.modifiers.hides
    isReadOnly =
      isConstant || node.modifiers.contains { $0.detail?.detail.text == "set" && $0.isNarrow }
    isWrapped = node.attributes.names.contains {
      $0.first?.isUppercase == true && !$0.hasSuffix("Actor")
    }
    let isOptional = self.type?.hasSuffix("?") == true || self.type?.hasSuffix("!") == true
    hasValue =
      binding.initializer != nil || isOptional && !isConstant || node.modifiers.has("lazy")
      || node.attributes.names.contains { !Self.givenNoValue.contains($0) }
    isBound = node.attributes.names.contains("Binding")
    if isBound { hasValue = binding.initializer != nil }
    switch binding.accessorBlock?.accessors {
    case .getter:
      isStored = false
      isReadOnly = true
    case .accessors(let accessors):
      isStored = accessors.allSatisfy {
        ["willSet", "didSet"].contains($0.accessorSpecifier.text)
      }
      let setters = ["set", "_modify", "didSet", "willSet"]
      isReadOnly =
        isReadOnly || !accessors.contains { setters.contains($0.accessorSpecifier.text) }
      hasEffects = accessors.contains { $0.effectSpecifiers != nil }
    case nil: break
    }
    if self.type == nil, binding.initializer?.value.is(BooleanLiteralExprSyntax.self) == true {
      self.type = "Bool"
    }
    if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression.trimmedDescription
      maker = called.hasSuffix(".init") ? String(called.dropLast(5)) : called
    }
    uses = SwiftNames.used(in: binding.initializer).union(SwiftNames.used(in: type))
      .union(SwiftNames.used(in: binding.accessorBlock))
  }
}

extension TypeSyntax {
  /// The type without what a call does not show: `@escaping`, `sending`, `any`, `some`; not `inout`.
  fileprivate var bare: TypeSyntax {
    if let attributed = self.as(AttributedTypeSyntax.self) {
      let isInOut = attributed.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      }
      return isInOut ? self : attributed.baseType.bare
    }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.bare }
    return self
  }
}

extension InheritanceClauseSyntax? {
  /// What is inherited from and conformed to, without attributes.
  var names: [String] { self?.inheritedTypes.map { $0.type.bare.inOneLine } ?? [] }
}

extension AttributeListSyntax {
  /// The names of the attributes.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}

extension DeclModifierListSyntax {
  /// Whether others cannot see the declaration.
  var hides: Bool { contains { $0.isNarrow && $0.detail == nil } }

  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
}

extension DeclModifierSyntax {
  fileprivate var isNarrow: Bool { ["private", "fileprivate"].contains(name.text) }
}

extension FunctionDeclSyntax {
  /// Whether a framework calls it, and no person can: a delegate's method, or one of a view.
  var isCallbackOfAFramework: Bool {
    let framework: Set = [
      "locationManager", "peripheral", "peripheralManager", "centralManager", "application",
      "scene", "observeValue", "hash", "encode", "isEqual", "body", "makeUIView", "updateUIView",
      "makeUIViewController", "updateUIViewController", "makeCoordinator", "receive", "request",
    ]
    let beginnings = [
      "locationManagerDid", "locationManagerShould", "centralManagerDid", "peripheralManagerDid",
      "peripheralDid",
    ]
    let label = signature.parameterClause.parameters.first?.firstName.text
    if name.text == "receive" || name.text == "request" {
      // Combine calls `receive(subscriber:)` and `request(_ demand:)`.
      let type = signature.parameterClause.parameters.first?.type.trimmedDescription ?? ""
      return label == "subscriber" || type.hasSuffix("Subscribers.Demand")
    }
    return framework.contains(name.text) || beginnings.contains { name.text.hasPrefix($0) }
  }
}
