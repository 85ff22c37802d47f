import PlatformModel

/// One request from the call to its outcome, as a state machine.
///
/// It handles every event in every phase, finishes once, and ignores what comes later. It uses no
/// framework and no clock, so that a test can run every sequence of events.
struct RequestFlow: Hashable, Sendable {
  let request: PermissionRequest
  private(set) var context: RequestContext
  private var phase = Phase.idle
  private var isTimeoutRunning = false
  private var holdsSession = false

  private enum Phase: Hashable, Sendable {
    case idle
    /// Location Services are being read before anything is requested.
    case reading
    /// Something covers the app, for a timeout at most.
    case covered(since: AuthorizationStatus)
    case requested(Requested)
    /// The prompt for When In Use was answered and is about to go; Always comes next.
    case between
    /// The status is denied: Location Services are being read, because they may be off instead.
    case verifying(wasShown: Bool)
    case finished
  }

  private struct Requested: Hashable, Sendable {
    var step: Step
    /// Whether the app became inactive since, or a session reported its prompt.
    var wasShown = false
    /// Whether the app was in the background since.
    var wasLeft = false
    /// Whether the session reported its prompt, and then the end of it.
    var isReported = false
    var isOver = false

    mutating func note(_ event: Event) {
      switch event {
      case .becameInactive: wasShown = true
      case .enteredBackground: wasLeft = true
      case .sessionReported(let diagnostic):
        wasShown = wasShown || diagnostic.isInProgress
        isOver = isReported && !diagnostic.isInProgress
        isReported = isReported || diagnostic.isInProgress
      default: break
      }
    }
  }

  init(_ request: PermissionRequest, in context: RequestContext) {
    self.request = request
    self.context = context
  }

  var isFinished: Bool { phase == .finished }

  /// Handles an event, and returns what to do, in order.
  mutating func handle(_ event: Event, in state: PermissionState) -> [Action] {
    context.state = state
    switch event {
    case .becameActive: context.activity = .active
    case .becameInactive: context.activity = .inactive
    case .enteredBackground: context.activity = .background
    case .timeoutElapsed where !isTimeoutRunning: return []
    case .timeoutElapsed: isTimeoutRunning = false
    default: break
    }
    return switch phase {
    case .idle: event == .began ? begin() : []
    case .reading: event == .servicesRead ? approach() : []
    case .covered(let before): whileCovered(event, since: before)
    case .requested(let requested): whileRequested(event, requested)
    case .between: whileBetween(event)
    case .verifying(let wasShown):
      event == .servicesRead ? verified(wasShown: wasShown) : []
    case .finished: []
    }
  }
}

// MARK: Before the prompt

extension RequestFlow {
  private mutating func begin() -> [Action] {
    if case .alreadyGranted? = context.lastingObstacle(to: request) {
      return finish(.notShown(.alreadyGranted))
    }
    guard request.concernsLocation else { return approach() }
    phase = .reading
    return [.readLocationServices]
  }

  private mutating func approach() -> [Action] {
    if let obstacle = context.lastingObstacle(to: request) { return finish(.notShown(obstacle)) }
    switch context.activity {
    case .active: return present()
    case .background: return finish(.notShown(.notInForeground))
    case .inactive:
      phase = .covered(since: context.state.authorization)
      return startTimeout()
    }
  }

  /// What covers the app may be its own prompt, whose answer settles the request as well.
  private mutating func whileCovered(
    _ event: Event, since before: AuthorizationStatus
  ) -> [Action] {
    let now = context.state.authorization
    switch event {
    case .changed where request.concernsLocation && now != before:
      if context.state.grants(request) { return finish(.decided(.allowed)) }
      return now == .denied ? verify(wasShown: false) : []
    case .becameActive: return stopTimeout() + approach()
    case .enteredBackground: return finish(.notShown(.notInForeground))
    case .timeoutElapsed: return finish(.notShown(.appInactive))
    default: return []
    }
  }

  private mutating func present(isFresh: Bool = false) -> [Action] {
    let step: Step =
      switch request.permission {
      case .whenInUse: .whenInUse
      case .always: context.state.isLocationAuthorized ? .always(isFresh: isFresh) : .whenInUse
      case .temporaryFullAccuracy(let purpose): .temporaryFullAccuracy(purposeKey: purpose)
      case .motion: .motion
      case .bluetooth: .bluetooth
      }
    phase = .requested(Requested(step: step))
    switch step {
    case .whenInUse, .always:
      holdsSession = context.promptsBySession && context.system >= .iOS(18)
      return [holdsSession ? .beginSession(step) : .request(step)] + awaitPrompt(step)
    case .temporaryFullAccuracy:
      // Its completion says what becomes of it, even if nothing is shown (IOS-ACC-009).
      return [.request(step)]
    case .motion, .bluetooth: return [.request(step)] + awaitPrompt(step)
    }
  }

  /// If the library cannot see prompts, it waits for the answer to a first one without a timeout.
  private mutating func awaitPrompt(_ step: Step) -> [Action] {
    if case .always = step { return startTimeout() }
    return context.seesPrompts ? startTimeout() : []
  }
}

// MARK: While the prompt is up

extension RequestFlow {
  private mutating func whileRequested(_ event: Event, _ before: Requested) -> [Action] {
    var requested = before
    requested.note(event)
    phase = .requested(requested)
    switch event {
    case .changed: return settled(requested) ?? []
    case .becameInactive: return stopTimeout()
    case .enteredBackground:
      if !requested.wasShown { return finish(.notShown(.notInForeground)) }
      return requested.isOver ? finish(.interrupted) : stopTimeout()
    case .becameActive: return settled(requested) ?? uncovered(requested)
    case .sessionReported(let diagnostic):
      return settled(requested) ?? reported(diagnostic, requested)
    case .completed(let isError):
      return settled(requested) ?? completed(requested, isError: isError)
    case .timeoutElapsed: return conclude(requested)
    case .began, .servicesRead: return []
    }
  }

  /// The app is active again, with the permissions as they were.
  private mutating func uncovered(_ requested: Requested) -> [Action] {
    if requested.isOver { return over(requested, nil) }
    return requested.wasShown ? startTimeout() : []
  }

  private mutating func reported(_ diagnostic: SessionDiagnostic, _ requested: Requested)
    -> [Action]
  {
    if diagnostic.isInProgress { return stopTimeout() }
    return requested.isReported ? over(requested, diagnostic) : unreported(diagnostic, requested)
  }

  /// The outcome that the permissions show; nil if they are unchanged.
  private mutating func settled(_ requested: Requested) -> [Action]? {
    switch requested.step {
    case .whenInUse, .always, .temporaryFullAccuracy:
      switch context.state.authorization {
      case .denied: return verify(wasShown: requested.wasShown)
      case .restricted:
        return finish(requested.wasShown ? .interrupted : .notShown(.restricted))
      case .notDetermined: return requested.step == .whenInUse ? nil : finish(.interrupted)
      case .authorizedWhenInUse, .authorizedAlways: return granted(requested.step)
      }
    case .motion:
      return decided(context.state.motion == .authorized, context.state.motion == .denied)
    case .bluetooth:
      return decided(context.state.bluetooth == .allowedAlways, context.state.bluetooth == .denied)
    }
  }

  /// Location is granted; whether that is what the step asked for.
  private mutating func granted(_ step: Step) -> [Action]? {
    if case .always = step {
      guard context.state.authorization == .authorizedAlways else { return nil }
      let isProvisional = (OSVersion.iOS(13)..<OSVersion.iOS(13, 4)).contains(context.system)
      return [.recordAlwaysRequest]
        + finish(isProvisional ? .notShown(.promptDeferred) : .decided(.allowed))
    }
    if context.state.grants(request) { return finish(.decided(.allowed)) }
    guard step == .whenInUse else { return nil }
    let actions = stopTimeout() + endSession()
    if context.activity == .active { return actions + present(isFresh: true) }
    phase = .between
    return actions
  }

  private mutating func decided(_ isAllowed: Bool, _ isDenied: Bool) -> [Action]? {
    isAllowed || isDenied ? finish(.decided(isAllowed ? .allowed : .declined)) : nil
  }

  /// The second prompt waits for the first to go, so that it is noticed.
  private mutating func whileBetween(_ event: Event) -> [Action] {
    switch context.state.authorization {
    case .denied: return verify(wasShown: false)
    case .restricted: return finish(.notShown(.restricted))
    case .notDetermined: return finish(.interrupted)
    case .authorizedAlways: return finish(.decided(.allowed))
    case .authorizedWhenInUse: break
    }
    return switch context.activity {
    case .active: present(isFresh: true)
    case .inactive: []
    case .background: finish(.notShown(.notInForeground))
    }
  }
}

// MARK: The outcome

extension RequestFlow {
  /// The session shows no prompt: its reason.
  private mutating func unreported(_ diagnostic: SessionDiagnostic, _ requested: Requested)
    -> [Action]
  {
    if diagnostic.isDeniedGlobally { return finish(.notShown(.locationServicesOff)) }
    if diagnostic.isRestricted { return finish(.notShown(.restricted)) }
    if diagnostic.isDenied { return finish(.notShown(.alreadyDenied)) }
    switch requested.step {
    case .whenInUse where diagnostic.isInsufficientlyInUse:
      return finish(.notShown(.notInForeground))
    case .always(let isFresh) where diagnostic.isAlwaysDenied:
      return finish(.notShown(context.upgradeObstacle(isFresh: isFresh)))
    default: return []
    }
  }

  /// The session's prompt is over, and nothing has changed: kept, or removed by the lock.
  ///
  /// Which of them is known when the app is active again, or in the background.
  private mutating func over(_ requested: Requested, _ diagnostic: SessionDiagnostic?) -> [Action] {
    if requested.wasLeft || diagnostic?.isInsufficientlyInUse == true {
      return finish(.interrupted)
    }
    guard context.activity == .active else { return [] }
    if case .always = requested.step { return conclude(requested) }
    return startTimeout()
  }

  /// A step that has no completion ignores one that an earlier request left behind.
  private mutating func completed(_ requested: Requested, isError: Bool) -> [Action] {
    switch requested.step {
    case .whenInUse, .always, .bluetooth: return []
    case .temporaryFullAccuracy where !isError: return finish(.decided(.declined))
    case .motion where isError && !requested.wasShown:
      return finish(.notShown(.fitnessTrackingOff))
    case .temporaryFullAccuracy, .motion:
      return finish(requested.wasShown ? .interrupted : .notShown(Self.unexplained))
    }
  }

  /// The timeout has elapsed, and nothing has changed.
  private mutating func conclude(_ requested: Requested) -> [Action] {
    guard context.activity == .active else { return [] }
    guard case .always(let isFresh) = requested.step else {
      return finish(requested.wasShown ? .interrupted : .notShown(Self.unexplained))
    }
    if !requested.wasShown {
      return finish(.notShown(context.upgradeObstacle(isFresh: isFresh)))
    }
    if requested.wasLeft { return finish(.interrupted) }
    return [.recordAlwaysRequest] + finish(.decided(.keptWhileUsing))
  }

  /// No prompt appeared, and nothing that an app can know prevented it.
  private static let unexplained = PermissionRequest.Obstacle.oneOf([
    .appInactive, .notInForeground,
  ])

  private mutating func verify(wasShown: Bool) -> [Action] {
    phase = .verifying(wasShown: wasShown)
    return stopTimeout() + endSession() + [.readLocationServices]
  }

  private mutating func verified(wasShown: Bool) -> [Action] {
    if context.state.grants(request) { return finish(.decided(.allowed)) }
    if context.state.locationServicesEnabled == false {
      return finish(wasShown ? .interrupted : .notShown(.locationServicesOff))
    }
    return finish(context.state.authorization == .denied ? .decided(.declined) : .interrupted)
  }

  private mutating func finish(_ outcome: PermissionRequest.Outcome) -> [Action] {
    defer { phase = .finished }
    return stopTimeout() + endSession() + [.finish(outcome)]
  }

  private mutating func startTimeout() -> [Action] {
    isTimeoutRunning = true
    return [.startTimeout]
  }

  private mutating func stopTimeout() -> [Action] {
    defer { isTimeoutRunning = false }
    return isTimeoutRunning ? [.stopTimeout] : []
  }

  private mutating func endSession() -> [Action] {
    defer { holdsSession = false }
    return holdsSession ? [.endSession] : []
  }
}
