/// What a search lets the person and the world do between the taps on the app's own actions.
///
/// Every button of every prompt, coming back to the app and letting time pass are always among it.
public struct PersonActs: OptionSet, Hashable, Sendable {
  /// The kinds, a bit each.
  public let rawValue: UInt16

  /// Kinds by their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Precise switched off on the prompt, iOS 14+.
  public static let precise = PersonActs(rawValue: 1 << 0)
  /// Every choice on the app's page in Settings, the Precise switch among them.
  public static let settings = PersonActs(rawValue: 1 << 1)
  /// Location Services of the phone, off and on.
  public static let locationServices = PersonActs(rawValue: 1 << 2)
  /// Locking and unlocking.
  public static let lock = PersonActs(rawValue: 1 << 3)
  /// Leaving the app and coming back.
  public static let leave = PersonActs(rawValue: 1 << 4)
  /// Swiping the app away and opening it again.
  public static let quit = PersonActs(rawValue: 1 << 5)
  /// Moving the phone, where the app follows it.
  public static let movement = PersonActs(rawValue: 1 << 6)
  /// The Motion & Fitness and Bluetooth switches of the app, which end it.
  public static let otherPermissions = PersonActs(rawValue: 1 << 7)
  /// Switching the phone off and on.
  public static let restart = PersonActs(rawValue: 1 << 8)
  /// The phone's Bluetooth: switched off and on, its service lost for a moment, devices that come and go.
  /// Only where the app has a Bluetooth manager.
  public static let bluetooth = PersonActs(rawValue: 1 << 9)

  /// What a search does if nothing is said: all but ``otherPermissions`` and ``restart``.
  public static let usual: PersonActs = [
    .precise, .settings, .locationServices, .lock, .leave, .quit, .movement,
    .bluetooth,
  ]

  /// All there is.
  public static let everything: PersonActs = [.usual, .otherPermissions, .restart]
}
