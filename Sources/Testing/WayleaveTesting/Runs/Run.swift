import AppHosting
import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// One run of a search: a new phone, taken step by step.
final class Run {
  let phone: ExploredPhone
  let app: VirtualApp
  let declared: Declared
  /// What runs the app's code; nil if virtual time is not to be had.
  let loop: VirtualLoop?
  let environment: EnvironmentSteps
  let known: SharedKnowledge
  private(set) var taps = Taps()
  private(set) var obligations = Obligations()
  private(set) var calls = Calls()
  private(set) var movement = Movement()
  /// How many steps it has taken.
  private(set) var length = 0
  /// What could have run in another order in the last step, and what did; where it was asked for.
  private(set) var turns: (open: [UInt8], words: [String]) = ([], [])

  /// Sets a phone up with the app.
  init(
    _ environment: EnvironmentSteps, _ known: SharedKnowledge,
    _ describe: (ExploredPhone) throws -> Void
  ) throws {
    self.environment = environment
    self.known = known
    let phone = ExploredPhone(known.phone)
    self.phone = phone
    Self.takeOver(phone)
    // A run that does not come to be leaves no sandbox for what lies at its phone's address next.
    var isWhole = false
    defer { if !isWhole { Traps.register(nil, for: phone.virtualPhone) } }
    phone.virtualPhone.noteFiredRows()
    // Every iPhone has a compass.
    phone.virtualPhone.turn(to: 0)
    try describe(phone)
    if let problem = phone.problem { throw problem }
    guard let declared = phone.declared, let app = declared.app else { throw NoAppError() }
    self.declared = declared
    self.app = app
    loop = VirtualLoop.of(phone.virtualPhone)
    isWhole = true
    if let vienna = Self.vienna, phone.virtualPhone.look({ $0.fix == nil }) {
      phone.virtualPhone.follow(vienna)
    }
  }

  /// The place of a phone that the closure puts nowhere.
  private static let vienna = City.named("Vienna").map {
    LocationFeed(.point($0.coordinate), from: .zero)
  }

  /// Continues in the sandbox of this thread.
  func takeOver() { Self.takeOver(phone) }

  private static func takeOver(_ phone: ExploredPhone) {
    guard let sandbox = CrashSandbox.current else { return }
    Traps.register(sandbox, for: phone.virtualPhone)
    _ = sandbox.takeReports()
  }

  deinit {
    Traps.register(nil, for: phone.virtualPhone)
    declared.clear()
  }

  var virtual: VirtualPhone { phone.virtualPhone }

  /// Takes one step; gives what went wrong in it. Throws where the phone refuses it.
  ///
  /// Properties are asked for where it is the last step of a run: before that they were asked once.
  func take(_ step: Step, isLast: Bool = true) throws -> [Fault] {
    length += 1
    let start = virtual.look { $0.trace.count }
    calls.beginStep()
    let waitedBefore = !taps.pending.isEmpty
    var refusal: (any Error)?
    do { try performInTurn(step) } catch { refusal = error }
    var faults: [Fault] = []
    if let crash = app.lastCrash {
      faults.append(.crash(crash.description))
    } else if let failure = declared.failure() {
      throw failure
    } else if let refusal {
      throw refusal
    }
    for report in CrashSandbox.current?.takeReports() ?? [] {
      faults.append(Fault(leak: report))
    }
    faults += read(step.base, from: start, waitedBefore)
    noteEnds(step.base)
    if calls.takeNew(reads: virtual.readsByApps) { noteCalls() }
    for pendingAction in taps.pending
    where pendingAction.wasEarly && declared.actions[pendingAction.action]?.family.answers == true {
      faults.append(.answeredEarly(known.names(of: declared.actions)[pendingAction.action]))
    }
    taps.dropEnded()
    faults.removeAll { declared.knownIssues.covers($0) || known.passed.contains($0) }
    if faults.isEmpty, isLast { faults = brokenProperties }
    return faults
  }

  /// Takes a step in its order, and writes down what others there are if that is wanted.
  private func performInTurn(_ step: Step) throws {
    guard known.watchesTurns || step.order != nil, let loop else {
      turns = ([], [])
      return try perform(step)
    }
    loop.beginTurns(step.order)
    defer { turns = loop.endTurns() }
    try perform(step)
  }

  private func perform(_ step: Step) throws {
    switch step {
    case .tap(let place): tap(place)
    case .answer(let button): try virtual.answer(button)
    case .preciseOff: try virtual.togglePrecise()
    case .lock: try virtual.lock()
    case .unlock: try virtual.unlock()
    case .leave: try virtual.leave()
    case .open: try virtual.open(app)
    case .quit: try virtual.forceQuit(app)
    case .restart: try virtual.restart()
    case .choose(let choice): try virtual.choose(choice, for: app)
    case .setPrecise(let isOn): try virtual.setPrecise(isOn, for: app)
    case .locationServices(let isOn): try virtual.turn(.locationServices, on: isOn)
    case .motion(let isOn): try virtual.setMotion(isOn, for: app)
    case .bluetooth(let isOn): try virtual.setBluetooth(isOn, for: app)
    case .radio(let isOn): try virtual.turn(.bluetooth, on: isOn)
    case .device(let place, let isNear): turn(place, isNear)
    case .bluetoothReset: try virtual.resetBluetooth()
    case .wait:
      if let rest = virtual.look({ world in nextMoment(in: world).map { $0 - world.now } }) {
        virtual.advance(by: rest)
      }
    case .move: if let place = movement.next(on: virtual) { virtual.stand(at: place) }
    case .reordered(let step, _): try perform(step)
    }
  }

  private func turn(_ place: Int, _ isNear: Bool) {
    let devices = virtual.knownPeripherals
    guard devices.indices.contains(place) else { return }
    if isNear { virtual.bringNear(devices[place]) } else { virtual.takeAway(devices[place]) }
  }

  private func tap(_ place: Int) {
    guard let (family, member) = declared.actions[place] else { return }
    let pendingAction = taps.begin(place, on: virtual)
    // What an action throws is its own affair, and a crash is asked for afterwards.
    do {
      try family.begin(member, app, pendingAction)
      if !pendingAction.isBegun { known.reach.ended.insert(place) }
    } catch { if !(error is PhoneRefusal) { note(error, of: place) } }
  }

  /// Reads the trace of a step, from a place on.
  private func read(_ step: Step, from start: Int, _ waitedBefore: Bool) -> [Fault] {
    var faults: [Fault] = []
    var isReleased = false
    if step == .open || step == .unlock, !waitedBefore { taps.comeToFront() }
    virtual.look { world in
      obligations.read(world.trace, from: start)
      // By their places, for an entry is large and to copy one costs more than to look at it.
      for place in start..<max(start, world.trace.count) {
        read(world.trace[place], waitedBefore, &isReleased, &faults)
      }
    }
    if app.process != .running && app.process != .suspended {
      // The process is gone, and everything that waited in it.
      taps = Taps()
      declared.forget()
      _ = CrashSandbox.current?.takeReports()
    }
    return faults
  }

  private func read(
    _ entry: TraceEntry, _ waitedBefore: Bool, _ isReleased: inout Bool, _ faults: inout [Fault]
  ) {
    calls.read(entry, for: known)
    switch entry.what {
    case .event(.releaseManager, _, _): isReleased = true
    case .event(let event, _, _) where event.mayAsk: taps.noteCall(afterWait: waitedBefore)
    case .noticed(let noticed) where noticed.effect.endsProcess: taps = Taps()
    case .prompt(let prompt)
    where prompt.asker != .system && !taps.areBehindPrompt(afterWait: waitedBefore):
      faults.append(.promptWithoutGesture(prompt.title))
    case .promptEnded(let prompt) where isReleased && prompt.end == .suppressed(.withdrawn):
      faults.append(
        .answerLost("the manager that asked no longer exists, and its prompt is withdrawn"))
    case .complaint(let sentence) where sentence.hasPrefix("the delegate of"):
      faults.append(.answerLost(sentence))
    default: break
    }
  }

  private var brokenProperties: [Fault] {
    declared.properties.compactMap { property in
      guard property.kind != .eventually, let holds = holds(property) else { return nil }
      if holds == (property.kind == .always) { return nil }
      return .propertyViolated(
        property.kind == .always ? "not so: \(property.name)" : property.name)
    }
  }

  func holds(_ property: Property) -> Bool? {
    (try? property.holds(app)) ?? nil
  }
}

/// A closure that put no app on its phone.
struct NoAppError: Error, CustomStringConvertible {
  var description: String {
    "explore: the closure puts no app on the phone. Begin with `phone.app { Model() }`."
  }
}

extension IOS.Event {
  /// Whether it is a call of the app's that may bring up a question, now or later.
  fileprivate var mayAsk: Bool {
    switch self {
    case .requestWhenInUse, .requestAlways, .requestTemporaryFullAccuracy, .startLiveUpdates,
      .startMonitorEvents, .beginSession, .beginBackgroundActivity, .queryMotion,
      .startMotionUpdates, .readRawMotion, .createBluetoothManager:
      true
    default: false
    }
  }
}

extension IOS.Effect {
  /// Whether the process is gone after it.
  fileprivate var endsProcess: Bool {
    switch self {
    case .ended, .aborted, .killed: true
    default: false
    }
  }
}
