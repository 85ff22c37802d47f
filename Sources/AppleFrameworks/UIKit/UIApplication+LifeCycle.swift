import AppHosting
import Foundation

/// The life of the app as its code sees it: the calls of the delegate, and notifications.
extension UIApplication {
  /// Launches it with a delegate, which UIApplicationMain makes on a phone and a test makes here.
  public func launch(_ delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    let options: [LaunchOptionsKey: Any]? =
      lifeCycle.process?.launchReason == .location ? [.location: true] : nil
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
  }

  /// Takes a step and tells the delegate, then everybody else: of an end after it, else before it.
  func take(_ step: LifeCycle.Step) {
    guard let next = step.next(lifeCycle.state) else { return }
    switch step {
    case .becomeActive:
      lifeCycle.state = next
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification)
    case .resign:
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification)
      lifeCycle.state = next
    case .enterBackground:
      lifeCycle.state = next
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    case .enterForeground:
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
      lifeCycle.state = next
    }
  }

  private func post(_ name: Notification.Name) {
    if HostedProcess.onThisThread?.postsUnheard == true { return }
    NotificationCenter.default.post(name: name, object: self)
  }
}
