import TransitionSystem

/// A platform whose model can be searched: what acts cost, and where a state leaves person and app.
public protocol SearchablePlatform: PermissionSystem {
  /// Where a person and an app stand with the location.
  associatedtype Standing: LocationStanding
  /// A question on the screen.
  associatedtype Question: Hashable & Sendable

  /// How often the person touches the phone for an event, at least; 0 for what the person does not do.
  static func taps(for event: Event, on device: Device) -> Int
  /// Whether the person does it in Settings.
  static func isInSettings(_ event: Event) -> Bool
  /// Where a state leaves person and app.
  static func standing(in state: State, on device: Device) -> Standing
  /// Whether the app has an approximate location only.
  static func isReduced(_ state: State) -> Bool
  /// The question on the screen, if there is one.
  static func question(in state: State) -> Question?
}

/// Where a person and an app stand with the location.
public protocol LocationStanding: Hashable, Sendable, RawRepresentable where RawValue == String {
  /// Every standing, the best first.
  static var bestFirst: [Self] { get }
  /// The words for people.
  var title: String { get }
  /// Whether the app may have the location.
  var hasLocation: Bool { get }
  /// Whether the person allowed it at any time.
  var isAlways: Bool { get }
  /// Whether location is switched off for the whole phone.
  var isSwitchedOff: Bool { get }
}
