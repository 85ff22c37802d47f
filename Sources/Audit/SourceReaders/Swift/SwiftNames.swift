import SwiftSyntax

/// Collects the names in a piece of code, whatever they stand for.
final class SwiftNames: SyntaxVisitor {
  private var names: Set<String> = []

  /// The names in a piece of code; none if there is no code.
  static func used(in node: (some SyntaxProtocol)?) -> Set<String> {
    guard let node else { return [] }
    let collector = SwiftNames(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
