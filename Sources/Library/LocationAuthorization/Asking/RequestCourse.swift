import PlatformModel

/// The course of one request, from the call to its outcome: a value that is told what happens.
///
/// It answers every observation in every phase, finishes once, and then ignores the rest. It knows
/// no framework and no clock, so that every course can be run in a test.
struct RequestCourse: Hashable, Sendable {
  let request: Request
  private(set) var known: Circumstances
  private var phase = Phase.idle
  private var isGraceRunning = false
  private var holdsSession = false

  private enum Phase: Hashable, Sendable {
    case idle
    /// Location Services are being read before anything is asked.
    case reading
    /// Something is in front of the app, since a grace period at most.
    case covered(since: AuthorizationStatus)
    case asked(Asked)
    /// The prompt for While Using was answered and is about to go; Always comes next.
    case between
    /// The status says denied: it is being read whether Location Services are off instead.
    case verifying(wasShown: Bool)
    case finished
  }

  private struct Asked: Hashable, Sendable {
    var step: Step
    /// Whether the app became inactive since, or a session said that it asks.
    var wasShown = false
    /// Whether the app was in the background since.
    var wasLeft = false
    /// Whether the session said that it asks, and that it has done so.
    var isTold = false
    var isOver = false

    mutating func note(_ observation: Observation) {
      switch observation {
      case .becameInactive: wasShown = true
      case .enteredBackground: wasLeft = true
      case .diagnosed(let diagnosis):
        wasShown = wasShown || diagnosis.isInProgress
        isOver = isTold && !diagnosis.isInProgress
        isTold = isTold || diagnosis.isInProgress
      default: break
      }
    }
  }

  init(_ request: Request, known: Circumstances) {
    self.request = request
    self.known = known
  }

  var isFinished: Bool { phase == .finished }

  /// Takes what happened, and says what is to be done, in order.
  mutating func take(_ observation: Observation, seeing state: PermissionState) -> [Action] {
    known.state = state
    switch observation {
    case .becameActive: known.activity = .active
    case .becameInactive: known.activity = .inactive
    case .enteredBackground: known.activity = .background
    case .graceElapsed where !isGraceRunning: return []
    case .graceElapsed: isGraceRunning = false
    default: break
    }
    return switch phase {
    case .idle: observation == .began ? begin() : []
    case .reading: observation == .servicesRead ? approach() : []
    case .covered(let before): whileCovered(observation, since: before)
    case .asked(let asked): whileAsked(observation, asked)
    case .between: whileBetween(observation)
    case .verifying(let wasShown):
      observation == .servicesRead ? verified(wasShown: wasShown) : []
    case .finished: []
    }
  }
}

// MARK: Before asking

extension RequestCourse {
  private mutating func begin() -> [Action] {
    if case .alreadyGranted? = known.standingObstacle(to: request) {
      return finish(.notShown(.alreadyGranted))
    }
    guard request.concernsLocation else { return approach() }
    phase = .reading
    return [.readLocationServices]
  }

  private mutating func approach() -> [Action] {
    if let obstacle = known.standingObstacle(to: request) { return finish(.notShown(obstacle)) }
    switch known.activity {
    case .active: return ask()
    case .background: return finish(.notShown(.notInForeground))
    case .inactive:
      phase = .covered(since: known.state.authorization)
      return startGrace()
    }
  }

  /// What is in front may be a prompt of this app, whose answer settles the request as well.
  private mutating func whileCovered(
    _ observation: Observation, since before: AuthorizationStatus
  ) -> [Action] {
    let now = known.state.authorization
    switch observation {
    case .changed where request.concernsLocation && now != before:
      if known.state.grants(request) { return finish(.decided(.allowed)) }
      return now == .denied ? verify(wasShown: false) : []
    case .becameActive: return stopGrace() + approach()
    case .enteredBackground: return finish(.notShown(.notInForeground))
    case .graceElapsed: return finish(.notShown(.anotherPromptInFront))
    default: return []
    }
  }

  private mutating func ask(isFresh: Bool = false) -> [Action] {
    let step: Step =
      switch request {
      case .whenInUse: .whenInUse
      case .always: known.state.hasLocation ? .always(isFresh: isFresh) : .whenInUse
      case .temporaryFullAccuracy(let purpose): .temporaryFullAccuracy(purposeKey: purpose)
      case .motion: .motion
      case .bluetooth: .bluetooth
      }
    phase = .asked(Asked(step: step))
    switch step {
    case .whenInUse, .always:
      holdsSession = known.asksBySession && known.system >= .iOS(18)
      return [holdsSession ? .beginSession(step) : .ask(step)] + awaitPrompt(step)
    case .temporaryFullAccuracy:
      // Its completion says what becomes of it, also where nothing is shown (IOS-ACC-009).
      return [.ask(step)]
    case .motion, .bluetooth: return [.ask(step)] + awaitPrompt(step)
    }
  }

  /// Where no prompt can be seen, a first question is waited for until it is answered.
  private mutating func awaitPrompt(_ step: Step) -> [Action] {
    if case .always = step { return startGrace() }
    return known.seesPrompts ? startGrace() : []
  }
}

// MARK: While the person is asked

extension RequestCourse {
  private mutating func whileAsked(_ observation: Observation, _ before: Asked) -> [Action] {
    var asked = before
    asked.note(observation)
    phase = .asked(asked)
    switch observation {
    case .changed: return judge(asked) ?? []
    case .becameInactive: return stopGrace()
    case .enteredBackground:
      if !asked.wasShown { return finish(.notShown(.notInForeground)) }
      return asked.isOver ? finish(.interrupted) : stopGrace()
    case .becameActive: return judge(asked) ?? uncovered(asked)
    case .diagnosed(let diagnosis): return judge(asked) ?? heard(diagnosis, asked)
    case .completed(let isError): return judge(asked) ?? completed(asked, isError: isError)
    case .graceElapsed: return conclude(asked)
    case .began, .servicesRead: return []
    }
  }

  /// The app is active again, with the permissions as they were.
  private mutating func uncovered(_ asked: Asked) -> [Action] {
    if asked.isOver { return over(asked, nil) }
    return asked.wasShown ? startGrace() : []
  }

  private mutating func heard(_ diagnosis: Diagnosis, _ asked: Asked) -> [Action] {
    if diagnosis.isInProgress { return stopGrace() }
    return asked.isTold ? over(asked, diagnosis) : untold(diagnosis, asked)
  }

  /// The outcome that the permissions show; nil where they are as they were.
  private mutating func judge(_ asked: Asked) -> [Action]? {
    switch asked.step {
    case .whenInUse, .always, .temporaryFullAccuracy:
      switch known.state.authorization {
      case .denied: return verify(wasShown: asked.wasShown)
      case .restricted:
        return finish(asked.wasShown ? .interrupted : .notShown(.restricted))
      case .notDetermined: return asked.step == .whenInUse ? nil : finish(.interrupted)
      case .authorizedWhenInUse, .authorizedAlways: return granted(asked.step)
      }
    case .motion:
      return decided(known.state.motion == .authorized, known.state.motion == .denied)
    case .bluetooth:
      return decided(known.state.bluetooth == .allowedAlways, known.state.bluetooth == .denied)
    }
  }

  /// Location is granted; whether that is what the step asked for.
  private mutating func granted(_ step: Step) -> [Action]? {
    if case .always = step {
      guard known.state.authorization == .authorizedAlways else { return nil }
      let isProvisional = (OSVersion.iOS(13)..<OSVersion.iOS(13, 4)).contains(known.system)
      return [.recordAskedForAlways]
        + finish(isProvisional ? .notShown(.askedLater) : .decided(.allowed))
    }
    if known.state.grants(request) { return finish(.decided(.allowed)) }
    guard step == .whenInUse else { return nil }
    let actions = stopGrace() + endSession()
    if known.activity == .active { return actions + ask(isFresh: true) }
    phase = .between
    return actions
  }

  private mutating func decided(_ isAllowed: Bool, _ isDenied: Bool) -> [Action]? {
    isAllowed || isDenied ? finish(.decided(isAllowed ? .allowed : .declined)) : nil
  }

  /// The second question waits for the prompt of the first to go, so that its own is noticed.
  private mutating func whileBetween(_ observation: Observation) -> [Action] {
    switch known.state.authorization {
    case .denied: return verify(wasShown: false)
    case .restricted: return finish(.notShown(.restricted))
    case .notDetermined: return finish(.interrupted)
    case .authorizedAlways: return finish(.decided(.allowed))
    case .authorizedWhenInUse: break
    }
    return switch known.activity {
    case .active: ask(isFresh: true)
    case .inactive: []
    case .background: finish(.notShown(.notInForeground))
    }
  }
}

// MARK: How it ends

extension RequestCourse {
  /// The session asks nothing: what it says against it.
  private mutating func untold(_ diagnosis: Diagnosis, _ asked: Asked) -> [Action] {
    if diagnosis.isDeniedGlobally { return finish(.notShown(.locationServicesOff)) }
    if diagnosis.isRestricted { return finish(.notShown(.restricted)) }
    if diagnosis.isDenied { return finish(.notShown(.alreadyDenied)) }
    switch asked.step {
    case .whenInUse where diagnosis.isInsufficientlyInUse:
      return finish(.notShown(.notInForeground))
    case .always(let isFresh) where diagnosis.isAlwaysDenied:
      return finish(.notShown(known.upgradeObstacle(isFresh: isFresh)))
    default: return []
    }
  }

  /// The session has asked, and the permission is as it was: kept, or taken away by the lock.
  ///
  /// Which of them is known once the app is active again, or in the background.
  private mutating func over(_ asked: Asked, _ diagnosis: Diagnosis?) -> [Action] {
    if asked.wasLeft || diagnosis?.isInsufficientlyInUse == true { return finish(.interrupted) }
    guard known.activity == .active else { return [] }
    if case .always = asked.step { return conclude(asked) }
    return startGrace()
  }

  /// A completion that an earlier request left behind is nothing to a step that has none.
  private mutating func completed(_ asked: Asked, isError: Bool) -> [Action] {
    switch asked.step {
    case .whenInUse, .always, .bluetooth: return []
    case .temporaryFullAccuracy where !isError: return finish(.decided(.declined))
    case .motion where isError && !asked.wasShown:
      return finish(.notShown(.fitnessTrackingOff))
    case .temporaryFullAccuracy, .motion:
      return finish(asked.wasShown ? .interrupted : .notShown(Self.unexplained))
    }
  }

  /// The grace period is over, and nothing has changed.
  private mutating func conclude(_ asked: Asked) -> [Action] {
    guard known.activity == .active else { return [] }
    guard case .always(let isFresh) = asked.step else {
      return finish(asked.wasShown ? .interrupted : .notShown(Self.unexplained))
    }
    if !asked.wasShown {
      return finish(.notShown(known.upgradeObstacle(isFresh: isFresh)))
    }
    if asked.wasLeft { return finish(.interrupted) }
    return [.recordAskedForAlways] + finish(.decided(.keptWhileUsing))
  }

  /// Nothing appeared although nothing that an app can know was in the way.
  private static let unexplained = Obstacle.oneOf([.anotherPromptInFront, .notInForeground])

  private mutating func verify(wasShown: Bool) -> [Action] {
    phase = .verifying(wasShown: wasShown)
    return stopGrace() + endSession() + [.readLocationServices]
  }

  private mutating func verified(wasShown: Bool) -> [Action] {
    if known.state.grants(request) { return finish(.decided(.allowed)) }
    if known.state.locationServices == false {
      return finish(wasShown ? .interrupted : .notShown(.locationServicesOff))
    }
    return finish(known.state.authorization == .denied ? .decided(.declined) : .interrupted)
  }

  private mutating func finish(_ outcome: RequestResult.Outcome) -> [Action] {
    defer { phase = .finished }
    return stopGrace() + endSession() + [.finish(outcome)]
  }

  private mutating func startGrace() -> [Action] {
    isGraceRunning = true
    return [.startGrace]
  }

  private mutating func stopGrace() -> [Action] {
    defer { isGraceRunning = false }
    return isGraceRunning ? [.stopGrace] : []
  }

  private mutating func endSession() -> [Action] {
    defer { holdsSession = false }
    return holdsSession ? [.endSession] : []
  }
}
