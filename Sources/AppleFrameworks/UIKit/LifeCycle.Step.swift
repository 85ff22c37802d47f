import AppHosting
import Foundation

extension LifeCycle {
  /// Something that UIKit tells an app about its life.
  enum Step: Sendable {
    case becomeActive, resign, enterBackground, enterForeground

    /// The state after it; nil if nothing follows from it, and no code is notified.
    func next(_ state: UIApplication.State) -> UIApplication.State? {
      switch self {
      case .becomeActive: .active
      case .resign: .inactive
      case .enterBackground: state == .background ? nil : .background
      case .enterForeground: state == .background ? .inactive : nil
      }
    }
  }

  /// Launches the app with a delegate: it is called, and everybody else is notified.
  @MainActor func launch(_ delegate: any UIApplicationDelegate) {
    application.delegate = delegate
    let options: [UIApplication.LaunchOptionsKey: Any]? =
      process?.launchReason == .location ? [.location: true] : nil
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
  }

  /// Takes a step of which no handler is called.
  func pass(_ step: Step) {
    if let next = step.next(state) { state = next }
  }

  /// Takes a step and tells the delegate, then everybody else: of an end after it, else before it.
  @MainActor func take(_ step: Step) {
    guard let next = step.next(state) else { return }
    // An app that never asked for its object has given it no delegate.
    let delegate = knownApplication?.delegate
    switch step {
    case .becomeActive:
      state = next
      delegate?.applicationDidBecomeActive(application)
      post(UIApplication.didBecomeActiveNotification)
    case .resign:
      delegate?.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification)
      state = next
    case .enterBackground:
      state = next
      delegate?.applicationDidEnterBackground(application)
      post(UIApplication.didEnterBackgroundNotification)
    case .enterForeground:
      delegate?.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification)
      state = next
    }
  }

  @MainActor private func post(_ name: Notification.Name) {
    if HostedProcess.onThisThread?.postsUnheard == true { return }
    NotificationCenter.default.post(name: name, object: application)
  }
}
