import Foundation

// Names of Swift 4 and before, which Xcode takes in its older language modes.

/// Why an app was launched.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// How an app was asked to open a URL.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// Whether an app is in the foreground and takes events.
public typealias UIApplicationState = UIApplication.State
/// How an alert is shown.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// What the button of an alert does.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// The state of a control.
public typealias UIControlState = UIControl.State
/// What the person did.
public typealias UIControlEvents = UIControl.Event
/// Leads to the app's page in Settings.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString

extension Notification.Name {
  /// The app was launched.
  public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
  /// It is in the foreground and takes events.
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  /// It takes no more events.
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  /// It is in the background.
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  /// It comes back to the front.
  public static let UIApplicationWillEnterForeground =
    UIApplication.willEnterForegroundNotification
  /// Its process is about to end.
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
}
