import Foundation

extension UIApplication {
  /// Whether an app is in the foreground and takes events, with Apple's raw values.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A reason.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A location event launched it.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A URL launched it.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A push launched it.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A Bluetooth central is restored.
    public static let bluetoothCentrals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    /// A Bluetooth peripheral is restored.
    public static let bluetoothPeripherals = Self(
      rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
    /// A short cut on its icon launched it.
    public static let shortcutItem = Self(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// Another app launched it.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  }

  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A way.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only in an app that is installed for it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// How an app was asked to open a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A circumstance.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Leads to the app's page in Settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// Leads to the app's notifications in Settings, iOS 16+.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The app was launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// It is in the foreground and takes events.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// It takes no more events: a prompt is up, or it goes.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// It is in the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// It comes back to the front.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Its process is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The clock was set, or a day began.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Whether it may refresh in the background changed.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
}
