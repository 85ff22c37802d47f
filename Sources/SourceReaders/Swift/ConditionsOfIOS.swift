import SwiftSyntax

/// Rewrites the conditions of a Swift source so that Linux compiles what iOS does.
///
/// A platform condition cannot be defined from outside. `os(iOS)` becomes `(os(iOS) || os(Linux))`; what
/// keeps Linux out of code that reaches for the phone is let go. Nothing else changes, and no line moves.
public struct ConditionsOfIOS {
  /// The source with its conditions rewritten.
  public private(set) var bytes: [UInt8]
  /// The lines, from 1, on which a condition was rewritten; each once, in order.
  public private(set) var lines: [Int] = []

  /// Reads a source; one that cannot be parsed stays as it is.
  public init(_ source: [UInt8]) {
    bytes = source
    let edits = source.withUnsafeBytes { bytes -> [ConditionFinder.Edit] in
      guard let source = SwiftSource(bytes, conditions: CompilationConditions([])),
        source.isStructured, source.mentions("#if")
      else { return [] }
      let finder = ConditionFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.edits.sorted { $0.start < $1.start }
    }
    guard !edits.isEmpty else { return }
    var read: [UInt8] = []
    var place = source.startIndex
    var line = 1
    for edit in edits where place <= edit.start && edit.end <= source.endIndex {
      let before = source[place..<edit.start]
      line += before.count { $0 == UInt8(ascii: "\n") }
      read += before
      read += Array(edit.text.utf8)
      place = edit.end
      if lines.last != line { lines.append(line) }
    }
    bytes = read + source[place...]
  }
}

/// Finds the parts of conditions that iOS and Linux answer differently.
private final class ConditionFinder: SyntaxVisitor {
  struct Edit {
    var start: Int
    var end: Int
    var text: String
  }

  var edits: [Edit] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // What an author wrote for Linux stays, unless it stands in the place of code for the phone.
    let reaching = PhoneNames(viewMode: .sourceAccurate)
    for clause in node.clauses {
      if let elements = clause.elements { reaching.walk(elements) }
    }
    for condition in node.clauses.compactMap(\.condition) {
      for token in condition.tokens(viewMode: .sourceAccurate) {
        guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.firstToken(viewMode: .sourceAccurate) == token
        else { continue }
        let text = call.trimmedDescription.filter { !$0.isWhitespace }
        switch text {
        case "os(iOS)": replace(call, by: "(os(iOS) || os(Linux))")
        case "os(Linux)" where reaching.found:
          replace(call, by: "(os(Linux) && false)")
        case "canImport(Darwin)" where reaching.found && !reaching.importsDarwin:
          replace(call, by: "(canImport(Darwin) || os(Linux))")
        default: break
        }
      }
    }
    return .visitChildren
  }

  private func replace(_ call: FunctionCallExprSyntax, by text: String) {
    edits.append(
      Edit(
        start: call.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: call.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
  }
}

/// Whether code names what a phone has: location, motion, Bluetooth, screens.
private final class PhoneNames: SyntaxVisitor {
  private(set) var found = false
  private(set) var importsDarwin = false

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    switch node.path.first?.name.text {
    case "CoreLocation", "CoreMotion", "CoreBluetooth", "UIKit", "SwiftUI", "Combine":
      found = true
    case "Darwin", "ObjectiveC": importsDarwin = true
    default: break
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .visitChildren
  }

  private func note(_ name: TokenSyntax) {
    let letters = Array(name.text.prefix(3))
    guard letters.count == 3, letters[2].isUppercase else { return }
    if ["CL", "CM", "CB", "UI"].contains(String(letters[0...1])) { found = true }
  }
}
