import AppHosting
import Foundation

extension LifeCycle {
  /// Something that UIKit tells an app about its life.
  enum Step: Sendable {
    case becomeActive, resign, enterBackground, enterForeground
  }

  /// Launches the app with a delegate: it is told, and everybody else is notified.
  @MainActor func launch(_ delegate: any UIApplicationDelegate) {
    application.delegate = delegate
    let options: [UIApplication.LaunchOptionsKey: Any]? =
      process?.launchReason == .location ? [.location: true] : nil
    _ = delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = delegate.application(application, didFinishLaunchingWithOptions: options)
    post(UIApplication.didFinishLaunchingNotification)
  }

  /// Takes a step of which nobody can be told.
  func pass(_ step: Step) {
    switch step {
    case .becomeActive: state = .active
    case .resign: state = .inactive
    case .enterBackground: state = .background
    case .enterForeground: if state == .background { state = .inactive }
    }
  }

  /// Takes a step: the state first, then the delegate, then everybody else.
  @MainActor func take(_ step: Step) {
    // An app that never asked for its object has given it no delegate.
    let delegate = knownApplication?.delegate
    switch step {
    case .becomeActive:
      state = .active
      delegate?.applicationDidBecomeActive(application)
      post(UIApplication.didBecomeActiveNotification)
    case .resign:
      delegate?.applicationWillResignActive(application)
      post(UIApplication.willResignActiveNotification)
      state = .inactive
    case .enterBackground:
      guard state != .background else { return }
      state = .background
      delegate?.applicationDidEnterBackground(application)
      post(UIApplication.didEnterBackgroundNotification)
    case .enterForeground:
      guard state == .background else { return }
      delegate?.applicationWillEnterForeground(application)
      post(UIApplication.willEnterForegroundNotification)
      state = .inactive
    }
  }

  @MainActor private func post(_ name: Notification.Name) {
    if HostedProcess.onThisThread?.postsToNobody == true { return }
    NotificationCenter.default.post(name: name, object: application)
  }
}
