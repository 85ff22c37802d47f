import SwiftSyntax

/// Finds the protocol requirements that are optional in Objective-C and that can have a default.
final class OptionalRequirements: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "optional", let requirement = node.optionalRequirement {
      names.insert(requirement.name)
    }
    return .skipChildren
  }
}

extension DeclModifierSyntax {
  /// The optional method, with a default that does nothing; nil for a method that returns something
  /// and for a property.
  var optionalRequirement: (name: String, text: String)? {
    guard let function = parent?.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause == nil
    else { return nil }
    let generics = function.genericParameterClause?.inOneLine ?? ""
    let text = "func \(function.name.text)\(generics)\(function.signature.inOneLine) {}"
    return (function.name.text, text)
  }
}
