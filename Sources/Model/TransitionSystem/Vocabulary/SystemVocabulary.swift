/// What the rows of a platform are written in: its variables, events, effects, refusals, devices and
/// facts.
///
/// A ``Guard``, an ``Update`` and a ``Row`` need no more of a platform than this.
public protocol SystemVocabulary: Sendable {
  /// A variable of the state.
  associatedtype Field: StateVariable
  /// Something that happens.
  associatedtype Event: SystemEvent where Event.Field == Field
  /// Something that is noticed.
  associatedtype Effect: Hashable & Sendable & Spelled
  /// Why an event cannot happen.
  associatedtype Refusal: Hashable & Sendable & CustomStringConvertible
  /// What rows apply to: a release, with the choices made where sources disagree.
  associatedtype Device: SystemDevice
  /// What a row cites.
  associatedtype Fact: RawRepresentable & Hashable & Sendable where Fact.RawValue == String
}
