import AuthorizationEngine
import PlatformModel

@testable import LocationAuthorization

/// A request in progress over the rows of one release, as the queue would drive it, without
/// frameworks.
///
/// The flow receives what the engine emits, and the engine receives what the flow requests. The
/// witness gathers what only the engine knows, to check the outcome with it.
struct FlowRun: Hashable {
  var phone: IOS.State
  var flow: RequestFlow
  var hasRequestedAlways: Bool
  var isGraceDue = false
  var isReadDue = false
  var outcome: PermissionRequest.Outcome?
  var isDead = false
  var witness = Witness()

  /// What really happened since the request began.
  struct Witness: Hashable {
    /// Whether a prompt for what is asked was on the screen.
    var wasShown = false
    /// Whether the app was out of the foreground.
    var wasAway = false
    /// Whether the app was not active while nothing of ours was on the screen.
    var wasCovered = false
    /// Whether a prompt for something else came up.
    var wasElsewhere = false
    /// Whether the person changed something beyond the prompts.
    var wasChanged = false
    var wasAnswered = false
    /// Whether the person answered that While Using is to stay.
    var wasKept = false
    var truths: Truths = []
    var finishes: UInt8 = 0
  }

  /// The obstacles that really were there at some moment, compact enough to search with.
  struct Truths: OptionSet, Hashable {
    var rawValue: UInt16

    static let order: [PermissionRequest.Obstacle] = [
      .alreadyGranted, .alreadyDenied, .alreadyRequested, .allowedOnce, .promptDeferred,
      .locationServicesOff, .fitnessTrackingOff, .restricted, .locationNotGranted,
      .notInForeground, .appInactive, .unavailable,
    ]

    mutating func note(_ obstacle: PermissionRequest.Obstacle, if isSo: Bool) {
      guard isSo, let place = Self.order.firstIndex(of: obstacle) else { return }
      rawValue |= 1 << UInt16(place)
    }

    func contains(_ obstacle: PermissionRequest.Obstacle) -> Bool {
      Self.order.firstIndex(of: obstacle).map { rawValue & 1 << UInt16($0) != 0 } ?? false
    }
  }
}

/// Something that happens while a request is under way.
enum Turn: Hashable {
  case phone(IOS.Event)
  case graceElapsed
  case servicesRead
  /// A callback that tells again what is so already (IOS-AUTH-034).
  case echo
  /// The completion of an earlier request, which no one waits for any more.
  case stray
}

/// One release, and the order in which an app receives events of the same moment.
final class FlowModel {
  let engine: IOS.Engine
  let request: PermissionRequest
  let reversesEvents: Bool
  private var states: [IOS.State: PermissionState] = [:]

  init(_ release: OSVersion, _ request: PermissionRequest, reversesEvents: Bool = false) {
    engine = IOS.Engine(IOS.System(release))
    self.request = request
    self.reversesEvents = reversesEvents
  }

  func begin(
    from phone: IOS.State, declared: Declarations, hasRequestedAlways: Bool
  ) -> FlowRun {
    let known = RequestContext(
      system: engine.system.version, declared: declared, state: state(of: phone),
      activity: activity(of: phone), hasRequestedAlways: hasRequestedAlways)
    var run = FlowRun(
      phone: phone, flow: RequestFlow(request, in: known),
      hasRequestedAlways: hasRequestedAlways)
    note(&run)
    tell(.began, &run)
    return run
  }

  /// What the phone reports to the app in a state.
  func state(of phone: IOS.State) -> PermissionState {
    if let known = states[phone] { return known }
    let state = PermissionState(
      authorization: engine.status(of: phone), accuracy: engine.accuracy(of: phone),
      locationServicesEnabled: phone.has(.locationServicesOn),
      motion: MotionAuthorization(rawValue: Int(phone.motion.rawValue)) ?? .notDetermined,
      bluetooth: BluetoothAuthorization(rawValue: Int(phone.bluetooth.rawValue)) ?? .notDetermined)
    states[phone] = state
    return state
  }

  private func activity(of phone: IOS.State) -> AppActivity {
    guard phone.presence == .foreground else { return .background }
    return phone.has(.active) ? .active : .inactive
  }

  /// Everything that could happen next; no more of it than a budget of interruptions allows.
  func turns(from run: FlowRun, interruptions: [IOS.Event]) -> [Turn] {
    var turns: [Turn] = engine.buttons(of: run.phone).map { .phone(.answer($0)) }
    if run.phone.prompt == .firstRequest { turns.append(.phone(.togglePrecise)) }
    if run.phone.process == .running {
      if run.isGraceDue { turns.append(.graceElapsed) }
      if run.isReadDue { turns.append(.servicesRead) }
    }
    switch request.permission {
    case .whenInUse, .always, .bluetooth: turns.append(.stray)
    case .temporaryFullAccuracy, .motion: break
    }
    return turns + [.echo] + interruptions.map { .phone($0) }
  }

  /// What happens next; nil if it cannot.
  func taking(_ turn: Turn, _ run: FlowRun) -> FlowRun? {
    var run = run
    switch turn {
    case .phone(let event):
      switch event {
      case .answer(let button):
        run.witness.wasAnswered = true
        if [.keepOnlyWhileUsing, .onlyWhileUsing, .cancel].contains(button) {
          run.witness.wasKept = true
        }
      case .togglePrecise, .lock, .unlock, .leave, .open, .graceElapsed, .suspend: break
      default: run.witness.wasChanged = true
      }
      guard step(event, &run) else { return nil }
    case .graceElapsed:
      run.isGraceDue = false
      tell(.timeoutElapsed, &run)
    case .servicesRead:
      run.isReadDue = false
      tell(.servicesRead, &run)
    case .echo:
      guard run.phone.process == .running else { return nil }
      tell(.changed, &run)
    case .stray:
      guard run.phone.process == .running else { return nil }
      tell(.completed(isError: true), &run)
    }
    return run
  }

  /// What would happen next if the person only unlocked, answered and opened the app.
  func quietTurn(from run: FlowRun) -> Turn? {
    if run.phone.lock != .unlocked { return .phone(.unlock) }
    if let button = engine.buttons(of: run.phone).first { return .phone(.answer(button)) }
    if run.phone.presence != .foreground { return .phone(.open) }
    return run.isReadDue ? .servicesRead : run.isGraceDue ? .graceElapsed : nil
  }
}

// MARK: The shell

extension FlowModel {
  /// Does what the model wants, in order.
  private func tell(_ observation: RequestFlow.Event, _ run: inout FlowRun) {
    guard !run.isDead else { return }
    for action in run.flow.handle(observation, in: state(of: run.phone)) {
      switch action {
      case .readLocationServices: run.isReadDue = true
      case .startTimeout: run.isGraceDue = true
      case .stopTimeout: run.isGraceDue = false
      case .recordAlwaysRequest: run.hasRequestedAlways = true
      case .request(let step): _ = self.step(event(of: step), &run)
      case .beginSession(let step):
        _ = self.step(.beginSession(step == .whenInUse ? .whenInUse : .always), &run)
        tell(.sessionReported(diagnosis(of: run.phone)), &run)
      case .endSession:
        for kind in [IOS.Event.SessionKind.whenInUse, .always] {
          _ = self.step(.invalidateSession(kind), &run)
        }
      case .finish(let outcome):
        run.outcome = outcome
        run.witness.finishes += 1
      }
    }
  }

  private func event(of step: RequestFlow.Step) -> IOS.Event {
    switch step {
    case .whenInUse: .requestWhenInUse
    case .always: .requestAlways
    case .temporaryFullAccuracy: .requestTemporaryFullAccuracy(.listed)
    case .motion: .queryMotion
    case .bluetooth: .createBluetoothManager
    }
  }

  private func step(_ event: IOS.Event, _ run: inout FlowRun) -> Bool {
    let outcome = engine.step(run.phone, event)
    guard let next = outcome.state else { return false }
    let wasInFront = run.phone.presence == .foreground
    run.phone = next
    note(&run)
    var heard: [RequestFlow.Event] = []
    for effect in outcome.effects {
      if case .promptShown(let prompt) = effect {
        if isOurs(prompt) { run.witness.wasShown = true } else { run.witness.wasElsewhere = true }
      }
      if case .killed = effect { run.isDead = true }
      if let observation = observation(of: effect, in: next) { heard.append(observation) }
    }
    if wasInFront, next.presence != .foreground {
      let place = heard.firstIndex(of: .becameInactive).map { $0 + 1 } ?? 0
      heard.insert(.enteredBackground, at: place)
    }
    if reversesEvents { heard.reverse() }
    // The app leaves the foreground through being inactive, whatever else comes in between.
    if let last = heard.firstIndex(of: .enteredBackground),
      let first = heard.firstIndex(of: .becameInactive), last < first
    {
      heard.swapAt(last, first)
    }
    for observation in heard {
      // What a session says is read when it is heard.
      if case .sessionReported = observation {
        tell(.sessionReported(diagnosis(of: run.phone)), &run)
      } else {
        tell(observation, &run)
      }
    }
    return true
  }

  private func observation(
    of effect: IOS.Effect, in phone: IOS.State
  ) -> RequestFlow.Event? {
    switch effect {
    case .willResignActive: .becameInactive
    case .didBecomeActive: .becameActive
    case .authorizationCallback, .bluetoothState: .changed
    case .diagnostic: .sessionReported(diagnosis(of: phone))
    case .temporaryAccuracyCompleted(let result): .completed(isError: result != .shown)
    case .motionDelivered where request == .motion: .completed(isError: false)
    case .motionError where request == .motion: .completed(isError: true)
    default: nil
    }
  }

  private func diagnosis(of phone: IOS.State) -> RequestFlow.SessionDiagnostic {
    RequestFlow.SessionDiagnostic(
      isInProgress: phone.has(.saysInProgress), isDenied: phone.has(.saysDenied),
      isDeniedGlobally: phone.has(.saysDeniedGlobally), isRestricted: phone.has(.saysRestricted),
      isInsufficientlyInUse: phone.has(.saysInsufficientlyInUse),
      isAlwaysDenied: phone.has(.saysAlwaysDenied))
  }
}

// MARK: The truth

extension FlowModel {
  /// Whether a prompt is the one that decides what is asked for.
  func isOurs(_ prompt: IOS.Prompt) -> Bool {
    switch request.permission {
    case .whenInUse:
      [
        .whenInUseIOS8, .whenInUseIOS11, .alwaysIOS8, .alwaysIOS11, .firstRequestIOS13,
        .firstRequest, .firstRequestReduced,
      ].contains(prompt)
    case .always: [.alwaysUpgradeIOS9, .alwaysUpgradeIOS11, .alwaysUpgrade].contains(prompt)
    case .temporaryFullAccuracy: prompt == .temporaryFullAccuracy
    case .motion: prompt == .motion
    case .bluetooth: prompt == .bluetooth
    }
  }

  /// Gathers the obstacles of this moment.
  private func note(_ run: inout FlowRun) {
    let phone = run.phone
    let isAway = phone.presence != .foreground
    let isCovered = !phone.has(.active) && !run.witness.wasShown
    let isFree = request == .bluetooth && engine.system.version < .iOS(13)
    var truths = run.witness.truths
    truths.note(.alreadyGranted, if: isFree || state(of: phone).grants(request))
    truths.note(.alreadyDenied, if: isDenied(phone))
    truths.note(.alreadyRequested, if: phone.has(.alwaysAsked))
    truths.note(.allowedOnce, if: phone.has(.temporary))
    // Limit: iOS 13.0 to 13.3 does not report whether it or the person in Settings granted Always.
    truths.note(.promptDeferred, if: phone.has(.provisional) || run.witness.wasChanged)
    truths.note(.locationServicesOff, if: !phone.has(.locationServicesOn))
    truths.note(.fitnessTrackingOff, if: phone.has(.fitnessOff))
    truths.note(.restricted, if: isRestricted(phone))
    truths.note(.locationNotGranted, if: phone.grant == .notDetermined)
    truths.note(.notInForeground, if: isAway)
    truths.note(.appInactive, if: isCovered)
    truths.note(.unavailable, if: request == .always && engine.system.version < .iOS(9))
    run.witness.truths = truths
    run.witness.wasAway = run.witness.wasAway || isAway
    run.witness.wasCovered = run.witness.wasCovered || isCovered
  }

  private func isRestricted(_ phone: IOS.State) -> Bool {
    switch request {
    case .motion: phone.motion == .restricted
    case .bluetooth: phone.bluetooth == .restricted
    default: phone.has(.restricted)
    }
  }

  private func isDenied(_ phone: IOS.State) -> Bool {
    switch request {
    case .motion: phone.motion == .denied
    case .bluetooth: phone.bluetooth == .denied
    default: phone.grant == .never
    }
  }

  /// What is wrong with how a run has ended; nil if nothing is.
  func fault(in run: FlowRun) -> String? {
    guard let outcome = run.outcome else { return "it has not ended" }
    let state = state(of: run.phone)
    let witness = run.witness
    if witness.finishes != 1 { return "it ended \(witness.finishes) times" }
    if witness.wasShown, let prompt = run.phone.prompt, isOurs(prompt) {
      return "the prompt is still there"
    }
    switch outcome {
    case .decided(.allowed):
      if !state.grants(request) { return "nothing is granted" }
      if !witness.wasAnswered, !witness.wasChanged { return "no one answered" }
    case .decided(.declined):
      if state.grants(request) { return "it is granted" }
      if !witness.wasAnswered, !witness.wasChanged { return "no one answered" }
    case .decided(.keptWhileUsing):
      if state.authorization != .authorizedWhenInUse { return "While Using is not what it has" }
      // Limit: before iOS 18 nothing tells the prompt for Always from another of the same moment.
      if witness.wasElsewhere, engine.system.version < .iOS(18) { return nil }
      if !witness.wasShown || !witness.wasKept { return "no one kept it" }
    case .decided(let decision): return "an unknown decision: \(decision.rawValue)"
    case .interrupted:
      if !witness.wasAway, !witness.wasCovered, !witness.wasChanged {
        return "nothing came between"
      }
    case .notShown(let obstacle):
      if witness.wasShown { return "a prompt was shown" }
      if let key = obstacle.missingKey { return hasKey(key, run.phone) }
      if !obstacle.possibilities.contains(where: witness.truths.contains) {
        return "none of it was so"
      }
    }
    return nil
  }

  private func hasKey(_ key: String, _ phone: IOS.State) -> String? {
    let fields: [String: IOS.Field] = [
      InfoPlistKey.whenInUse.rawValue: .whenInUseKey,
      InfoPlistKey.alwaysAndWhenInUse.rawValue: .alwaysAndWhenInUseKey,
      InfoPlistKey.always.rawValue: .alwaysKey, InfoPlistKey.motion.rawValue: .motionKey,
      InfoPlistKey.bluetoothAlways.rawValue: .bluetoothKey,
    ]
    guard let field = fields[key] else {
      return key.hasPrefix(InfoPlistKey.temporaryAccuracy.rawValue) ? nil : "unknown key \(key)"
    }
    return phone.has(field) ? "\(key) is there" : nil
  }
}
