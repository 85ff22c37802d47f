import SwiftSyntax

/// A class name that is in a type position.
struct SwiftTypeMention {
  let token: TokenSyntax
  /// The outermost node that is only the type: `CLLocationManager?`, `CoreLocation.CLMonitor`.
  let type: Syntax

  init?(_ token: TokenSyntax) {
    guard var node = token.parent,
      node.is(IdentifierTypeSyntax.self) || node.is(MemberTypeSyntax.self)
    else { return nil }
    if let member = node.as(MemberTypeSyntax.self) {
      guard SwiftMember.frameworks.contains(member.baseType.trimmedDescription) else { return nil }
    }
    while let parent = node.parent,
      parent.is(OptionalTypeSyntax.self) || parent.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || parent.is(AttributedTypeSyntax.self) || parent.is(SomeOrAnyTypeSyntax.self)
    {
      node = parent
    }
    self.token = token
    type = node
  }

  /// The class that inherits from it.
  var subclassName: String? { subclass?.name.text }

  /// The class declaration that inherits from it.
  var subclass: ClassDeclSyntax? {
    type.parent?.as(InheritedTypeSyntax.self)?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
  }

  /// The alias that is declared for it.
  var aliasName: String? {
    type.parent?.as(TypeInitializerClauseSyntax.self)?.parent?.as(TypeAliasDeclSyntax.self)?
      .name.text
  }

  /// The variable of this type.
  var binding: PatternBindingSyntax? {
    type.parent?.as(TypeAnnotationSyntax.self)?.parent?.as(PatternBindingSyntax.self)
  }

  /// The expressions that give a value of this type where it is declared.
  var values: [ExprSyntax] {
    if let binding {
      return [binding.initializer?.value, binding.accessorBlock?.onlyExpression].compactMap { $0 }
    }
    if let parameter = type.parent?.as(FunctionParameterSyntax.self) {
      return [parameter.defaultValue?.value].compactMap { $0 }
    }
    if type.parent?.is(ReturnClauseSyntax.self) == true,
      let function = type.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
    {
      return [function.body?.statements.onlyExpression].compactMap { $0 }
    }
    return []
  }
}
