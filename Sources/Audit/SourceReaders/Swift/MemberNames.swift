import SwiftSyntax

/// The names of members that code declares, whatever has them.
public enum MemberNames {
  /// Those of a source; none if it cannot be parsed.
  public static func declared(in source: [UInt8], mode: SwiftLanguageMode = .v5) -> Set<String> {
    source.withUnsafeBytes { bytes in
      guard let source = SwiftSource(bytes, conditions: .onLinux(mode)), source.isStructured
      else { return [] }
      let finder = DeclaredMembers(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.names
    }
  }
}

private final class DeclaredMembers: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier(let name) = token.tokenKind, let parent = token.parent else {
      return .visitChildren
    }
    let isDeclared =
      parent.is(IdentifierPatternSyntax.self) || parent.is(EnumCaseElementSyntax.self)
      || parent.is(TupleTypeElementSyntax.self)
      || parent.is(LabeledExprSyntax.self)
        && parent.parent?.parent?.is(TupleExprSyntax.self) == true
      || parent.isProtocol(NamedDeclSyntax.self) || parent.is(GenericParameterSyntax.self)
    if isDeclared { names.insert(name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name) }
    return .visitChildren
  }
}
