import AuthorizationEngine
import Findings
import PlatformModel

/// One person's way through an app on one release: launch, ask, answer, use, leave.
struct AbilityRun {
  let engine: IOS.Engine
  let behaviour: AppBehaviour
  private var state: IOS.State
  private var crashed = false

  init(_ build: IOS.Build, _ behaviour: AppBehaviour, on engine: IOS.Engine) {
    self.engine = engine
    self.behaviour = behaviour
    state = IOS.State(build)
    _ = send(.open)
    _ = send(.createManager)
  }

  /// What somebody who answers in one sense gets, in a table's few words.
  mutating func ability(_ answer: PersonsAnswer) -> Table.Cell {
    switch ask(answer) {
    case .noPrompt: Table.Cell("no prompt", .bad)
    case .notOffered: Table.Cell("not offered")
    case .notAsked: Table.Cell("not asked")
    case .answered(let isLate): use(isLate: isLate)
    }
  }

  /// What becomes of a request that somebody means to answer in one sense.
  enum Asked: Hashable {
    case noPrompt
    case notOffered
    case notAsked
    /// Answered so; late where iOS asks for Always only later.
    case answered(isLate: Bool)
  }

  /// Asks, and answers in one sense.
  mutating func ask(_ answer: PersonsAnswer) -> Asked {
    let beginsWithAlways = !behaviour.requestsWhenInUse || behaviour.asksAlwaysFirst
    let hasOther = beginsWithAlways ? behaviour.requestsWhenInUse : behaviour.requestsAlways
    let other: IOS.Event? =
      hasOther ? (beginsWithAlways ? .requestWhenInUse : .requestAlways) : nil
    _ = send(beginsWithAlways ? .requestAlways : .requestWhenInUse)
    // A request that does nothing does not use up the other one.
    if state.prompt == nil, let other { _ = send(other) }
    guard state.prompt != nil else { return .noPrompt }
    guard press(answer) || (answer == .always && press(.whileUsing)) else { return .notOffered }
    var isLate = false
    if answer == .always, !hasAlways {
      guard behaviour.requestsAlways else { return .notAsked }
      if state.grant != .always { _ = send(.requestAlways) }
      if state.prompt != nil {
        _ = press(.always)
      } else if state.has(.provisional) {
        isLate = true
      }
      guard state.grant == .always else { return .notOffered }
    }
    return .answered(isLate: isLate)
  }

  private var hasAlways: Bool { state.grant == .always && !state.has(.provisional) }

  /// Starts updates and leaves the app.
  private mutating func use(isLate: Bool) -> Table.Cell {
    if behaviour.backgroundFlag == .inFront { _ = send(.setAllowsBackground(true)) }
    if crashed { return Table.Cell("crash", .bad) }
    if behaviour.showsIndicator { _ = send(.setShowsIndicator(true)) }
    if behaviour.isFiltered {
      for event: IOS.Event in [.setDistanceFilter(true), .startSignificantChanges] {
        _ = send(event)
      }
    }
    for service in services { _ = send(service.start) }
    // Refused before iOS 17, which has no such session.
    if behaviour.holdsBackgroundSession { _ = send(.beginBackgroundActivity) }
    guard let foreground = delivery() else { return Table.Cell("nothing") }
    switch behaviour.start {
    case .works: break
    case .givesNothing: return Table.Cell("nothing", .bad)
    case .needsAlways:
      if state.grant != .always { return Table.Cell("nothing", .bad) }
    case .endsProcess:
      if engine.system.version >= .iOS(9) { return Table.Cell("crash", .bad) }
    }
    // Always that is provisional has no limits of its own until people confirm it.
    var confirmed: AbilityRun?
    if isLate {
      var run = self
      run.state = run.state.with(.provisional, false)
      confirmed = run
    }
    _ = send(.leave)
    if behaviour.backgroundFlag == .inBackground { _ = send(.setAllowsBackground(true)) }
    if crashed { return Table.Cell("crash in the background", .bad) }
    for event: IOS.Event in [.graceElapsed, .suspend] { _ = send(event) }
    let indicator = engine.showsIndicator(state)
    let background = delivery() != nil
    let ends = background && behaviour.clearsFlagUnderAlways && hasAlways
    let wanted =
      behaviour.backgroundFlag != .never || behaviour.requestsAlways
      || behaviour.holdsBackgroundSession
    let words =
      background ? (indicator ? "background, indicator" : "background") : "foreground"
    let end = ends ? ", until the flag is cleared" : ""
    let precision = foreground == .reducedLocation ? ", reduced" : ""
    let late = isLate ? ", Always asked later" : ""
    let worse = background && confirmed?.worksInBackground() == false ? ", then foreground" : ""
    return Table.Cell(
      words + end + precision + late + worse, background && !ends || !wanted ? .good : .limited)
  }

  /// Whether something still arrives after the app was left.
  private mutating func worksInBackground() -> Bool {
    _ = send(.leave)
    if behaviour.backgroundFlag == .inBackground { _ = send(.setAllowsBackground(true)) }
    for event: IOS.Event in [.graceElapsed, .suspend] { _ = send(event) }
    return delivery() != nil
  }

  /// The services that count, in a fixed order: where updates are started, they tell what people
  /// get.
  private var services: [AppBehaviour.Service] {
    behaviour.services.isDisjoint(with: [.updates])
      ? AppBehaviour.Service.allCases.filter(behaviour.services.contains) : [.updates]
  }

  /// The first thing that a service gives as matters are; nil if none gives anything.
  private mutating func delivery() -> IOS.Effect.Delivery? {
    for service in services {
      for case .delivered(let delivery) in send(service.occasion) { return delivery }
    }
    return nil
  }

  private mutating func press(_ answer: PersonsAnswer) -> Bool {
    guard let prompt = state.prompt else { return false }
    let offered = engine.buttons(of: state)
    guard let button = answer.buttons(for: prompt).first(where: offered.contains) else {
      return false
    }
    _ = send(.answer(button))
    return true
  }

  private mutating func send(_ event: IOS.Event) -> [IOS.Effect] {
    let outcome = engine.step(state, event)
    state = outcome.state ?? state
    for case .aborted in outcome.effects { crashed = true }
    return outcome.effects
  }
}

extension AppBehaviour.Service {
  /// The call that starts it.
  fileprivate var start: IOS.Event {
    switch self {
    case .updates: .startUpdating
    case .significantChanges: .startSignificantChanges
    case .visits: .startVisits
    case .regions: .startRegion
    case .beacons: .startRanging
    }
  }

  /// What happens for it to give something.
  fileprivate var occasion: IOS.Event {
    switch self {
    case .updates: .locationFix
    case .significantChanges: .happens(.significantChange)
    case .visits: .happens(.visit)
    case .regions: .happens(.region)
    case .beacons: .beaconSeen
    }
  }
}
