import PlatformModel
import TransitionSystem

extension IOS.Row {
  init(
    _ id: String, _ facts: [FactID], _ versions: OSVersion.Span = .allIOS,
    _ condition: IOS.System.Condition? = nil, on events: [IOS.Event] = [],
    when: IOS.Guard = .always,
    then: [IOS.Update] = [], effects: [IOS.Effect] = [], refuse refusal: IOS.Refusal? = nil
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
