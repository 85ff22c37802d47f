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

  /// The clause of a block that is compiled; nil where none is.
  func activeClause(of block: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    var consulted = Consulted()
    return activeClause(of: block, &consulted)
  }

  /// The clauses that one package or another compiles: its flags and its Swift are its own.
  func possibleClauses(of block: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var possible: [IfConfigClauseSyntax] = []
    for clause in block.clauses {
      guard let condition = clause.condition else { return possible + [clause] }
      switch verdict(on: condition) {
      case true?: return possible + [clause]
      case false?: continue
      case nil: possible.append(clause)
      }
    }
    return possible
  }

  /// Whether a condition holds in every package; nil where it depends on the package.
  private func verdict(on condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let terms = sequence.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.isOr == true }
      let verdicts = terms.map { term -> Bool? in
        let parts = term.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(verdict)
        return parts.contains(false) ? false : parts.contains(nil) ? nil : true
      }
      return verdicts.contains(true) ? true : verdicts.contains(nil) ? nil : false
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return verdict(on: only.expression)
    }
    if let prefixed = condition.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "!" {
      return verdict(on: prefixed.expression).map { !$0 }
    }
    let call = condition.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    let ofThePackage = ["swift", "compiler", "_compiler_version", "hasFeature", "hasAttribute"]
    if condition.is(DeclReferenceExprSyntax.self) || call.map(ofThePackage.contains) == true {
      return nil
    }
    var consulted = Consulted()
    return isTrue(condition, &consulted)
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
        guard infix.isOr else { continue }
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
    case "arch": return value == conditions.processor
    case "targetEnvironment": return false
    case "canImport":
      let module = value.prefixUpToDot
      return isLinux
        ? EntryPoints.modulesOnLinux.contains(String(module))
        : !Self.foreignModules.contains(module)
    case "swift": return isRecent(argument, conditions.versions?.language)
    case "compiler", "_compiler_version":
      return isRecent(argument, conditions.versions?.compiler)
    case "hasFeature", "hasAttribute": return true
    case "_runtime": return value == (isLinux ? "_Native" : "_ObjC")
    case "_endian": return value == "little"
    case "_pointerBitWidth": return value == "_64"
    default: return false
    }
  }

  private var isLinux: Bool { conditions.platform == "Linux" }

  /// Whether a version is not below what a source asks about; without one it is newer than any.
  private func isRecent(_ argument: ExprSyntax?, _ version: SwiftVersion?) -> Bool {
    let bound = argument?.as(PrefixOperatorExprSyntax.self)
    let asked = (bound?.expression.trimmedDescription).flatMap { SwiftVersion($0) }
    let isReached = version.flatMap { version in asked.map { version >= $0 } }
    return (bound?.operator.text == "<") != (isReached ?? true)
  }

  /// Modules that no iOS SDK holds; any other may be linked.
  private static let foreignModules: Set<Substring> = [
    "AppKit", "Cocoa", "Carbon", "Glibc", "Musl", "Android", "WinSDK", "CRT", "ucrt", "WASILibc",
    "FoundationNetworking", "FoundationXML", "ServiceManagement", "IOBluetooth", "ScriptingBridge",
  ]
}

extension BinaryOperatorExprSyntax {
  fileprivate var isOr: Bool { self.operator.text == "||" }
}

extension String {
  fileprivate var prefixUpToDot: Substring { prefix { $0 != "." && $0 != "," } }
}
