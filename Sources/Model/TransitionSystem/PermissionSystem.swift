/// The permission system of a platform: what a state holds, what can happen, and the rows that say
/// what follows.
///
/// A platform is a type that names its variables, events, effects, refusals and devices, and lists
/// its rows. ``Program`` compiles the rows for one device; stepping, searching and altering rows are
/// the same for all platforms.
public protocol PermissionSystem: Sendable {
  /// What the platform is called.
  static var name: String { get }
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
  /// The words that hold a state.
  associatedtype Words: StateWords
  /// The words of a state, with names for what they hold.
  associatedtype State: SystemState where State.Words == Words

  /// Every row, those that answer events first, in the order in which they are read.
  static var rows: [Row<Self>] { get }
  /// The refusal of an event that no row answers.
  static var unanswered: Refusal { get }
  /// An effect with what it takes from the state before its row, and from the event.
  static func filled(_ effect: Effect, from words: Words, _ payload: Payload<Words>) -> Effect
}

extension PermissionSystem {
  /// The effect as the row has it.
  @inlinable public static func filled(
    _ effect: Effect, from words: Words, _ payload: Payload<Words>
  ) -> Effect { effect }
}

/// A state, packed into words.
public protocol SystemState: Hashable, Sendable, CustomStringConvertible {
  associatedtype Words: StateWords
  /// The words that hold it.
  var words: Words { get }
  /// The state that words hold, which came from a state and are not looked at again.
  init(words: Words)
}

/// A variable of a state, with a closed domain of named values.
public protocol StateVariable: Hashable, Sendable, CustomStringConvertible {
  /// Every variable, in a fixed order.
  static var all: [Self] { get }
  /// The place in ``all``.
  var number: Int { get }
  /// Where it lies in the words of a state.
  var placement: Placement { get }
  /// The names of the values, each at the index that the words hold.
  var domain: [String] { get }
}

/// Something that has a spelling of its own, for tables and traces.
public protocol Spelled {
  /// The value in words: "answer(Allow Once)".
  var spelled: String { get }
}

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

/// What rows apply to, and settles a part of their guards.
public protocol SystemDevice: Hashable, Sendable {
  /// A part of a guard that the device settles.
  associatedtype Condition: Hashable & Sendable & CustomStringConvertible
  /// Whether a condition holds here.
  func satisfies(_ condition: Condition) -> Bool
}
