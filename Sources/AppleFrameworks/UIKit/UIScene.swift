import Foundation

/// A part of the app that has windows, iOS 13+.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  let lifeCycle: LifeCycle

  init(_ lifeCycle: LifeCycle) { self.lifeCycle = lifeCycle }

  /// Whether a scene is in the foreground and takes events, with Apple's raw values.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is connected for.
  public final class ConnectionOptions: NSObject {
    /// The URLs to open: none.
    public let urlContexts: Set<UIOpenURLContext> = []
  }

  /// Is notified of its life.
  open var delegate: (any UISceneDelegate)?
  /// Its session.
  public let session = UISceneSession()
  /// Its title; of the type that Apple gives it, so that code unwraps it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!

  /// Whether it is in the foreground and takes events.
  open var activationState: ActivationState {
    switch lifeCycle.state {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// A scene will connect.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene is in the foreground and takes events.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene takes no more events.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene comes to the front.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene is in the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// What a scene was made for.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Makes the session of the one scene.
  public nonisolated override init() { super.init() }

  /// What its scene is for.
  open var role: Role { .windowApplication }
  /// Its name.
  open var persistentIdentifier: String { "scene" }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// Its name.
  open var name: String?
  /// What it is for.
  public let role: UISceneSession.Role
  /// The class of its delegate.
  open var delegateClass: AnyClass?

  /// A configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A URL that a scene should open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(_ url: URL) { self.url = url }
}

/// Is notified of the life of a scene.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// A scene is made.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// A scene is thrown away.
  func sceneDidDisconnect(_ scene: UIScene)
  /// It is in the foreground and takes events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// It takes no more events.
  func sceneWillResignActive(_ scene: UIScene)
  /// It comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// It is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// It should open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

/// Whoever leaves a call out is not told.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
