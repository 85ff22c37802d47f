import SwiftSyntax

/// Types in the place of those that nothing declares, as code uses them.
public struct StubTypes {
  /// What code makes of a name.
  private struct Use {
    var isSuperclass = false
    var isProtocol = false
    var isWrapper = false
    var isObserved = false
    var isWeak = false
    var isMade = false
    /// Whether it is used as a view in the body of one.
    var isShown = false
    var parameters = 0
    var inner: Set<String> = []
  }

  private var uses: [String: Use] = [:]
  /// Whether the module imports UIKit, or what brings it.
  private let drawsByUIKit: Bool
  private let drawsBySwiftUI: Bool

  /// Reads how sources use some names.
  public init(
    _ names: Set<String>, in sources: [[UInt8]], mode: SwiftLanguageMode, importing: Set<String>
  ) {
    drawsBySwiftUI = importing.contains("SwiftUI")
    drawsByUIKit = drawsBySwiftUI || importing.contains("UIKit") || importing.contains("MapKit")
    uses = Dictionary(uniqueKeysWithValues: names.map { ($0, Use()) })
    for source in sources {
      source.withUnsafeBytes { bytes in
        guard names.contains(where: { !ByteSearch.words($0, in: bytes).isEmpty }),
          let source = SwiftSource(bytes, conditions: .onLinux(mode)), source.isStructured
        else { return }
        let reader = UseReader(uses)
        reader.walk(source.tree)
        uses = reader.uses
      }
    }
  }

  /// The declaration of one, without members.
  public func declaration(of name: String) -> String {
    let use = uses[name] ?? Use()
    let inner = use.inner.sorted().map { "  open class \($0): NSObject {}\n" }.joined()
    let body = inner.isEmpty ? "{}" : "{\n\(inner)}"
    if use.isWrapper {
      return """
        @propertyWrapper public struct \(name)<Value> {
          public init(_ arguments: Any?...) {}
          public init(wrappedValue: Value, _ arguments: Any?...) { kept = wrappedValue }
          private var kept: Value?
          public var wrappedValue: Value {
            get { kept ?? stub() }
            nonmutating set {}
          }
        }
        """
    }
    if isProtocol(name, use) {
      return "public protocol \(name)\(use.isWeak ? ": AnyObject" : "") {}"
    }
    let list = (0..<use.parameters).map { "Part\($0)" }.joined(separator: ", ")
    let generics = list.isEmpty ? "" : "<\(list)>"
    if let above = superclass(of: name, use) {
      return "open class \(name)\(generics): \(above) \(body)"
    }
    if use.isSuperclass { return "open class \(name)\(generics): NSObject \(body)" }
    let isView = drawsBySwiftUI && use.isMade && (use.isShown || name.hasSuffix("View"))
    let observed = (use.isObserved ? ", ObservableObject" : "") + (isView ? ", PrimitiveView" : "")
    return "open class \(name)\(generics): NSObject, StandingIn\(observed), @unchecked Sendable "
      + (inner.isEmpty
        ? "{ public required override init() {} }"
        : "{\n  public required override init() {}\n\(inner)}")
  }

  /// The class of UIKit that a name says it inherits from, where UIKit is there.
  private func superclass(of name: String, _ use: Use) -> String? {
    let isOfUIKit =
      use.isSuperclass || name.hasSuffix("ViewController")
      || ["UI", "MK"].contains(where: name.hasPrefix)
    guard drawsByUIKit, isOfUIKit || !drawsBySwiftUI && use.isMade else { return nil }
    let kinds = [
      ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
      ("View", "UIView"), ("Cell", "UIView"), ("Bar", "UIView"), ("Button", "UIButton"),
      ("Control", "UIControl"), ("Slider", "UIControl"), ("Stepper", "UIControl"),
      ("Label", "UILabel"),
    ]
    return kinds.first { name.hasSuffix($0.0) }?.1
  }

  private func isProtocol(_ name: String, _ use: Use) -> Bool {
    let endings = ["Protocol", "Delegate", "DataSource", "able", "Providing", "Type"]
    if ["AppDelegate", "SceneDelegate"].contains(name) { return false }
    return use.isProtocol && !use.isMade
      || !use.isSuperclass && !use.isMade && use.parameters == 0
        && endings.contains(where: name.hasSuffix)
  }

  /// An object that conforms to all protocols among them; nothing where there is none.
  public func object(for names: [String]) -> String {
    let protocols = names.filter { name in
      let use = uses[name] ?? Use()
      return !use.isWrapper && isProtocol(name, use)
    }
    guard !protocols.isEmpty else { return Self.value(nil) }
    let list = protocols.map { ", \($0)" }.joined()
    return """
      /// An object of every protocol that has no members here.
      final class StubObject: NSObject\(list), @unchecked Sendable {}

      \(Self.value("StubObject()"))
      """
  }

  private static func value(_ object: String?) -> String {
    let line = object.map { "\n  if let value = \($0) as? Value { return value }" } ?? ""
    return """
      /// A value in the place of one that nothing here can make.
      func stub<Value>() -> Value {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type,
          let value = type.init(nilLiteral: ()) as? Value
        {
          return value
        }
        if let type = Value.self as? any StandingIn.Type, let value = type.init() as? Value {
          return value
        }\(line)
        preconditionFailure("a value of \\(Value.self) is needed, and nothing here can make one")
      }
      """
  }

  /// What the stubs share.
  public static let shared = """
    /// What can be made of nothing.
    public protocol StandingIn { init() }

    extension Bool: StandingIn {}
    extension Int: StandingIn {}
    extension Double: StandingIn {}
    extension Float: StandingIn {}
    extension CGFloat: StandingIn {}
    extension String: StandingIn {}
    extension Array: StandingIn {}
    extension Dictionary: StandingIn {}
    extension Set: StandingIn {}
    extension Data: StandingIn {}
    extension Date: StandingIn {}
    """

  private final class UseReader: SyntaxVisitor {
    var uses: [String: Use]

    init(_ uses: [String: Use]) {
      self.uses = uses
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
      let name =
        node.type.as(IdentifierTypeSyntax.self)?.name.text ?? node.type.trimmedDescription
      guard uses[name] != nil else { return .visitChildren }
      let list = node.parent?.as(InheritedTypeListSyntax.self)
      let ofAClass = list?.parent?.parent?.is(ClassDeclSyntax.self) == true
      let isProtocol = ["Protocol", "Delegate", "DataSource", "able", "ing", "Type", "Logic"]
        .contains(where: name.hasSuffix)
      if ofAClass, list?.first?.id == node.id, !isProtocol {
        uses[name]?.isSuperclass = true
      } else {
        uses[name]?.isProtocol = true
      }
      return .visitChildren
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
      uses[node.constraint.trimmedDescription]?.isProtocol = true
      return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
      if let type = node.inheritedType { uses[type.trimmedDescription]?.isProtocol = true }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if let list = node.genericArgumentClause?.arguments {
        uses[node.name.text]?.parameters = list.count
      }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text,
        !["self", "Type", "Protocol"].contains(node.name.text)
      {
        uses[base]?.inner.insert(node.name.text)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
        uses[name]?.isMade = true
        if node.isAView { uses[name]?.isShown = true }
      }
      if let name = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
        uses[name.expression.trimmedDescription]?.isMade = true
        uses[name.expression.trimmedDescription]?.parameters =
          name.genericArgumentClause.arguments.count
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let attributes = node.attributes.names
      for attribute in attributes { uses[attribute]?.isWrapper = true }
      let observing: Set = ["StateObject", "ObservedObject", "EnvironmentObject"]
      for binding in node.bindings {
        var type = binding.typeAnnotation?.type
        if let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType { type = wrapped }
        var names = [type?.trimmedDescription ?? ""]
        if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
          names.append(call.calledExpression.trimmedDescription)
        }
        if let access = binding.initializer?.value.as(MemberAccessExprSyntax.self) {
          names.append(access.base?.trimmedDescription ?? "")
        }
        for name in names {
          if attributes.contains(where: observing.contains) { uses[name]?.isObserved = true }
          if node.modifiers.has("weak", "unowned") { uses[name]?.isWeak = true }
        }
      }
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call, with its modifiers, is a statement of its own in the body of a view.
  fileprivate var isAView: Bool {
    guard let statement else { return false }
    for node in statement.ancestors {
      if let isView = node.givesAView { return isView }
      // What a button does is not told from what it shows.
      let called = node.as(FunctionCallExprSyntax.self)?.calledExpression
      if called?.trimmedDescription == "Button" { return false }
    }
    return false
  }

  /// The statement that it makes by itself, with its modifiers.
  private var statement: CodeBlockItemSyntax? {
    var inner = Syntax(self)
    for node in ancestors {
      if let item = node.as(CodeBlockItemSyntax.self) { return item }
      guard
        node.as(MemberAccessExprSyntax.self)?.base?.id == inner.id
          || node.as(FunctionCallExprSyntax.self)?.calledExpression.id == inner.id
      else { return nil }
      inner = node
    }
    return nil
  }
}
