import Findings
import SwiftSyntax

/// Finds what can be called of a Swift file from another one, where it is compiled on Linux.
public enum SwiftEntryPoints {
  /// The entry points of a source with what its selectors told; nil if it cannot be parsed.
  public static func read(
    _ source: SourceForLinux, file: String, mode: SwiftLanguageMode
  ) -> EntryPoints? {
    var entries = read(source.bytes, file: file, mode: mode)
    entries?.calledBack = source.calledBack
    entries?.tapped = source.tapped
    return entries
  }

  /// The entry points; nil if the bytes are no source that can be parsed.
  public static func read(
    _ bytes: [UInt8], file: String, mode: SwiftLanguageMode = .v5
  ) -> EntryPoints? {
    bytes.withUnsafeBytes { bytes in
      guard let source = SwiftSource(bytes, conditions: .onLinux(mode)),
        source.isStructured
      else { return nil }
      let finder = SwiftEntryFinder(
        file: file, conditions: source.conditions,
        lines: SourceLocationConverter(fileName: file, tree: source.tree))
      finder.walk(source.tree)
      return finder.found
    }
  }
}

/// Walks a file for ``SwiftEntryPoints``.
final class SwiftEntryFinder: SyntaxVisitor {
  var entries = EntryPoints()
  private let file: String
  private let conditions: SwiftConditions
  private let lines: SourceLocationConverter
  private var used: [EntryName] = []
  private var usedNames: Set<String> = []
  /// Names of known types that the code uses as others have them.
  private var shadowing: Set<String> = []
  /// The types around the place that is visited, as places in the list.
  private var around: [Int] = []

  init(file: String, conditions: SwiftConditions, lines: SourceLocationConverter) {
    self.file = file
    self.conditions = conditions
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  var found: EntryPoints {
    var entries = entries
    entries.unresolved = used.filter {
      !entries.declared.contains($0.name)
        && (!KnownNames.contains($0.name) || shadowing.contains($0.name))
        && !Self.associated.contains($0.name)
    }
    entries.namesOfCombine = usedNames.filter(KnownNames.isOfCombine)
    return entries
  }

  /// Names that protocols of Swift and the frameworks give to types within other types.
  private static let associated: Set<String> = [
    "Body", "Content", "Context", "Element", "Failure", "ID", "Index", "Input", "Iterator", "Key",
    "Output", "RawValue", "SubSequence", "Value",
  ]

  func position(of node: some SyntaxProtocol) -> SourcePosition {
    let place = node.startLocation(converter: lines)
    return SourcePosition(file: file, line: place.line, column: place.column)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text,
      !entries.imports.contains(where: { $0.name == module })
    {
      entries.imports.append(EntryName(module, at: position(of: node)))
      // A module that is not here may have a type of its own name.
      if EntryPoints.modulesOnLinux.contains(module) { entries.declared.insert(module) }
    }
    return .skipChildren
  }

  /// Code for other platforms is not there.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.activeClause(of: node)?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { around.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { around.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { around.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node, node.name, node.inheritanceClause, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { around.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node, node.name, node.inheritanceClause, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { around.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var type = EntryType(
      name: node.extendedType.inOneLine, position: position(of: node.extendedType),
      inherits: node.inheritanceClause.names, isExtension: true)
    type.isHidden = node.modifiers.hides
    entries.types.append(type)
    around.append(entries.types.count - 1)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { around.removeLast() }

  private func enter(
    _ kind: EntryType.Kind, _ node: some WithModifiersSyntax & WithAttributesSyntax,
    _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    entries.declared.insert(name.text)
    let outer = around.last.map { entries.types[$0] }
    var type = EntryType(
      name: (outer.map { $0.name + "." } ?? "") + name.text, kind: kind,
      position: position(of: name), inherits: inheritance.names,
      attributes: node.attributes.names, isGeneric: generics != nil || outer?.isGeneric == true)
    type.isHidden = node.modifiers.hides || outer?.isHidden == true
    entries.types.append(type)
    around.append(entries.types.count - 1)
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let place = around.last else { return .visitChildren }
    var call = EntryCall(name: "init", position: position(of: node.initKeyword))
    call.read(node.signature)
    call.read(node.modifiers, of: entries.types[place])
    call.isFailable = node.optionalMark != nil
    call.isGeneric = node.genericParameterClause != nil
    call.isConvenience = entries.types[place].isExtension
    call.uses = SwiftNames.used(in: node.body)
    entries.types[place].initializers.append(call)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text.first?.isUppercase == true { entries.declared.insert(node.name.text) }
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let place = around.last else {
      return .visitChildren
    }
    var call = EntryCall(name: node.name.text, position: position(of: node.name))
    call.read(node.signature)
    call.read(node.modifiers, of: entries.types[place])
    call.isGeneric = node.genericParameterClause != nil
    call.isCallback = node.isCallbackOfAFramework
    call.uses = SwiftNames.used(in: node.body)
    entries.types[place].methods.append(call)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true, let place = around.last else {
      return .visitChildren
    }
    // In `let a, b: Int` the type of the last is that of those before it.
    var type: TypeSyntax?
    var read: [EntryProperty] = []
    for binding in node.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      var property = EntryProperty(name: name.text, position: position(of: name))
      property.read(binding, of: type, in: node, hidden: entries.types[place].isHidden)
      if node.attributes.names.contains("EnvironmentObject"), let type = property.type {
        entries.types[place].environmentObjects.append(type)
      }
      read.append(property)
    }
    entries.types[place].properties += read.reversed()
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let place = around.last {
      var call = EntryCall(name: node.name.text, position: position(of: node.name))
      call.parameters = node.parameterClause?.parameters.map(EntryCall.Parameter.init) ?? []
      entries.types[place].cases.append(call)
    }
    return .visitChildren
  }

  // MARK: Names

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    entries.declared.insert(node.name.text)
    if around.isEmpty { entries.aliases.insert(node.name.text) }
    if let closure = EntryCall.Closure(node.initializer.value) {
      entries.closures[node.name.text] = closure
    }
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    entries.declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    entries.declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    entries.declared.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.identifier.text.first?.isUppercase == true {
      entries.declared.insert(node.identifier.text)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text.first?.isUppercase == true { use(node.name) }
    // Ours have no parameters: it is another module's of that name.
    if node.genericArgumentClause != nil, Self.plain.contains(node.name.text) {
      shadowing.insert(node.name.text)
    }
    return .visitChildren
  }

  private static let plain: Set<String> = ["Observable", "ObservableObject", "Observer", "View"]

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The second part of `a.b` belongs to what is before it.
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      return .visitChildren
    }
    if node.baseName.text.first?.isUppercase == true { use(node.baseName) }
    return .visitChildren
  }

  // MARK: Changes

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (target, sign) in zip(elements, elements.dropFirst()) where sign.isAssigning {
      change(target)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    change(node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let target = node.changedByItsName { change(target) }
    if let place = around.last, let button = node.button {
      entries.types[place].buttons.append(button)
    }
    return .visitChildren
  }

  private func change(_ target: ExprSyntax) {
    let names = around.compactMap {
      entries.types[$0].name.split(separator: ".").last.map(String.init)
    }
    entries.changed.formUnion(target.changedMembers(inside: names))
  }

  private func use(_ token: TokenSyntax) {
    guard usedNames.insert(token.text).inserted else { return }
    used.append(EntryName(token.text, at: position(of: token)))
  }
}

extension FunctionCallExprSyntax {
  /// The title of a button that it makes, as it is written; nil within where it has none, nil for
  /// what makes no button.
  fileprivate var button: String?? {
    let made = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if made == "LocationButton" { return .some(nil) }
    guard made == "Button" else { return nil }
    let first = arguments.first
    guard let first, first.label == nil else { return .some(nil) }
    let title = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    return title.map { .some($0) }
  }
}
