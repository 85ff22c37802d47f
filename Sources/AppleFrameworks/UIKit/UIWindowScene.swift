import AppHosting
import Foundation

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// Its windows; where the app made none, one with an empty controller, as a storyboard gives.
  open var windows: [UIWindow] { made.isEmpty ? [given] : made }
  private var made: [UIWindow] = []
  private lazy var given: UIWindow = {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.windowScene = self
    window.isKeyWindow = true
    return window
  }()

  /// The scene of the process whose code runs.
  static var current: UIWindowScene { LifeCycle.currentProcess.map(of) ?? noApp }

  /// A scene of no process.
  static let noApp = UIWindowScene(.noApp)

  /// The scene of a process.
  static func of(_ process: HostedProcess) -> UIWindowScene {
    process.companion(UIWindowScene.self) {
      let scene = UIWindowScene(.of(process))
      scene.lifeCycle.keep(scene)
      return scene
    }
  }

  /// Adds a window of the app's own.
  func add(_ window: UIWindow) {
    if !made.contains(where: { $0 === window }) { made.append(window) }
  }

  /// The window that takes events, iOS 15+.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// Its screen.
  open var screen: UIScreen { .main }
}
