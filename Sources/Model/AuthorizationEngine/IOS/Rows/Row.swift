import PlatformModel
import TransitionSystem

extension Row {
  init(
    _ id: String, _ facts: [FactID], _ versions: OSVersion.Span = .allIOS,
    _ condition: System.Condition? = nil, on events: [Event] = [], when: Guard = .always,
    then: [Update] = [], effects: [Effect] = [], refuse refusal: Refusal? = nil
  ) {
    self.init(
      id: id, facts: facts, scope: [.versions(versions)] + (condition.map { [$0] } ?? []),
      events: events, when: when, then: then, effects: effects, refusal: refusal)
  }

  /// The releases on which it applies.
  public var versions: OSVersion.Span {
    for case .versions(let span) in scope { return span }
    return .allIOS
  }
}
