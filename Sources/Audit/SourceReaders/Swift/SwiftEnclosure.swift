import SwiftSyntax

/// The declarations around a node: what a reader calls the place.
struct SwiftEnclosure {
  /// "Outer.Inner.start(at:)"; nil at file level.
  private(set) var description: String?
  /// The innermost type that is declared or extended.
  private(set) var type: Syntax?
  /// The name of that type.
  private(set) var typeName: String?
  /// The innermost function, if any.
  private(set) var function: FunctionDeclSyntax?
  /// The initializer around it, if no function is between them.
  private(set) var initializer: InitializerDeclSyntax?

  init(of node: some SyntaxProtocol) {
    var types: [String] = []
    var member: String?
    for ancestor in node.ancestors {
      if let name = Self.typeName(ancestor) {
        if type == nil { (type, typeName) = (ancestor, name) }
        types.append(name)
      } else if types.isEmpty {
        if function == nil, initializer == nil {
          function = ancestor.as(FunctionDeclSyntax.self)
          initializer = ancestor.as(InitializerDeclSyntax.self)
        }
        // The outermost member names the place, not a local variable in it.
        member = Self.memberName(ancestor) ?? member
      }
    }
    let parts = types.reversed() + [member].compactMap { $0 }
    description = parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static func typeName(_ node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .classDecl(let type): type.name.text
    case .structDecl(let type): type.name.text
    case .enumDecl(let type): type.name.text
    case .actorDecl(let type): type.name.text
    case .protocolDecl(let type): type.name.text
    case .extensionDecl(let type): type.extendedType.trimmedDescription
    default: nil
    }
  }

  /// The name of a member with its labels: "start(at:)"; nil for anything else.
  static func memberName(_ node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let function):
      function.name.text + labels(function.signature.parameterClause)
    case .initializerDecl(let initializer): "init" + labels(initializer.signature.parameterClause)
    case .deinitializerDecl: "deinit"
    case .subscriptDecl(let declaration): "subscript" + labels(declaration.parameterClause)
    case .variableDecl(let variable):
      variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    default: nil
    }
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
