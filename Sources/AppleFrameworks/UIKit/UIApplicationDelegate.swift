import AppHosting
import Foundation

/// Is notified of the life of the app.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The process started.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The process started; a location event says so in the options.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// It is in the foreground and takes events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// It takes no more events.
  func applicationWillResignActive(_ application: UIApplication)
  /// It is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// It comes back to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Its process is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Something was asked to open a URL.
  func application(
    _ app: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// A scene is about to be made.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were thrown away.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

/// Whoever leaves a call out is not told.
extension UIApplicationDelegate {
  /// Agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Agrees.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// The configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

extension UIApplicationDelegate {
  /// Says that only the app's own code can make its delegate: Swift makes no object by its class.
  public static func main() {
    Misuse(
      "\(Self.self).main() cannot make a delegate on Linux: call "
        + "`UIApplication.shared.launch(\(Self.self)())` in `app.atLaunch { }` or `app.run { }`."
    ).sayOnce()
  }
}
