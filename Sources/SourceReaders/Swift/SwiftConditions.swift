import SwiftSyntax

/// Evaluates `#if` as the compiler does for one configuration.
struct SwiftConditions {
  private let conditions: CompilationConditions

  init(_ conditions: CompilationConditions) { self.conditions = conditions }

  /// What decided whether a node is compiled.
  struct Consulted {
    /// Custom flags, by name.
    var flags: Set<String> = []
    /// Whether `os()` was asked.
    var platform = false

    mutating func add(_ other: Consulted) {
      flags.formUnion(other.flags)
      platform = platform || other.platform
    }
  }

  /// Whether a node is compiled, and what decided it.
  func isActive(_ node: some SyntaxProtocol) -> (isActive: Bool, consulted: Consulted) {
    var consulted = Consulted()
    for ancestor in node.ancestors {
      guard let clause = ancestor.as(IfConfigClauseSyntax.self),
        let block = clause.parent?.parent?.as(IfConfigDeclSyntax.self)
      else { continue }
      guard activeClause(of: block, &consulted) == clause else { return (false, consulted) }
    }
    return (true, consulted)
  }

  private func activeClause(
    of block: IfConfigDeclSyntax, _ consulted: inout Consulted
  ) -> IfConfigClauseSyntax? {
    for clause in block.clauses {
      guard let condition = clause.condition else { return clause }
      if isTrue(condition, &consulted) { return clause }
    }
    return nil
  }

  private func isTrue(_ condition: ExprSyntax, _ consulted: inout Consulted) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return isTrue(sequence, &consulted)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return isTrue(only.expression, &consulted)
    }
    if let prefixed = condition.as(PrefixOperatorExprSyntax.self) {
      return prefixed.operator.text == "!" && !isTrue(prefixed.expression, &consulted)
    }
    if let literal = condition.booleanLiteral { return literal }
    if let number = condition.as(IntegerLiteralExprSyntax.self) {
      return number.literal.text != "0"
    }
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      let flag = reference.baseName.text
      consulted.flags.insert(flag)
      return conditions.macros[flag].map { $0 != "0" } ?? false
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return isTrue(call, &consulted) }
    return false
  }

  /// Operators are unfolded in the tree: `&&` binds before `||`.
  private func isTrue(_ sequence: SequenceExprSyntax, _ consulted: inout Consulted) -> Bool {
    var (any, all) = (false, true)
    for element in sequence.elements {
      if let infix = element.as(BinaryOperatorExprSyntax.self) {
        guard infix.operator.text == "||" else { continue }
        any = any || all
        all = true
      } else {
        all = isTrue(element, &consulted) && all
      }
    }
    return any || all
  }

  private func isTrue(_ call: FunctionCallExprSyntax, _ consulted: inout Consulted) -> Bool {
    let argument = call.arguments.first?.expression
    let value = argument?.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os":
      consulted.platform = true
      return value == conditions.platform
    case "arch": return value == "arm64"
    case "targetEnvironment": return false
    case "canImport": return !Self.foreignModules.contains(value.prefixUpToDot)
    case "swift", "compiler", "_compiler_version": return isRecent(argument)
    case "hasFeature", "hasAttribute": return true
    case "_runtime": return value == "_ObjC"
    case "_endian": return value == "little"
    case "_pointerBitWidth": return value == "_64"
    default: return false
    }
  }

  /// Compilers are newer than any version that a source asks about.
  private func isRecent(_ argument: ExprSyntax?) -> Bool {
    argument?.as(PrefixOperatorExprSyntax.self)?.operator.text != "<"
  }

  /// Modules that no iOS SDK holds; any other may be linked.
  private static let foreignModules: Set<Substring> = [
    "AppKit", "Cocoa", "Carbon", "Glibc", "Musl", "Android", "WinSDK", "CRT", "ucrt", "WASILibc",
    "FoundationNetworking", "FoundationXML", "ServiceManagement", "IOBluetooth", "ScriptingBridge",
  ]
}

extension String {
  fileprivate var prefixUpToDot: Substring { prefix { $0 != "." && $0 != "," } }
}
