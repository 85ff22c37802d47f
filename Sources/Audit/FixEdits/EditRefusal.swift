/// Why an edit is not made: a clause that a sentence may begin with.
public struct EditRefusal: Error, Hashable, Sendable {
  /// What keeps the edit from being made, such as "the manifest is compiled".
  public var reason: String

  /// A reason.
  public init(_ reason: String) { self.reason = reason }
}
