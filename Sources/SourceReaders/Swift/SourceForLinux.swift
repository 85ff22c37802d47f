import SwiftSyntax

/// A Swift source with the little changed that keeps Linux from compiling what iOS does.
///
/// A platform condition cannot be defined from outside. `os(iOS)` becomes `(os(iOS) || os(Linux))`;
/// what keeps Linux out of code that reaches for the phone is let go. Attributes for Objective-C
/// become spaces. Nothing else changes, and no line moves.
public struct SourceForLinux {
  /// The source as it is compiled.
  public private(set) var bytes: [UInt8]
  /// The lines, from 1, on which a condition was rewritten; each once, in order.
  public private(set) var conditions: [Int] = []
  /// The lines on which an attribute was taken out.
  public private(set) var attributes: [Int] = []

  /// Reads a source; one that cannot be parsed stays as it is.
  public init(_ source: [UInt8]) {
    bytes = source
    let edits = source.withUnsafeBytes { bytes -> [EditFinder.Edit] in
      guard let source = SwiftSource(bytes, conditions: CompilationConditions([])),
        source.isStructured, ["#if", "@objc", "@IB"].contains(where: source.mentions)
      else { return [] }
      let finder = EditFinder(viewMode: .sourceAccurate)
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
      if let text = edit.condition {
        read += Array(text.utf8)
        if conditions.last != line { conditions.append(line) }
      } else {
        let blank = UInt8(ascii: " ")
        read += source[edit.start..<edit.end].map { $0 == UInt8(ascii: "\n") ? $0 : blank }
        if attributes.last != line { attributes.append(line) }
        line += source[edit.start..<edit.end].count { $0 == UInt8(ascii: "\n") }
      }
      place = edit.end
    }
    bytes = read + source[place...]
  }
}

/// Finds what iOS and Linux take differently.
private final class EditFinder: SyntaxVisitor {
  struct Edit {
    var start: Int
    var end: Int
    /// What takes the place of a part of a condition; nil for an attribute.
    var condition: String?
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

  /// Linux has no Objective-C, and knows none of its attributes.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let names: Set = [
      "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    ]
    if names.contains(name) { replace(node, by: nil) }
    return .visitChildren
  }

  private func replace(_ node: some SyntaxProtocol, by text: String?) {
    edits.append(
      Edit(
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, condition: text))
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
