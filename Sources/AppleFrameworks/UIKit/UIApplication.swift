import AppHosting
import Foundation
import PhoneSimulator

/// The app, as its own code sees it: in the foreground or not, and what it can open.
///
/// Each process of a virtual phone has one. Its state and its notifications come from the phone's
/// life cycle (IOS-AUTH-043).
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  let lifeCycle: LifeCycle
  private let scene: UIWindowScene
  private var keptDelegate: (any UIApplicationDelegate)?

  private init(_ lifeCycle: LifeCycle, _ scene: UIWindowScene) {
    self.lifeCycle = lifeCycle
    self.scene = scene
  }

  /// The app of the process whose code runs.
  public static var shared: UIApplication { LifeCycle.currentProcess.map(of) ?? noApp }

  private static let noApp = UIApplication(.noApp, .noApp)

  /// The app of a process.
  static func of(_ process: HostedProcess) -> UIApplication {
    process.companion(UIApplication.self) {
      let application = UIApplication(.of(process), .of(process))
      application.lifeCycle.keep(application)
      application.lifeCycle.hasApplication = true
      return application
    }
  }

  /// Is notified of the life of the app; held strongly, as UIApplicationMain holds it.
  open var delegate: (any UIApplicationDelegate)? {
    get { keptDelegate }
    set { keptDelegate = newValue }
  }

  /// Whether it is in the foreground and takes events.
  open var applicationState: State {
    switch lifeCycle.state {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// Seconds that it may still run in the background; without bounds in the foreground.
  open var backgroundTimeRemaining: TimeInterval {
    applicationState == .background ? 30 : .greatestFiniteMagnitude
  }

  /// Whether the person lets it refresh in the background: yes.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The number on its icon; deprecated since iOS 17.
  open var applicationIconBadgeNumber = 0
  /// Whether the person's data can be read: the phone was unlocked since it was switched on.
  open var isProtectedDataAvailable: Bool { lifeCycle.isProtectedDataAvailable }

  /// Its scenes: one while it is in the foreground.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// Its windows; deprecated since iOS 15.
  open var windows: [UIWindow] { scene.windows }
  /// The window that takes events; deprecated since iOS 13.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// Whether something would open a URL: Settings, the web, the phone and mail do.
  open func canOpenURL(_ url: URL) -> Bool {
    let known = ["app-settings", "http", "https", "tel", "mailto", "sms", "maps"]
    return url.scheme.map { known.contains($0.lowercased()) } ?? false
  }

  /// Opens a URL: ``openSettingsURLString`` leads to the app's page in Settings.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url) && lifeCycle.leave(toSettings: url.scheme == "app-settings")
    guard let completion else { return }
    lifeCycle.perform { completion(opens) }
  }

  /// Opens a URL, and says whether something did.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    canOpenURL(url) && lifeCycle.leave(toSettings: url.scheme == "app-settings")
  }

  /// Opens a URL; deprecated since iOS 10.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    canOpenURL(url) && lifeCycle.leave(toSettings: url.scheme == "app-settings")
  }

  /// Asks for time to finish something in the background.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: lifeCycle.beginTask())
  }

  /// Asks for time to finish something in the background, by name.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: lifeCycle.beginTask())
  }

  /// Says that it is finished.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for pushes, which a virtual phone has none of.
  open func registerForRemoteNotifications() {}
}

/// Whether the person lets apps refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// Names a task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: Int

  /// A task by number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
