import SwiftSyntax

/// A Swift source with the little changed that keeps Linux from compiling what iOS does.
///
/// A platform condition cannot be defined from outside. `os(iOS)` becomes `(os(iOS) || os(Linux))`;
/// what keeps Linux out of code that reaches for the phone is let go. Attributes for Objective-C
/// become spaces, and a protocol that loses `@objc` is one of classes by `AnyObject`.
/// `#selector(tap)` becomes `Selector("tap", Screen.tap)`. What Apple's Foundation and UIKit
/// bring, and Linux keeps in modules of their own, is imported behind the first import. Nothing
/// else changes, and no line moves.
public struct SourceForLinux {
  /// The source as it is compiled.
  public private(set) var bytes: [UInt8]
  /// The lines, from 1, on which a condition was rewritten; each once, in order.
  public private(set) var conditions: [Int] = []
  /// The lines on which an attribute was taken out.
  public private(set) var attributes: [Int] = []
  /// The lines on which a selector became a method of its class.
  public private(set) var selectors: [Int] = []
  /// The lines with a selector that nothing here can use, or with one by its text; they stay.
  public private(set) var foreignSelectors: [Int] = []
  /// The methods that observers, timers and delayed calls are given by selectors.
  public private(set) var calledBack: Set<SelectedMethod> = []
  /// The methods of screens that people tap: by a storyboard, or by a selector that a control is
  /// given.
  public private(set) var tapped: Set<SelectedMethod> = []
  /// The lines on which an outlet of a storyboard was given an object of its own.
  public private(set) var outlets: [Int] = []
  /// Whether a program begins with it: `@main`, which is left out.
  public private(set) var beginsProgram = false
  /// The lines on which a preview began that is left out.
  public private(set) var previews: [Int] = []
  /// The lines on which modules are imported that Apple's bring.
  public private(set) var imports: [Int] = []
  /// The lines on which a requirement is optional, which Linux cannot compile; they stay.
  public private(set) var optionalRequirements: [Int] = []

  /// Reads a source; one that cannot be parsed stays as it is.
  public init(_ source: [UInt8]) {
    bytes = source
    let edits = source.withUnsafeBytes { bytes -> [EditFinder.Edit] in
      guard let source = SwiftSource(bytes, conditions: CompilationConditions([])),
        source.isStructured
      else { return [] }
      let finder = EditFinder(viewMode: .sourceAccurate)
      finder.walk(source.tree)
      tapped = finder.tapped
      beginsProgram = finder.beginsProgram
      if let edit = finder.imported { finder.edits.append(edit) }
      return finder.edits.sorted { $0.edit.start < $1.edit.start }
    }
    guard !edits.isEmpty else { return }
    let applied = edits.map(\.edit).applied(to: source)
    bytes = applied.bytes
    for (edit, line) in zip(edits, applied.lines) {
      guard let line else { continue }
      switch edit.change {
      case .condition: conditions.note(line)
      case .selector(let selector):
        selectors.note(line)
        if let method = selector.calledBack { calledBack.insert(method) }
        if let method = selector.tapped { tapped.insert(method) }
      case .outlet: outlets.note(line)
      case .literal: break
      case .foreignSelector: foreignSelectors.note(line)
      case .attribute: attributes.note(line)
      case .preview: previews.note(line)
      case .modules: imports.note(line)
      case .optional: optionalRequirements.note(line)
      }
    }
  }
}

extension [Int] {
  /// Adds a line that is not the last one already.
  fileprivate mutating func note(_ line: Int) {
    if last != line { append(line) }
  }
}

/// Finds what iOS and Linux take differently.
private final class EditFinder: SyntaxVisitor {
  struct Edit {
    var edit: SourceEdit
    var change: Change
  }

  /// What an edit is for.
  enum Change {
    case condition, preview
    /// What Objective-C has and Linux has not.
    case attribute
    /// What is imported in addition.
    case modules
    case selector(SelectorForLinux)
    /// What a storyboard would set.
    case outlet
    /// What Linux spells differently.
    case literal
    /// Both stay as they are, and are reported.
    case optional, foreignSelector
  }

  var edits: [Edit] = []
  /// Whether a program begins with the file.
  private(set) var beginsProgram = false
  /// The methods that a storyboard's controls call.
  private(set) var tapped: Set<SelectedMethod> = []
  /// The defaults of a protocol's optional requirements, and the names of all those in the file.
  private var defaults: [String] = []
  private var optionalNames: Set<String> = []
  private var imports: Set<String> = []
  private var names: Set<String> = []
  /// The first import under no condition.
  private var firstImport: ImportDeclSyntax?

  /// What brings the modules that the source takes to be Foundation's.
  var imported: Edit? {
    guard let firstImport else { return nil }
    let modules = BroughtModules.missing(for: names, beside: imports)
    guard !modules.isEmpty else { return nil }
    let text = modules.map { "; import " + $0 }.joined()
    return Edit(edit: SourceEdit(inserting: text, after: firstImport), change: .modules)
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    let finder = OptionalRequirements(viewMode: .sourceAccurate)
    finder.walk(node)
    optionalNames = finder.names
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name {
      imports.insert(name.text)
      if node.path.count == 1, let other = EntryPoints.replacedOnLinux[name.text] {
        replace(name, by: other, .literal)
      }
    }
    // The files beside import without one, and a module imports in one way.
    for modifier in node.modifiers { leaveOut(modifier, .attribute) }
    // An import of a part of a module becomes one of the whole module.
    if node.importKindSpecifier == nil, let last = node.path.last, node.path.count > 1,
      let first = node.path.first?.name
    {
      let start = first.endPositionBeforeTrailingTrivia.utf8Offset
      let end = last.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(Edit(edit: SourceEdit(start: start, end: end), change: .attribute))
    }
    if firstImport == nil, node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true {
      firstImport = node
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // What an author wrote for Linux stays, unless it is in the place of code for the phone.
    lazy var isOfThePhone = PhoneNames.areReached(in: node)
    for condition in node.clauses.compactMap(\.condition) {
      for token in condition.tokens(viewMode: .sourceAccurate) {
        guard let call = token.parent?.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.firstToken(viewMode: .sourceAccurate) == token
        else { continue }
        let text = call.tokens(viewMode: .sourceAccurate).map(\.text).joined()
        switch text {
        case "os(iOS)": replace(call, by: "(os(iOS) || os(Linux))", .condition)
        case "os(Linux)" where isOfThePhone:
          replace(call, by: "(os(Linux) && false)", .condition)
        case "canImport(Darwin)" where isOfThePhone:
          replace(call, by: "(canImport(Darwin) || os(Linux))", .condition)
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
      "main", "UIApplicationMain", "NSManaged",
    ]
    if names.contains(name) { leaveOut(node, .attribute) }
    if ["main", "UIApplicationMain"].contains(name) { beginsProgram = true }
    return .visitChildren
  }

  /// What only Xcode's canvas shows is left out.
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    leaveOut(node, .preview)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.inheritanceClause.names.contains("PreviewProvider") else { return .visitChildren }
    leaveOut(node, .preview)
    return .skipChildren
  }

  /// A method of a screen that Objective-C can call is tapped; the test of another file has to see
  /// it.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.attributes.names
    guard names.contains("IBAction") || names.contains("objc"), node.isOfAScreen else {
      return .visitChildren
    }
    for modifier in node.modifiers
    where ["private", "fileprivate"].contains(modifier.name.text) {
      leaveOut(modifier, .attribute)
    }
    if names.contains("IBAction") {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
      tapped.insert(
        SelectedMethod(
          owner: node.typesAround.joined(separator: "."), name: node.name.text, labels: labels,
          count: nil))
    }
    return .visitChildren
  }

  /// An outlet has the object that a storyboard would give it, and holds it.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("IBOutlet") else { return .visitChildren }
    for modifier in node.modifiers where modifier.name.text == "weak" {
      leaveOut(modifier, .attribute)
    }
    for binding in node.bindings where binding.initializer == nil {
      guard let type = binding.typeAnnotation?.type,
        let object = Self.object(ofAnOutlet: type)
      else { continue }
      insert(" = " + object, after: type, .outlet)
    }
    return .visitChildren
  }

  /// What a storyboard would set; nil for what may be a protocol's.
  private static func object(ofAnOutlet type: TypeSyntax) -> String? {
    let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    guard let wrapped = forced ?? type.as(OptionalTypeSyntax.self)?.wrappedType else { return nil }
    if wrapped.is(ArrayTypeSyntax.self) { return "[]" }
    guard let name = wrapped.as(IdentifierTypeSyntax.self)?.name.text,
      forced != nil || name.hasPrefix("UI") || name.hasPrefix("MK")
    else { return nil }
    return wrapped.trimmedDescription + "()"
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

  /// Only Objective-C has optional requirements. A method that returns nothing gets a default that
  /// does nothing.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "optional" else { return .visitChildren }
    if let requirement = node.optionalRequirement {
      leaveOut(node, .attribute)
      defaults.append(requirement.text)
    } else {
      keep(node, .optional)
    }
    return .visitChildren
  }

  override func visitPost(_ node: ProtocolDeclSyntax) {
    guard !defaults.isEmpty else { return }
    let isPublic = node.modifiers.has("public")
    let head = "; \(isPublic ? "public " : "")extension \(node.name.text) { "
    insert(head + defaults.joined(separator: "; ") + " }", after: node)
    defaults = []
  }

  /// A requirement that is no longer optional is called without a question mark.
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.expression.as(MemberAccessExprSyntax.self),
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(node).id,
      optionalNames.contains(access.declName.baseName.text)
    {
      leaveOut(node.questionMark, .attribute)
    }
    return .visitChildren
  }

  /// Without Objective-C a method is called as its class has it.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      leaveOut(node, .preview)
      return .skipChildren
    }
    // A picture or colour of the editor is nothing to draw.
    let literals = ["imageLiteral": "UIImage()", "colorLiteral": "UIColor.clear"]
    if let text = literals[node.macroName.text] {
      replace(node, by: text, .literal)
      return .skipChildren
    }
    guard node.macroName.text == "selector" else { return .visitChildren }
    // These bring no `Selector` on Linux; the frameworks do.
    let poor: Set = ["Foundation", "Dispatch", "os", "OSLog", "Observation", "Swift"]
    let selector = SelectorForLinux(
      node, seesItsType: imports.isEmpty || !imports.isSubset(of: poor))
    if let selector {
      replace(node, by: selector.text, .selector(selector))
    } else {
      keep(node, .foreignSelector)
    }
    return .skipChildren
  }

  /// `Selector("tap")` names a method by its text alone; `Timer()` needs its arguments on Linux.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if called.trimmedDescription == "Timer", node.arguments.isEmpty, node.trailingClosure == nil {
      replace(node, by: "Timer(timeInterval: 0, repeats: false) { _ in }", .literal)
    }
    if called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Selector",
      node.arguments.count == 1
    {
      keep(called, .foreignSelector)
    }
    return .visitChildren
  }

  private func insert(
    _ text: String, after node: some SyntaxProtocol, _ change: Change = .attribute
  ) {
    edits.append(Edit(edit: SourceEdit(inserting: text, after: node), change: change))
  }

  private func leaveOut(_ node: some SyntaxProtocol, _ change: Change) {
    edits.append(Edit(edit: SourceEdit(node), change: change))
  }

  private func replace(_ node: some SyntaxProtocol, by text: String, _ change: Change) {
    edits.append(Edit(edit: SourceEdit(node, by: text), change: change))
  }

  /// Only tells of code.
  private func keep(_ node: some SyntaxProtocol, _ change: Change) {
    edits.append(Edit(edit: SourceEdit(inserting: "", before: node), change: change))
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
