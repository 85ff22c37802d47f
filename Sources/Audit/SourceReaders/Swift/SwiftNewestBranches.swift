import Findings
import SwiftParser
import SwiftSyntax

/// Finds the questions after a release of iOS in a Swift file.
public enum SwiftNewestBranches {
  /// The questions in the order of the file; none if the bytes are no source that can be parsed.
  public static func branches(in bytes: [UInt8], file: String) -> [NewestBranch] {
    bytes.withUnsafeBytes { bytes in
      guard let source = SwiftSource(bytes, conditions: .onLinux(.v5)),
        source.isStructured
      else { return [] }
      let finder = Finder(
        file: file, conditions: source.conditions,
        lines: SourceLocationConverter(fileName: file, tree: source.tree))
      finder.walk(source.tree)
      return finder.found
    }
  }

  private final class Finder: SyntaxVisitor {
    let file: String
    let conditions: SwiftConditions
    let lines: SourceLocationConverter
    var found: [NewestBranch] = []

    init(file: String, conditions: SwiftConditions, lines: SourceLocationConverter) {
      self.file = file
      self.conditions = conditions
      self.lines = lines
      super.init(viewMode: .sourceAccurate)
    }

    /// Code for other platforms is not there; what hangs on a package's own flags may be.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      for elements in conditions.possibleClauses(of: node).compactMap(\.elements) {
        walk(elements)
      }
      return .skipChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
      guard let release = SwiftAvailability.release(in: node),
        let list = node.parent?.parent?.as(ConditionElementListSyntax.self), let owner = list.parent
      else { return .skipChildren }
      let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
      let (yes, no) = branches(of: owner)
      let start = node.startLocation(converter: lines)
      found.append(
        NewestBranch(
          question: node.inOneLine, release: release,
          position: SourcePosition(file: file, line: start.line, column: start.column),
          old: isNegated ? yes : no, new: isNegated ? no : yes,
          isAskedWithOthers: list.count > 1))
      return .skipChildren
    }

    /// The lines that run where the conditions hold, and those that run where they do not.
    private func branches(of owner: Syntax) -> (yes: ClosedRange<Int>?, no: ClosedRange<Int>?) {
      if let branch = owner.as(IfExprSyntax.self) {
        let other: ClosedRange<Int>? =
          switch branch.elseBody {
          case .codeBlock(let block): range(of: block)
          case .ifExpr(let next): range(of: next)
          case nil: nil
          }
        return (range(of: branch.body), other)
      }
      if let check = owner.as(GuardStmtSyntax.self) {
        let rest = check.parent?.parent?.as(CodeBlockItemListSyntax.self)?.last
        let follows = rest.flatMap { last -> ClosedRange<Int>? in
          let first = check.endLocation(converter: lines).line + 1
          let end = last.endLocation(converter: lines).line
          return first <= end ? first...end : nil
        }
        return (follows, range(of: check.body))
      }
      if let loop = owner.as(WhileStmtSyntax.self) { return (range(of: loop.body), nil) }
      return (nil, nil)
    }

    private func range(of node: some SyntaxProtocol) -> ClosedRange<Int>? {
      let first = node.startLocation(converter: lines).line
      return first...max(first, node.endLocation(converter: lines).line)
    }
  }
}
