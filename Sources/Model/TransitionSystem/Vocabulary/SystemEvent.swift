/// Something that happens: a call of the app, an act of the person, or the world's doing.
public protocol SystemEvent: Hashable, Sendable, Spelled {
  associatedtype Field: StateVariable
  /// The place among the kinds of events: rows answer a kind, whatever the event carries.
  var number: Int { get }
  /// How many kinds there are.
  static var kindCount: Int { get }
  /// What the event carries, as values of variables, for rows that take it (``Update/payload``).
  var payload: [(field: Field, value: UInt8)] { get }
}

extension SystemEvent {
  /// Nothing.
  @inlinable public var payload: [(field: Field, value: UInt8)] { [] }
}
