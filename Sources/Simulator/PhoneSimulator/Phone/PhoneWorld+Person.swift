import AuthorizationEngine
import PlatformModel

/// What the person holding the phone does.
extension PhoneWorld {
  /// Opens an app from the home screen; another app in the foreground goes to the back.
  @discardableResult
  package mutating func open(_ app: AppID) -> IOS.Refusal? {
    if prompt != nil, frontmost != app { return .promptUp }
    if let refusal = refusal(of: .open, for: app) { return refusal }
    if let other = frontmost { perform(.leave, other) }
    let refusal = perform(.open, app)
    if refusal == nil { screen = .app(app) }
    return refusal
  }

  /// Goes to the home screen, from an app or from Settings.
  @discardableResult
  package mutating func leave() -> IOS.Refusal? {
    guard let app = frontmost else {
      guard screen == .settings else { return .notForeground }
      screen = .home
      return nil
    }
    let refusal = perform(.leave, app)
    if refusal == nil { screen = .home }
    return refusal
  }

  /// Locks the phone; a prompt goes unanswered (IOS-AUTH-044).
  @discardableResult
  package mutating func lock() -> IOS.Refusal? { performOnAll(.lock) }

  /// Unlocks the phone; a question that waited may come up (T30).
  @discardableResult
  package mutating func unlock() -> IOS.Refusal? {
    let refusal = performOnAll(.unlock)
    if refusal == nil { askWhatWaits() }
    return refusal
  }

  /// Swipes an app away in the app switcher.
  @discardableResult
  package mutating func forceQuit(_ app: AppID) -> IOS.Refusal? { perform(.forceQuit, app) }

  /// Taps the location indicator, which leads back to the app.
  @discardableResult
  package mutating func tapIndicator() -> IOS.Refusal? {
    guard let app = indicator?.apps.first else { return .noIndicator }
    if prompt != nil { return .promptUp }
    if let other = frontmost, other != app { perform(.leave, other) }
    let refusal = perform(.tapIndicator, app)
    if refusal == nil { screen = .app(app) }
    return refusal
  }

  /// Presses a button of the prompt on the screen.
  @discardableResult
  package mutating func answer(_ button: IOS.Button) -> IOS.Refusal? {
    guard let prompt else { return .noPrompt }
    return perform(.answer(button), prompt.app)
  }

  /// Flips the Precise toggle of the prompt on the screen.
  @discardableResult
  package mutating func togglePrecise() -> IOS.Refusal? {
    guard let prompt else { return .noPrompt }
    return perform(.togglePrecise, prompt.app)
  }

  /// Taps the location button of the app in the foreground, iOS 15+.
  @discardableResult
  package mutating func tapLocationButton() -> IOS.Refusal? {
    guard let app = frontmost else { return .notForeground }
    return perform(.tapLocationButton, app)
  }

  /// Switches the phone off and on; until the first unlock no app is launched (IOS-BG-051).
  @discardableResult
  package mutating func restart() -> IOS.Refusal? {
    let refusal = performOnAll(.restart)
    if refusal == nil { screen = .home }
    return refusal
  }

  /// Installs a newer release, which restarts the phone and keeps what was granted (IOS-AUTH-025).
  @discardableResult
  package mutating func updateSystem(to release: IOS.System) -> IOS.Refusal? {
    guard release.version > system.version else { return .notOnThisSystem }
    if let refusal = performOnAll(.updateSystem) { return refusal }
    screen = .home
    handset.system = release
    engine = EngineShelf.engine(for: release)
    steps.forgetFiredSet()
    note(.systemUpdated(release), nil)
    return nil
  }

  /// Asks a question that waited for a quiet moment.
  mutating func askWhatWaits() {
    for app in appIDs where prompt == nil {
      let seen = apps[app.rawValue].state.seen
      guard seen.has(.upgradePending) || seen.has(.reminderDue) else { continue }
      perform(.quietMoment, app)
    }
  }
}
