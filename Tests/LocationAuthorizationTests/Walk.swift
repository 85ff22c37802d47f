import AuthorizationEngine
import PlatformModel

@testable import LocationAuthorization

/// A request on its way over the rows of one release: what a shell would do, without frameworks.
///
/// The course is told what the engine emits and asks the engine what the course wants asked. What
/// only the engine knows is gathered beside it, to judge what the course says.
struct Walk: Hashable {
  var phone: Situation
  var course: RequestCourse
  var hasAskedForAlways: Bool
  var isGraceDue = false
  var isReadDue = false
  var outcome: RequestResult.Outcome?
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

    static let order: [Obstacle] = [
      .alreadyGranted, .alreadyDenied, .alreadyAsked, .allowedOnce, .askedLater,
      .locationServicesOff, .fitnessTrackingOff, .restricted, .locationNotGranted,
      .notInForeground, .anotherPromptInFront, .unavailable,
    ]

    mutating func note(_ obstacle: Obstacle, if isSo: Bool) {
      guard isSo, let place = Self.order.firstIndex(of: obstacle) else { return }
      rawValue |= 1 << UInt16(place)
    }

    func contains(_ obstacle: Obstacle) -> Bool {
      Self.order.firstIndex(of: obstacle).map { rawValue & 1 << UInt16($0) != 0 } ?? false
    }
  }
}

/// Something that happens while a request is under way.
enum Turn: Hashable {
  case phone(Event)
  case graceElapsed
  case servicesRead
  /// A callback that tells again what is so already (IOS-AUTH-034).
  case echo
  /// The completion of an earlier request, which nobody waits for any more.
  case stray
}

/// One release, and the order in which an app hears of what happens at the same moment.
final class Course {
  let engine: Engine
  let request: Request
  let hearsBackwards: Bool
  private var told: [Situation: PermissionState] = [:]

  init(_ release: OSVersion, _ request: Request, hearsBackwards: Bool = false) {
    engine = Engine(System(release))
    self.request = request
    self.hearsBackwards = hearsBackwards
  }

  func begin(
    from phone: Situation, declared: Declarations, hasAskedForAlways: Bool
  ) -> Walk {
    let known = Circumstances(
      system: engine.system.version, declared: declared, state: state(of: phone),
      activity: activity(of: phone), hasAskedForAlways: hasAskedForAlways)
    var walk = Walk(
      phone: phone, course: RequestCourse(request, known: known),
      hasAskedForAlways: hasAskedForAlways)
    note(&walk)
    tell(.began, &walk)
    return walk
  }

  /// What the app is told in a state of the phone.
  func state(of phone: Situation) -> PermissionState {
    if let known = told[phone] { return known }
    let state = PermissionState(
      authorization: engine.status(of: phone), accuracy: engine.accuracy(of: phone),
      locationServices: phone.has(.lsOn),
      motion: MotionAuthorization(rawValue: Int(phone.motion.rawValue)) ?? .notDetermined,
      bluetooth: BluetoothAuthorization(rawValue: Int(phone.bluetooth.rawValue)) ?? .notDetermined)
    told[phone] = state
    return state
  }

  private func activity(of phone: Situation) -> AppActivity {
    guard phone.presence == .foreground else { return .background }
    return phone.has(.active) ? .active : .inactive
  }

  /// Everything that could happen next; no more of it than a budget of interruptions allows.
  func turns(from walk: Walk, interruptions: [Event]) -> [Turn] {
    var turns: [Turn] = engine.buttons(of: walk.phone).map { .phone(.answer($0)) }
    if walk.phone.prompt == .p6 { turns.append(.phone(.togglePrecise)) }
    if walk.phone.process == .running {
      if walk.isGraceDue { turns.append(.graceElapsed) }
      if walk.isReadDue { turns.append(.servicesRead) }
    }
    switch request {
    case .whenInUse, .always, .bluetooth: turns.append(.stray)
    case .temporaryFullAccuracy, .motion: break
    }
    return turns + [.echo] + interruptions.map { .phone($0) }
  }

  /// What happens next; nil where it cannot.
  func taking(_ turn: Turn, _ walk: Walk) -> Walk? {
    var walk = walk
    switch turn {
    case .phone(let event):
      switch event {
      case .answer(let button):
        walk.witness.wasAnswered = true
        if [.keepOnlyWhileUsing, .onlyWhileUsing, .cancel].contains(button) {
          walk.witness.wasKept = true
        }
      case .togglePrecise, .lock, .unlock, .leave, .open, .graceElapsed, .suspend: break
      default: walk.witness.wasChanged = true
      }
      guard step(event, &walk) else { return nil }
    case .graceElapsed:
      walk.isGraceDue = false
      tell(.graceElapsed, &walk)
    case .servicesRead:
      walk.isReadDue = false
      tell(.servicesRead, &walk)
    case .echo:
      guard walk.phone.process == .running else { return nil }
      tell(.changed, &walk)
    case .stray:
      guard walk.phone.process == .running else { return nil }
      tell(.completed(isError: true), &walk)
    }
    return walk
  }

  /// What would happen next if the person only unlocked, answered and opened the app.
  func quietTurn(from walk: Walk) -> Turn? {
    if walk.phone.lock != .unlocked { return .phone(.unlock) }
    if let button = engine.buttons(of: walk.phone).first { return .phone(.answer(button)) }
    if walk.phone.presence != .foreground { return .phone(.open) }
    return walk.isReadDue ? .servicesRead : walk.isGraceDue ? .graceElapsed : nil
  }
}

// MARK: The shell

extension Course {
  /// Does what the course wants, in order.
  private func tell(_ observation: RequestCourse.Observation, _ walk: inout Walk) {
    guard !walk.isDead else { return }
    for action in walk.course.take(observation, seeing: state(of: walk.phone)) {
      switch action {
      case .readLocationServices: walk.isReadDue = true
      case .startGrace: walk.isGraceDue = true
      case .stopGrace: walk.isGraceDue = false
      case .recordAskedForAlways: walk.hasAskedForAlways = true
      case .ask(let step): _ = self.step(event(of: step), &walk)
      case .beginSession(let step):
        _ = self.step(.beginSession(step == .whenInUse ? .whenInUse : .always), &walk)
        tell(.diagnosed(diagnosis(of: walk.phone)), &walk)
      case .endSession:
        for kind in [Event.SessionKind.whenInUse, .always] {
          _ = self.step(.invalidateSession(kind), &walk)
        }
      case .finish(let outcome):
        walk.outcome = outcome
        walk.witness.finishes += 1
      }
    }
  }

  private func event(of step: RequestCourse.Step) -> Event {
    switch step {
    case .whenInUse: .requestWhenInUse
    case .always: .requestAlways
    case .temporaryFullAccuracy: .requestTemporaryFullAccuracy(.listed)
    case .motion: .queryMotion
    case .bluetooth: .createBluetoothManager
    }
  }

  private func step(_ event: Event, _ walk: inout Walk) -> Bool {
    let outcome = engine.step(walk.phone, event)
    guard let next = outcome.state else { return false }
    let wasInFront = walk.phone.presence == .foreground
    walk.phone = next
    note(&walk)
    var heard: [RequestCourse.Observation] = []
    for effect in outcome.effects {
      if case .promptShown(let prompt) = effect {
        if isOurs(prompt) { walk.witness.wasShown = true } else { walk.witness.wasElsewhere = true }
      }
      if case .killed = effect { walk.isDead = true }
      if let observation = observation(of: effect, in: next) { heard.append(observation) }
    }
    if wasInFront, next.presence != .foreground {
      let place = heard.firstIndex(of: .becameInactive).map { $0 + 1 } ?? 0
      heard.insert(.enteredBackground, at: place)
    }
    if hearsBackwards { heard.reverse() }
    // The app leaves the foreground through being inactive, whatever else comes in between.
    if let last = heard.firstIndex(of: .enteredBackground),
      let first = heard.firstIndex(of: .becameInactive), last < first
    {
      heard.swapAt(last, first)
    }
    for observation in heard {
      // What a session says is read when it is heard.
      if case .diagnosed = observation {
        tell(.diagnosed(diagnosis(of: walk.phone)), &walk)
      } else {
        tell(observation, &walk)
      }
    }
    return true
  }

  private func observation(
    of effect: Effect, in phone: Situation
  ) -> RequestCourse.Observation? {
    switch effect {
    case .willResignActive: .becameInactive
    case .didBecomeActive: .becameActive
    case .authorizationCallback, .bluetoothState: .changed
    case .diagnostic: .diagnosed(diagnosis(of: phone))
    case .temporaryAccuracyCompleted(let result): .completed(isError: result != .shown)
    case .motionDelivered where request == .motion: .completed(isError: false)
    case .motionError where request == .motion: .completed(isError: true)
    default: nil
    }
  }

  private func diagnosis(of phone: Situation) -> RequestCourse.Diagnosis {
    RequestCourse.Diagnosis(
      isInProgress: phone.has(.saysInProgress), isDenied: phone.has(.saysDenied),
      isDeniedGlobally: phone.has(.saysDeniedGlobally), isRestricted: phone.has(.saysRestricted),
      isInsufficientlyInUse: phone.has(.saysInsufficientlyInUse),
      isAlwaysDenied: phone.has(.saysAlwaysDenied))
  }
}

// MARK: The truth

extension Course {
  /// Whether a prompt is the one that decides what is asked for.
  func isOurs(_ prompt: Prompt) -> Bool {
    switch request {
    case .whenInUse: [.p1, .p1b, .p2, .p3, .p5, .p6, .p6r].contains(prompt)
    case .always: [.p4, .p4b, .p7].contains(prompt)
    case .temporaryFullAccuracy: prompt == .p10
    case .motion: prompt == .motion
    case .bluetooth: prompt == .bluetooth
    }
  }

  /// Gathers what stands in the way now.
  private func note(_ walk: inout Walk) {
    let phone = walk.phone
    let isAway = phone.presence != .foreground
    let isCovered = !phone.has(.active) && !walk.witness.wasShown
    let isFree = request == .bluetooth && engine.system.version < .iOS(13)
    var truths = walk.witness.truths
    truths.note(.alreadyGranted, if: isFree || state(of: phone).grants(request))
    truths.note(.alreadyDenied, if: isDenied(phone))
    truths.note(.alreadyAsked, if: phone.has(.alwaysAsked))
    truths.note(.allowedOnce, if: phone.has(.temp))
    // Limit: iOS 13.0 to 13.3 does not tell whether it or the person in Settings granted Always.
    truths.note(.askedLater, if: phone.has(.provisional) || walk.witness.wasChanged)
    truths.note(.locationServicesOff, if: !phone.has(.lsOn))
    truths.note(.fitnessTrackingOff, if: phone.has(.fitnessOff))
    truths.note(.restricted, if: isRestricted(phone))
    truths.note(.locationNotGranted, if: phone.grant == .notDetermined)
    truths.note(.notInForeground, if: isAway)
    truths.note(.anotherPromptInFront, if: isCovered)
    truths.note(.unavailable, if: request == .always && engine.system.version < .iOS(9))
    walk.witness.truths = truths
    walk.witness.wasAway = walk.witness.wasAway || isAway
    walk.witness.wasCovered = walk.witness.wasCovered || isCovered
  }

  private func isRestricted(_ phone: Situation) -> Bool {
    switch request {
    case .motion: phone.motion == .restricted
    case .bluetooth: phone.bluetooth == .restricted
    default: phone.has(.restricted)
    }
  }

  private func isDenied(_ phone: Situation) -> Bool {
    switch request {
    case .motion: phone.motion == .denied
    case .bluetooth: phone.bluetooth == .denied
    default: phone.grant == .never
    }
  }

  /// What is wrong with how a walk has ended; nil where nothing is.
  func fault(in walk: Walk) -> String? {
    guard let outcome = walk.outcome else { return "it has not ended" }
    let state = state(of: walk.phone)
    let witness = walk.witness
    if witness.finishes != 1 { return "it ended \(witness.finishes) times" }
    if witness.wasShown, let prompt = walk.phone.prompt, isOurs(prompt) {
      return "the prompt is still there"
    }
    switch outcome {
    case .decided(.allowed):
      if !state.grants(request) { return "nothing is granted" }
      if !witness.wasAnswered, !witness.wasChanged { return "nobody answered" }
    case .decided(.declined):
      if state.grants(request) { return "it is granted" }
      if !witness.wasAnswered, !witness.wasChanged { return "nobody answered" }
    case .decided(.keptWhileUsing):
      if state.authorization != .authorizedWhenInUse { return "While Using is not what it has" }
      // Limit: before iOS 18 nothing tells the prompt for Always from another of the same moment.
      if witness.wasElsewhere, engine.system.version < .iOS(18) { return nil }
      if !witness.wasShown || !witness.wasKept { return "nobody kept it" }
    case .interrupted:
      if !witness.wasAway, !witness.wasCovered, !witness.wasChanged {
        return "nothing came between"
      }
    case .notShown(let obstacle):
      if witness.wasShown { return "a prompt was shown" }
      if case .keyMissing(let key) = obstacle { return hasKey(key, walk.phone) }
      if !obstacle.possibilities.contains(where: witness.truths.contains) {
        return "none of it was so"
      }
    }
    return nil
  }

  private func hasKey(_ key: String, _ phone: Situation) -> String? {
    let fields: [String: Field] = [
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
