/// What becomes of a state on an event.
public enum Outcome<State, Notice, Refusal>: Hashable, Sendable
where State: Hashable & Sendable, Notice: Hashable & Sendable, Refusal: Hashable & Sendable {
  /// The next state, which may be the same, and what was noticed, in order.
  case moved(State, [Notice])
  /// The event cannot happen; the state stays as it was.
  case refused(Refusal)
}

extension Outcome {
  /// The next state, or nil if the event was refused.
  public var state: State? {
    if case .moved(let state, _) = self { state } else { nil }
  }

  /// What was noticed; empty if the event was refused.
  public var notices: [Notice] {
    if case .moved(_, let notices) = self { notices } else { [] }
  }

  /// Why the event was refused, or nil.
  public var refusal: Refusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}
