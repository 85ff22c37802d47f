import AuthorizationEngine
import Findings
import PlatformModel

/// One person's way through an app on one release: launch, ask, answer, use, leave.
struct AbilityRun {
  let engine: Engine
  let behaviour: AppBehaviour
  private var state: Situation
  private var crashed = false

  init(_ build: AppBuild, _ behaviour: AppBehaviour, on engine: Engine) {
    self.engine = engine
    self.behaviour = behaviour
    state = Situation(build)
    _ = send(.open)
    _ = send(.createManager)
  }

  /// What somebody who answers in one sense gets, in a table's few words.
  mutating func ability(_ answer: PersonsAnswer) -> Table.Cell {
    let first: Event = behaviour.requestsWhenInUse ? .requestWhenInUse : .requestAlways
    _ = send(first)
    guard state.prompt != nil else { return Table.Cell("no prompt", .bad) }
    guard press(answer) || (answer == .always && press(.whileUsing)) else {
      return Table.Cell("not offered")
    }
    var isLate = false
    if answer == .always, !hasAlways {
      guard behaviour.requestsAlways else { return Table.Cell("not asked") }
      if state.grant != .always { _ = send(.requestAlways) }
      if state.prompt != nil {
        _ = press(.always)
      } else if state.has(.provisional) {
        isLate = true
      }
      guard state.grant == .always else { return Table.Cell("not offered") }
    }
    return use(isLate: isLate)
  }

  private var hasAlways: Bool { state.grant == .always && !state.has(.provisional) }

  /// Starts updates and leaves the app.
  private mutating func use(isLate: Bool) -> Table.Cell {
    if behaviour.allowsBackgroundUpdates { _ = send(.setAllowsBackground(true)) }
    if crashed { return Table.Cell("crash", .bad) }
    if behaviour.showsIndicator { _ = send(.setShowsIndicator(true)) }
    _ = send(.startUpdating)
    guard let foreground = fix() else { return Table.Cell("nothing") }
    for event: Event in [.leave, .graceElapsed, .suspend] { _ = send(event) }
    let indicator = engine.showsIndicator(state)
    let background = fix() != nil
    let wanted = behaviour.allowsBackgroundUpdates || behaviour.requestsAlways
    let words =
      background ? (indicator ? "background, indicator" : "background") : "foreground"
    let precision = foreground == .reducedLocation ? ", reduced" : ""
    let late = isLate ? ", Always asked later" : ""
    return Table.Cell(words + precision + late, background || !wanted ? .good : .limited)
  }

  private mutating func fix() -> Effect.Delivery? {
    for case .delivered(let delivery) in send(.locationFix) { return delivery }
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

  private mutating func send(_ event: Event) -> [Effect] {
    let outcome = engine.step(state, event)
    state = outcome.state ?? state
    for case .aborted in outcome.effects { crashed = true }
    return outcome.effects
  }
}
