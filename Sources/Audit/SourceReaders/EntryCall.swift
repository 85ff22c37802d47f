import Findings

/// An initializer or a method, by its name and its parameters.
public struct EntryCall: Hashable, Sendable {
  /// A parameter.
  public struct Parameter: Hashable, Sendable {
    /// The label at the call; nil for none.
    public var label: String?
    /// The name inside of the body.
    public var name: String
    /// The type as it is written, without attributes.
    public var type: String
    /// Whether it may be left out.
    public var hasDefault: Bool
    /// The closure that it takes.
    public var closure: Closure?
  }

  /// A closure's type.
  public struct Closure: Hashable, Sendable {
    /// The types that it is given.
    public var parameters: [String]
    /// The type that it returns; "Void" for none.
    public var result: String

    /// A closure's type.
    public init(parameters: [String], result: String) {
      self.parameters = parameters
      self.result = result
    }
  }

  /// The name; `init` for an initializer.
  public var name: String
  /// Where it is declared.
  public var position: SourcePosition
  /// The parameters in order.
  public var parameters: [Parameter] = []
  /// The type that it returns as it is written; nil for none.
  public var result: String?
  /// Whether it is asynchronous.
  public var isAsync = false
  /// Whether it throws.
  public var isThrowing = false
  /// Whether it may give nothing: `init?`.
  public var isFailable = false
  /// Whether it is an initializer beside the ones that Swift makes.
  public var isConvenience = false
  /// Whether it has parameters of its own, which somebody would have to choose.
  public var isGeneric = false
  /// Whether it belongs to the type.
  public var isStatic = false
  /// Whether it overrides another.
  public var isOverride = false
  /// Whether it can be called from any isolation.
  public var isNonisolated = false
  /// Whether other files cannot see it.
  public var isHidden = false
  /// Whether a framework calls it, and no person can: a delegate's method, or one of a view.
  public var isCallback = false
  /// The names in its body.
  public var uses: Set<String> = []
}
