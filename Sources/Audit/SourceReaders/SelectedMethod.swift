/// A method that a selector names.
public struct SelectedMethod: Hashable, Sendable {
  /// Its class, with the names of the types around it where they are known: `Tracker.Clock`.
  public var owner: String
  /// The name without its parameters.
  public var name: String
  /// The labels, `_` for none; nil if only the name is written.
  var labels: [String]?
  /// How many parameters it has; nil if nothing says.
  var count: Int?

  /// Whether a declaration may be the one.
  func isNamed(_ name: String, labels: [String]) -> Bool {
    name == self.name && (self.labels ?? labels) == labels
      && (count ?? labels.count) == labels.count
  }

  /// Whether a method of its class may be the one.
  public func names(_ call: EntryCall) -> Bool {
    isNamed(call.name, labels: call.parameters.map { $0.label ?? "_" })
  }
}
