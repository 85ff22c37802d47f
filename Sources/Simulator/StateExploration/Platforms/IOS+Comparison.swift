import AuthorizationEngine
import PlatformModel
import TransitionSystem

extension AuthorizationEngine.IOS {
  /// Whether it is time that passes.
  public static func isTime(_ event: Event) -> Bool { event.isTime }

  /// The event itself, and for an answer the button that means the same.
  public static func counterpart(
    of event: Event, _ here: Place<IOS>, _ there: Place<IOS>
  ) -> Event? {
    guard case .answer(let button) = event else { return event }
    guard let left = here.state.prompt, let right = there.state.prompt,
      here.engine.buttons(of: here.state).contains(button)
    else { return nil }
    let offered = there.engine.buttons(of: there.state)
    let meaning = ButtonMeaning(button, on: left)
    let match =
      offered.contains(button) && ButtonMeaning(button, on: right) == meaning
      ? button : offered.first { ButtonMeaning($0, on: right) == meaning }
    return match.map(Event.answer)
  }

  /// What a phone shows, or tells the app.
  public static func words(for aspect: DivergenceAspect, at place: Place<IOS>) -> String? {
    let state = place.state
    switch aspect {
    case .possible, .delivery: return nil
    case .question: return place.engine.question(state)
    case .standing:
      let standing = StateExploration.Standing(state)
      return standing.title
        + (standing.hasLocation && state.precision == .reduced ? ", approximate" : "")
    case .status:
      return "\(place.engine.status(of: state))"
        + (place.engine.accuracy(of: state) == .reducedAccuracy ? ", reduced" : "")
    case .process: return "\(state.process)"
    }
  }

  /// What reaches the app on an event.
  public static func deliveries(among effects: [Effect]) -> String {
    let words = effects.compactMap { effect -> String? in
      switch effect {
      case .delivered, .withheld, .locationError, .monitoringError, .aborted, .killed, .ignored:
        effect.spelled
      default: nil
      }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

extension IOS.Engine {
  fileprivate func question(_ state: IOS.State) -> String {
    guard let prompt = state.prompt else { return "no question" }
    let form = prompt.form(on: system.version)
    let toggle =
      form?.hasPreciseToggle == true
      ? " with Precise: \(state.has(.promptPrecise) ? "Off" : "On")" : ""
    return buttons(of: state).map { $0.rawValue }.joined(separator: " / ") + toggle
  }
}
