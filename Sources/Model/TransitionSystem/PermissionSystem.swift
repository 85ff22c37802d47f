/// The permission system of a platform: what a state holds, what can happen, and the rows that say
/// what follows.
///
/// A platform is a type that names its vocabulary and its states, and lists its rows. ``Program``
/// compiles the rows for one device; stepping, searching and altering rows are the same for all
/// platforms.
public protocol PermissionSystem: SystemVocabulary {
  /// What the platform is called.
  static var name: String { get }
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
