/// What the user and the world may do between the app's own actions.
///
/// Every button of every prompt, returning to the app and the passing of time are always included.
public struct EnvironmentSteps: OptionSet, Hashable, Sendable {
  /// The kinds, a bit each.
  public let rawValue: UInt16

  /// Kinds by their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Precise switched off on the prompt, iOS 14+.
  public static let precise = EnvironmentSteps(rawValue: 1 << 0)
  /// Every choice on the app's page in Settings, the Precise switch among them.
  public static let settings = EnvironmentSteps(rawValue: 1 << 1)
  /// Location Services of the phone, off and on.
  public static let locationServices = EnvironmentSteps(rawValue: 1 << 2)
  /// Locking and unlocking.
  public static let lock = EnvironmentSteps(rawValue: 1 << 3)
  /// Leaving the app and coming back.
  public static let leave = EnvironmentSteps(rawValue: 1 << 4)
  /// Swiping the app away and opening it again.
  public static let quit = EnvironmentSteps(rawValue: 1 << 5)
  /// Moving the phone, where the app follows it.
  public static let movement = EnvironmentSteps(rawValue: 1 << 6)
  /// The Motion & Fitness and Bluetooth switches of the app, which end it.
  public static let otherPermissions = EnvironmentSteps(rawValue: 1 << 7)
  /// Switching the phone off and on.
  public static let restart = EnvironmentSteps(rawValue: 1 << 8)
  /// The phone's Bluetooth: switched off and on, its service lost for a moment, devices that come and go.
  /// Only where the app has a Bluetooth manager.
  public static let bluetooth = EnvironmentSteps(rawValue: 1 << 9)

  /// The default: all but ``otherPermissions`` and ``restart``.
  public static let usual: EnvironmentSteps = [
    .precise, .settings, .locationServices, .lock, .leave, .quit, .movement,
    .bluetooth,
  ]

  /// All of them.
  public static let everything: EnvironmentSteps = [.usual, .otherPermissions, .restart]
}
