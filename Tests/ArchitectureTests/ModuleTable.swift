import SwiftParser
import SwiftSyntax

/// The table of modules in Package.swift, read as Swift: the manifest is the only copy.
struct ModuleTable {
  struct Row: Sendable {
    var name: String
    /// The folder of `Sources` that holds the module.
    var area: String
    var dependencies: [String] = []
    /// The modules of other packages.
    var packages: [String] = []
    var cTarget: String?
    /// Whether the module has dependencies on Linux alone, where its tests run then.
    var isTestedOnLinuxOnly = false
  }

  /// The areas that exist on Linux alone.
  static let linuxAreas: Set = ["AppRuntime", "AppleFrameworks", "Testing"]

  /// The areas whose modules the tool does not link: they run, or are, an app's own code.
  static let appAreas = linuxAreas.union(["Library"])

  private(set) var rows: [Row] = []

  init(manifest: String) {
    let calls = Calls(viewMode: .sourceAccurate)
    calls.walk(Parser.parse(source: manifest))
    rows = calls.rows
    rows.append(
      Row(
        name: "wayleave", area: "Tool", dependencies: ["WayleaveCommands"], cTarget: "CAllocation"))
  }

  subscript(name: String) -> Row? { rows.first { $0.name == name } }
}

extension ModuleTable.Row {
  /// Whether it runs, or is, an app's own code.
  var servesApps: Bool { ModuleTable.appAreas.contains(area) }

  fileprivate init?(_ call: FunctionCallExprSyntax, area: String) {
    func argument(_ label: String) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }
    guard let name = argument("name")?.strings.first else { return nil }
    self.name = name
    self.area = area
    dependencies = ["dependencies", "linuxDependencies"].flatMap { argument($0)?.strings ?? [] }
    isTestedOnLinuxOnly =
      ModuleTable.linuxAreas.contains(area) || argument("linuxDependencies") != nil
    let elements = argument("packages")?.as(ArrayExprSyntax.self)?.elements
    packages = elements?.compactMap(\.expression.strings.first) ?? []
    cTarget = argument("cTarget")?.strings.first
  }
}

/// Finds `Area("Folder", [Module(…), …])`.
private final class Calls: SyntaxVisitor {
  var rows: [ModuleTable.Row] = []
  private var area = ""

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch call.calledExpression.trimmedDescription {
    case "Area": area = call.arguments.first?.expression.strings.first ?? ""
    case "Module": rows += ModuleTable.Row(call, area: area).map { [$0] } ?? []
    default: break
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The string literals in it, in order.
  fileprivate var strings: [String] {
    let literals = Literals(viewMode: .sourceAccurate)
    literals.walk(self)
    return literals.found
  }
}

private final class Literals: SyntaxVisitor {
  var found: [String] = []

  override func visit(_ literal: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    found += literal.representedLiteralValue.map { [$0] } ?? []
    return .skipChildren
  }
}
