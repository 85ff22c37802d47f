import PlatformModel

/// The permissions and switches of a phone as an app sees them at one moment.
///
/// It holds no coordinate and no identifier, so that it may be sent from the field. What an app did
/// not look at is nil: nothing is concluded from it.
public struct PermissionSnapshot: Hashable, Sendable {
  /// The release that the phone runs.
  public var system: OSVersion
  /// Whether Location Services are on.
  public var locationServices: Bool?
  /// The status that the app sees.
  public var authorization: AuthorizationStatus?
  /// The accuracy that the app sees, iOS 14+.
  public var accuracy: AccuracyAuthorization?
  /// Whether Always is provisional: the second prompt has not been answered yet, iOS 13+ (T11).
  ///
  /// The phone does not tell an app; who tests knows, or the app's own record of its requests.
  public var isAlwaysProvisional: Bool?
  /// Whether the app asked for location since it was installed.
  public var hasRequestedLocation: Bool?
  /// The permission for motion.
  public var motion: MotionAuthorization?
  /// The permission for Bluetooth, iOS 13+.
  public var bluetooth: BluetoothAuthorization?
  /// Where the Bluetooth radio was switched off, if it was.
  public var radio: Radio?
  /// The purpose keys in the app's Info.plist, by name.
  public var purposeKeys: Set<String>?
  /// The values of UIBackgroundModes.
  public var backgroundModes: Set<String>?
  /// allowsBackgroundLocationUpdates of the manager that should deliver, iOS 9+.
  public var allowsBackgroundUpdates: Bool?
  /// Whether that property was last set while the app was in the background.
  public var wasSetInBackground: Bool?
  /// Parts that the phone has or lacks.
  public var parts: [Capability: Bool]
  /// Whether it is the Simulator, and whether a location is simulated there.
  public var simulator: Simulator?

  /// Where Bluetooth was switched off.
  public enum Radio: String, Hashable, Sendable, CaseIterable, Codable {
    case on
    /// Until the next day, and only for accessories from iOS 11 (IOS-BT-010).
    case offInControlCenter
    case offInSettings
    /// Off in one of the two, which an app that reads state 4 cannot distinguish
    /// (IOS-BT-011).
    case off
  }

  /// The Simulator of Xcode.
  public enum Simulator: String, Hashable, Sendable, CaseIterable, Codable {
    case withLocation
    case withoutLocation
  }

  /// A phone of which nothing is known but its release.
  public init(_ system: OSVersion) {
    self.system = system
    parts = [:]
  }
}
