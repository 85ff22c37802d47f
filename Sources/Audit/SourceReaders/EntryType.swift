import Findings

/// A type with what can be called of it.
public struct EntryType: Hashable, Sendable {
  /// What it is.
  public enum Kind: String, Hashable, Sendable { case `class`, actor, `struct`, `enum`, `protocol` }

  /// Its name, with those of the types that it is in: `Tracker.Access`.
  public var name: String
  /// What it is; of an extension of a type that another file declares, not known.
  public var kind: Kind?
  /// Where it is declared.
  public var position: SourcePosition
  /// What it inherits from and conforms to, as it is written.
  public var inherits: [String] = []
  /// The names of its attributes, such as `MainActor`.
  public var attributes: [String] = []
  /// Whether it is an extension of a type that is declared elsewhere.
  public var isExtension = false
  /// Whether other files cannot see it.
  public var isHidden = false
  /// Whether it has parameters of its own, which somebody would have to choose.
  public var isGeneric = false
  /// The initializers, and one that Swift makes where no one wrote any.
  public var initializers: [EntryCall] = []
  /// The methods, callbacks of frameworks and hidden ones among them.
  public var methods: [EntryCall] = []
  /// The properties, hidden ones among them.
  public var properties: [EntryProperty] = []
  /// The cases of an enumeration, with what they carry as parameters.
  public var cases: [EntryCall] = []
  /// The buttons in a view, by their titles; nil for one without a title as it is written.
  public var buttons: [String?] = []
  /// The types of the objects that a view finds around it.
  public var environmentObjects: [String] = []
}

extension EntryType {
  /// A property that holds the one object there is, such as `shared`.
  public var single: EntryProperty? {
    properties.first { $0.isStatic && !$0.isHidden && $0.holds(name) }
  }

  mutating func add(_ other: EntryType) {
    inherits += other.inherits
    initializers += other.initializers
    methods += other.methods
    properties += other.properties
    buttons += other.buttons
  }

  /// Swift makes an initializer where no one wrote one: a structure's takes what has no value yet.
  mutating func addImpliedInitializer() {
    guard !initializers.contains(where: { !$0.isConvenience }), kind != .enum, kind != .protocol
    else { return }
    var call = EntryCall(name: "init", position: position)
    if kind == .struct {
      let stored = properties.filter { $0.isStored && !$0.isStatic }
      let asked = stored.filter { !($0.isConstant && $0.hasValue) }
      call.isHidden = asked.contains { $0.isHidden && !$0.hasValue }
      call.parameters = asked.filter { !$0.isHidden }.map { property in
        EntryCall.Parameter(
          label: property.name, name: property.name,
          type: property.isBound ? "Binding<\(property.type ?? "")>" : property.type ?? "",
          hasDefault: property.hasValue, closure: property.closure)
      }
    }
    initializers.append(call)
  }
}

/// A property of a type.
public struct EntryProperty: Hashable, Sendable {
  /// The name.
  public var name: String
  /// Where it is declared.
  public var position: SourcePosition
  /// Its type as it is written; nil if it is left to its value.
  public var type: String?
  /// The closure that it holds.
  public var closure: EntryCall.Closure?
  /// Whether it belongs to the type.
  public var isStatic = false
  /// Whether it is stored.
  public var isStored = true
  /// Whether it never changes.
  public var isConstant = false
  /// Whether it has a value from the beginning.
  public var hasValue = false
  /// Whether other files cannot see it.
  public var isHidden = false
  /// Whether others cannot set it.
  public var isReadOnly = false
  /// Whether a wrapper or a macro holds its value.
  public var isWrapped = false
  /// Whether it refers to a value that is stored elsewhere, as `@Binding` does.
  public var isBound = false
  /// Whether it is read with `await` or may throw.
  public var hasEffects = false
  /// What makes its value: the name that is called.
  public var maker: String?
  /// The names in its type, its value and its accessors.
  public var uses: Set<String> = []

  func holds(_ type: String) -> Bool {
    self.type == type || self.type == "Self" || maker == type || maker == "Self"
  }
}
