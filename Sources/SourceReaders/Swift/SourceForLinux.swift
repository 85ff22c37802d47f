import SwiftSyntax

/// A Swift source with the little changed that keeps Linux from compiling what iOS does.
///
/// A platform condition cannot be defined from outside. `os(iOS)` becomes `(os(iOS) || os(Linux))`;
/// what keeps Linux out of code that reaches for the phone is let go. Attributes for Objective-C
/// become spaces, and a protocol that loses `@objc` is one of classes by `AnyObject`. `#selector(tap)`
/// becomes `Selector("tap", Screen.tap)`. Nothing else changes, and no line moves.
public struct SourceForLinux {
  /// The source as it is compiled.
  public private(set) var bytes: [UInt8]
  /// The lines, from 1, on which a condition was rewritten; each once, in order.
  public private(set) var conditions: [Int] = []
  /// The lines on which an attribute was taken out.
  public private(set) var attributes: [Int] = []
  /// The lines on which a selector became a method of its class.
  public private(set) var selectors: [Int] = []
  /// The lines with a selector that nobody can call without Objective-C; they stay.
  public private(set) var foreignSelectors: [Int] = []
  /// The lines on which a requirement is optional, which Linux cannot compile; they stay.
  public private(set) var optionalRequirements: [Int] = []

  /// Reads a source; one that cannot be parsed stays as it is.
  public init(_ source: [UInt8]) {
    bytes = source
    let edits = source.withUnsafeBytes { bytes -> [EditFinder.Edit] in
      guard
        ["#if", "@objc", "@IB", "#selector"].contains(where: { ByteSearch.contains($0, in: bytes) }
        ),
        let source = SwiftSource(bytes, conditions: CompilationConditions([])),
        source.isStructured
      else { return [] }
      let finder = EditFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      return finder.edits.sorted { $0.start < $1.start }
    }
    guard !edits.isEmpty else { return }
    let newline = UInt8(ascii: "\n")
    var read: [UInt8] = []
    var place = source.startIndex
    var line = 1
    for edit in edits where place <= edit.start && edit.end <= source.endIndex {
      let before = source[place..<edit.start]
      line += before.count { $0 == newline }
      read += before
      let range = source[edit.start..<edit.end]
      switch edit.change {
      case .condition(let text):
        // A condition goes on behind a line's end only within its brackets.
        read += Array(text.utf8) + range.filter { $0 == newline } + [UInt8(ascii: ")")]
        if conditions.last != line { conditions.append(line) }
      case .selector(let text):
        read += Array(text.utf8) + range.filter { $0 == newline } + [UInt8(ascii: ")")]
        if selectors.last != line { selectors.append(line) }
      case .foreignSelector:
        read += range
        if foreignSelectors.last != line { foreignSelectors.append(line) }
      case .attribute:
        read += range.map { $0 == newline ? $0 : UInt8(ascii: " ") }
        if attributes.last != line { attributes.append(line) }
      case .insertion(let text):
        read += Array(text.utf8)
        if attributes.last != line { attributes.append(line) }
      case .optional:
        read += range
        if optionalRequirements.last != line { optionalRequirements.append(line) }
      }
      line += range.count { $0 == newline }
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
    var change: Change
  }

  enum Change {
    /// What takes the place of a part of a condition, without its last bracket.
    case condition(String)
    /// Becomes spaces.
    case attribute
    case insertion(String)
    /// What takes the place of a selector, without its last bracket.
    case selector(String)
    /// Both stay as they are, and are told.
    case optional, foreignSelector
  }

  var edits: [Edit] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // What an author wrote for Linux stays, unless it stands in the place of code for the phone.
    lazy var isOfThePhone = PhoneNames.areReached(in: node)
    for condition in node.clauses.compactMap(\.condition) {
      for token in condition.tokens(viewMode: .sourceAccurate) {
        guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.firstToken(viewMode: .sourceAccurate) == token
        else { continue }
        let text = call.tokens(viewMode: .sourceAccurate).map(\.text).joined()
        switch text {
        case "os(iOS)": replace(call, by: .condition("(os(iOS) || os(Linux)"))
        case "os(Linux)" where isOfThePhone:
          replace(call, by: .condition("(os(Linux) && false"))
        case "canImport(Darwin)" where isOfThePhone:
          replace(call, by: .condition("(canImport(Darwin) || os(Linux)"))
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
    if names.contains(name) { replace(node, by: .attribute) }
    return .visitChildren
  }

  /// `@objc` makes a protocol one of classes, which `weak` needs.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    guard isObjectiveC else { return .visitChildren }
    let inherited = node.inheritanceClause?.inheritedTypes
    if let last = inherited?.last {
      let names = inherited?.map(\.type.trimmedDescription) ?? []
      if !names.contains(where: ["AnyObject", "NSObjectProtocol", "class"].contains) {
        insert(", AnyObject", after: last)
      }
    } else if let parameters = node.primaryAssociatedTypeClause {
      insert(": AnyObject", after: parameters)
    } else {
      insert(": AnyObject", after: node.name)
    }
    return .visitChildren
  }

  /// Only Objective-C has requirements that need not be there.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "optional" { replace(node, by: .optional) }
    return .visitChildren
  }

  /// Without Objective-C a method is called as its class has it.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    replace(node, by: node.selectorForLinux.map(Change.selector) ?? .foreignSelector)
    return .skipChildren
  }

  private func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(start: place, end: place, change: .insertion(text)))
  }

  private func replace(_ node: some SyntaxProtocol, by change: Change) {
    edits.append(
      Edit(
        start: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: node.endPositionBeforeTrailingTrivia.utf8Offset, change: change))
  }
}

/// Whether code names what a phone has: location, motion, Bluetooth, screens.
private final class PhoneNames: SyntaxVisitor {
  private var found = false
  private var importsDarwin = false

  /// Whether a clause names it, and none imports what Linux has nothing for.
  static func areReached(in block: IfConfigDeclSyntax) -> Bool {
    let names = PhoneNames(viewMode: .sourceAccurate)
    for elements in block.clauses.compactMap(\.elements) { names.walk(elements) }
    return names.found && !names.importsDarwin
  }

  /// What a condition asks for is not used by it.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

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
    // CBC and UID are other people's: a phone's names go on in small letters, but for two.
    let letters = Array(name.text.prefix(4))
    guard letters.count == 4, letters[2].isUppercase else { return }
    let isName =
      letters[3].isLowercase && ["CL", "CM", "CB", "UI"].contains(String(letters[0...1]))
    if isName || ["CBUUID", "CBATT"].contains(where: name.text.hasPrefix) { found = true }
  }
}
