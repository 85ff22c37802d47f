/// What the source of a service names, by which the code that it runs elsewhere is found.
public struct AndroidServiceSource: Hashable, Sendable {
  /// What its classes extend.
  public var supertypes: Set<String>
  /// The names that it calls or mentions, without functions that it only declares or overrides.
  public var names: Set<String>
}
