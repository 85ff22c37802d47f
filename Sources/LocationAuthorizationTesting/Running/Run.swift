import AppHosting
import AuthorizationEngine
import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// One life of a phone in a search: set up anew, then taken step by step.
final class Run {
  let phone: ExploredPhone
  let app: VirtualApp
  let declared: Declared
  private let acts: PersonActs
  /// The taps that wait, oldest first.
  private(set) var tickets: [Ticket] = []
  private var duties = Duties()
  /// Whether something was tapped since the app last came to the front.
  private var wasTapped = false
  private var isAway = false
  /// The trace's length before the last step.
  private(set) var stepStart = 0

  /// Sets a phone up, opens the app, and tells what went wrong already.
  init(
    on release: OSVersion, _ acts: PersonActs, _ describe: (ExploredPhone) throws -> Void
  ) throws {
    self.acts = acts
    phone = ExploredPhone(on: release)
    Self.takeOver(phone)
    phone.virtual.keepFooting()
    try describe(phone)
    if let problem = phone.problem { throw problem }
    guard let declared = phone.declared, let app = declared.app else { throw NothingToExplore() }
    self.declared = declared
    self.app = app
    if phone.virtual.world.fix == nil, let city = City.named("Vienna") {
      phone.virtual.stand(in: city)
    }
  }

  /// Goes on upon the stage of this thread.
  func takeOver() { Self.takeOver(phone) }

  private static func takeOver(_ phone: ExploredPhone) {
    guard let stage = Stage.current else { return }
    Traps.register(stage, for: phone.virtual)
    _ = stage.takeReports()
  }

  deinit {
    Traps.register(nil, for: phone.virtual)
  }

  private var virtual: VirtualPhone { phone.virtual }

  /// Takes one step; gives what went wrong in it. Throws where the phone refuses it.
  ///
  /// Properties are asked for where it is the last step of a run: before that they were asked once.
  func take(_ step: Step, isLast: Bool = true) throws -> [Fault] {
    stepStart = virtual.trace.count
    let waitedBefore = !tickets.isEmpty
    var refusal: (any Error)?
    do { try perform(step) } catch { refusal = error }
    var faults: [Fault] = []
    if let crash = app.lastCrash {
      faults.append(.crash(crash.description))
    } else if let refusal {
      throw refusal
    }
    for report in Stage.current?.takeReports() ?? [] { faults.append(.leaked(report.function)) }
    faults += read(step, waitedBefore)
    for ticket in tickets where ticket.wasEarly && declared.actions[ticket.action].answers {
      faults.append(.answeredEarly(declared.actions[ticket.action].name))
    }
    tickets.removeAll { !$0.isWaiting }
    if faults.isEmpty, isLast { faults = brokenProperties }
    return faults
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
    case .wait:
      if let next = virtual.nextMoment { virtual.advance(by: next - virtual.now) }
    case .move:
      isAway.toggle()
      let start = virtual.world.fix?.coordinate
      if let start { virtual.stand(at: start.moved(by: 10_000, course: isAway ? 90 : 270)) }
    }
  }

  private func tap(_ place: Int) {
    guard declared.actions.indices.contains(place) else { return }
    let ticket = Ticket(action: place, on: virtual)
    tickets.append(ticket)
    wasTapped = true
    // What an action throws is its own affair, and a crash is asked for afterwards.
    try? declared.actions[place].begin(app, ticket)
  }

  /// Reads the trace of a step.
  private func read(_ step: Step, _ waitedBefore: Bool) -> [Fault] {
    var faults: [Fault] = []
    var isReleased = false
    if step == .open || step == .unlock, !waitedBefore { wasTapped = false }
    for entry in virtual.trace[stepStart...] {
      duties.read(entry)
      switch entry.what {
      case .event(.releaseManager, _, _): isReleased = true
      case .noticed(let noticed) where noticed.effect.endsProcess: end()
      case .prompt(let prompt)
      where prompt.asker != .system && !wasTapped && !waitedBefore:
        faults.append(.promptWithoutGesture(prompt.title))
      case .promptEnded(let prompt) where isReleased && prompt.end == .suppressed(.withdrawn):
        faults.append(.answerLost("the manager that asked is gone, and its question with it"))
      case .complaint(let sentence) where sentence.hasPrefix("the delegate of"):
        faults.append(.answerLost(sentence))
      default: break
      }
    }
    if app.process != .running && app.process != .suspended {
      end()
      declared.forget()
      _ = Stage.current?.takeReports()
    }
    return faults
  }

  /// The process is gone, and everything that waited in it.
  private func end() {
    tickets = []
    wasTapped = false
  }

  private var brokenProperties: [Fault] {
    declared.properties.compactMap { property in
      guard property.kind != .eventually, let holds = holds(property) else { return nil }
      if holds == (property.kind == .always) { return nil }
      return .broken(property.kind == .always ? "not so: \(property.name)" : property.name)
    }
  }

  private func holds(_ property: Property) -> Bool? {
    (try? property.holds()) ?? nil
  }
}

/// Where the search stands.
extension Run {
  /// What is to be known of a state.
  struct Scene {
    var key: Digest
    var steps: [Step]
    /// The actions that wait, oldest first.
    var waiting: [Int]
    var duties: [Duty]
    /// What the app shows, in words where it has said how.
    var view: String
  }

  /// The state that the run has come to.
  func scene() -> Scene {
    let world = virtual.world
    var key = Digest()
    key.add(world.likeness)
    if let loop = VirtualLoop.of(virtual) { key.add(loop.outlook(at: world.now)) }
    key.add(tickets.map { UInt64($0.action) })
    for duty in duties.open { key.add(PhoneWorld.word(duty.name)) }
    key.add([wasTapped ? 1 : 0, isAway ? 1 : 0])
    let view: String
    if let shown = declared.shown {
      view = (try? shown()) ?? ""
      key.add(PhoneWorld.word(view))
    } else {
      let portrait = Portrait(of: declared.portrait()).digest
      view = portrait.description
      key.add(portrait)
    }
    let unmet = declared.properties.filter { $0.kind == .eventually && holds($0) == false }
    return Scene(
      key: key, steps: steps(in: world), waiting: tickets.map(\.action),
      duties: duties.due(world.status(of: app.id), on: world.system.version)
        + unmet.map { Duty(kind: .property, name: "never again: \($0.name)") },
      view: view)
  }

  /// What can be done now.
  private func steps(in world: PhoneWorld) -> [Step] {
    guard let seen = world.situation(of: app.id) else { return [] }
    let isFree = world.prompt == nil && seen.lock == .unlocked
    var steps: [Step] = []
    if isFree, world.frontmost == app.id, seen.process == .running {
      for place in declared.actions.indices
      where tickets.count(where: { $0.action == place }) < Self.mostTaps {
        steps.append(.tap(place))
      }
    }
    if let prompt = world.prompt, seen.lock == .unlocked {
      steps += prompt.buttons.map(Step.answer)
      if acts.contains(.precise), prompt.precise == .full { steps.append(.preciseOff) }
    }
    if virtual.nextMoment != nil { steps.append(.wait) }
    if seen.lock != .unlocked { return steps + [.unlock] }
    if world.prompt == nil, world.frontmost != app.id { steps.append(.open) }
    if acts.contains(.lock) { steps.append(.lock) }
    if acts.contains(.leave), isFree, world.frontmost == app.id { steps.append(.leave) }
    if acts.contains(.quit), seen.process == .running || seen.process == .suspended {
      steps.append(.quit)
    }
    if acts.contains(.movement), seen.followsMovement { steps.append(.move) }
    return isFree ? steps + changes(in: world) : steps
  }

  /// What can be changed in Settings.
  private func changes(in world: PhoneWorld) -> [Step] {
    var steps: [Step] = []
    let page = world.settingsPage(of: app.id)
    let isOn = world.deviceState.has(.lsOn)
    if acts.contains(.settings), let page {
      steps += page.choices.filter { $0.label(on: world.system.version) != page.row }
        .map(Step.choose)
      if let isPrecise = page.isPrecise { steps.append(.setPrecise(!isPrecise)) }
    }
    if acts.contains(.locationServices) { steps.append(.locationServices(!isOn)) }
    if acts.contains(.otherPermissions) {
      if let seen = world.situation(of: app.id) {
        if seen.motion != .notDetermined { steps.append(.motion(seen.motion != .allowed)) }
        if seen.bluetooth != .notDetermined, world.system.version >= .iOS(13) {
          steps.append(.bluetooth(seen.bluetooth != .allowed))
        }
      }
    }
    if acts.contains(.restart) { steps.append(.restart) }
    return steps
  }

  /// How often one action may be tapped while it waits.
  private static let mostTaps = 2
}

/// A closure that put no app on its phone.
struct NothingToExplore: Error, CustomStringConvertible {
  var description: String {
    "explore: the closure puts no app on the phone. Begin with `phone.app { Model() }`."
  }
}

extension Effect {
  /// Whether the process is gone after it.
  fileprivate var endsProcess: Bool {
    switch self {
    case .ended, .aborted, .killed: true
    default: false
    }
  }
}

extension Situation {
  /// Whether it matters to the app that the phone moves.
  fileprivate var followsMovement: Bool {
    has(.slc) || has(.visits) || self[.regions] != 0 || self[.conditions] != 0
  }
}

extension String {
  /// The function of a report of Swift's about a continuation.
  var function: String {
    let words = split(separator: ": ", maxSplits: 1).last ?? ""
    return words.split(separator: " leaked its").first.map(String.init) ?? self
  }
}
