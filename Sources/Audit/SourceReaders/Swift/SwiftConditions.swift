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

  /// The clause of a block that is compiled; nil if none is.
  func activeClause(of block: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    var consulted = Consulted()
    return activeClause(of: block, &consulted)
  }

  /// The clauses that one package or another compiles: its flags and its Swift are its own.
  func possibleClauses(of block: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    var possible: [IfConfigClauseSyntax] = []
    var consulted = Consulted()
    for clause in block.clauses {
      guard let condition = clause.condition else { return possible + [clause] }
      switch value(of: condition, in: .any, &consulted) {
      case true?: return possible + [clause]
      case false?: continue
      case nil: possible.append(clause)
      }
    }
    return possible
  }

  private func activeClause(
    of block: IfConfigDeclSyntax, _ consulted: inout Consulted
  ) -> IfConfigClauseSyntax? {
    for clause in block.clauses {
      guard let condition = clause.condition else { return clause }
      if value(of: condition, in: .own, &consulted) == true { return clause }
    }
    return nil
  }

  /// The package whose flags and versions of Swift a condition asks about.
  private enum Package {
    /// That of the configuration.
    case own
    /// Each there may be: what depends on it has no value.
    case any
  }

  /// Whether a condition holds; nil if packages differ in it.
  private func value(
    of condition: ExprSyntax, in package: Package, _ consulted: inout Consulted
  ) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: sequence, in: package, &consulted)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return value(of: only.expression, in: package, &consulted)
    }
    if let prefixed = condition.as(PrefixOperatorExprSyntax.self) {
      let value = value(of: prefixed.expression, in: package, &consulted)
      return prefixed.operator.text == "!" ? value.map { !$0 } : false
    }
    if let literal = condition.booleanLiteral { return literal }
    if let number = condition.as(IntegerLiteralExprSyntax.self) {
      return number.literal.text != "0"
    }
    if let reference = condition.as(DeclReferenceExprSyntax.self) {
      guard package == .own else { return nil }
      let flag = reference.baseName.text
      consulted.flags.insert(flag)
      return conditions.macros[flag].map { $0 != "0" } ?? false
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return value(of: call, in: package, &consulted)
    }
    return false
  }

  /// Operators are unfolded in the tree: `&&` binds before `||`.
  private func value(
    of sequence: SequenceExprSyntax, in package: Package, _ consulted: inout Consulted
  ) -> Bool? {
    var any: Bool? = false
    var all: Bool? = true
    for element in sequence.elements {
      if let infix = element.as(BinaryOperatorExprSyntax.self) {
        guard infix.isOr else { continue }
        any = any.or(all)
        all = true
      } else {
        all = all.and(value(of: element, in: package, &consulted))
      }
    }
    return any.or(all)
  }

  private func value(
    of call: FunctionCallExprSyntax, in package: Package, _ consulted: inout Consulted
  ) -> Bool? {
    let argument = call.arguments.first?.expression
    let value = argument?.trimmedDescription ?? ""
    let question = call.calledExpression.trimmedDescription
    if package == .any, Self.answeredByPackage.contains(question) { return nil }
    switch question {
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

  private static let answeredByPackage: Set<String> = [
    "swift", "compiler", "_compiler_version", "hasFeature", "hasAttribute",
  ]

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

extension Bool? {
  /// What is known of both together.
  fileprivate func and(_ other: Bool?) -> Bool? {
    if self == false || other == false { return false }
    return self == nil || other == nil ? nil : true
  }

  /// What is known of one or the other.
  fileprivate func or(_ other: Bool?) -> Bool? {
    if self == true || other == true { return true }
    return self == nil || other == nil ? nil : false
  }
}

extension BinaryOperatorExprSyntax {
  fileprivate var isOr: Bool { self.operator.text == "||" }
}

extension String {
  fileprivate var prefixUpToDot: Substring { prefix { $0 != "." && $0 != "," } }
}
