import AuthorizationEngine
import PlatformModel
import TransitionSystem

extension Android {
  /// Whether it is time that passes, or the system that ends the app.
  public static func isTime(_ event: Event) -> Bool {
    switch event {
    case .oneTimeExpires, .unusedFor90Days, .processDies: true
    default: false
    }
  }

  /// The event itself; for an answer the button that means the same, and in Settings the choice.
  public static func counterpart(
    of event: Event, _ here: Place<Android>, _ there: Place<Android>
  ) -> Event? {
    switch event {
    case .answer(let button):
      guard let left = here.state.prompt, let right = there.state.prompt,
        here.buttons.contains(button)
      else { return nil }
      let meaning = AndroidButtonMeaning(button, on: left)
      let offered = there.buttons
      let match =
        offered.contains(button) && AndroidButtonMeaning(button, on: right) == meaning
        ? button : offered.first { AndroidButtonMeaning($0, on: right) == meaning }
      return match.map(Event.answer)
    // Up to Android 9 there is one switch, and it is for all the time.
    case .choose(.location, .allow) where here.device.level < 29 && there.device.level >= 29:
      return .choose(.location, .allTheTime)
    default: return event
    }
  }

  /// What a phone shows, or tells the app.
  public static func words(for aspect: DivergenceAspect, at place: Place<Android>) -> String? {
    switch aspect {
    case .possible, .delivery: nil
    case .question: place.question
    case .standing:
      place.standing.title
        + (place.standing.hasLocation && isReduced(place.state) ? ", approximate" : "")
    case .status: place.told
    case .process: "\(place.state.presence)"
    }
  }

  /// What reaches the app on an event.
  public static func deliveries(among effects: [Effect]) -> String {
    let words = effects.compactMap { effect -> String? in
      switch effect {
      case .result, .cancelled, .killed, .threw, .delivered, .withheld: effect.spelled
      default: nil
      }
    }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

extension Place<Android> {
  /// The buttons that the dialog on the screen offers in this state.
  public var buttons: [Android.Button] {
    guard let prompt = state.prompt else { return [] }
    return prompt.buttons.filter {
      engine.program.refusal(of: .answer($0), in: state.words) == nil
    }
  }

  fileprivate var standing: AndroidStanding { AndroidStanding(state, on: device) }

  fileprivate var question: String {
    guard let prompt = state.prompt else { return "no question" }
    let choice =
      prompt == .accuracyChoice
      ? " with \(state.has(.approximate) ? "Approximate" : "Precise")" : ""
    return buttons.map { $0.label(on: device.level, of: prompt) }.joined(separator: " / ") + choice
  }

  /// What checkSelfPermission and shouldShowRequestPermissionRationale say of the location.
  fileprivate var told: String {
    Android.Group.location.members.filter { state.has(.declared, $0) }.map { one in
      let rationale = engine.rationale(one, in: state) ? " with a rationale" : ""
      return "\(one) \(state.check(one) ? "granted" : "denied")\(rationale)"
    }.joined(separator: ", ")
  }
}
