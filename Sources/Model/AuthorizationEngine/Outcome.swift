/// What becomes of a state on an event.
public enum Outcome<State: Hashable & Sendable>: Hashable, Sendable {
  /// The next state, which may be the same, and what was noticed, in order.
  case moved(State, [Emission])
  /// The event cannot happen; the state stays as it was.
  case refused(Refusal)
}

/// An effect, with the manager whose delegate notices it where the effect belongs to one.
public struct Emission: Hashable, Sendable {
  /// What is noticed.
  public let effect: Effect
  /// The manager, in a ``PhoneState``.
  public let manager: ManagerID?

  /// An effect of a manager, or of the app.
  public init(_ effect: Effect, manager: ManagerID? = nil) {
    self.effect = effect
    self.manager = manager
  }
}

/// The name of a location manager of the app.
public struct ManagerID: RawRepresentable, Hashable, Sendable {
  /// A number that the caller chooses.
  public let rawValue: Int

  /// A name.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension Outcome {
  /// The next state, or nil where the event was refused.
  public var state: State? {
    if case .moved(let state, _) = self { state } else { nil }
  }

  /// What was noticed; empty where the event was refused.
  public var effects: [Effect] {
    if case .moved(_, let emissions) = self { emissions.map(\.effect) } else { [] }
  }

  /// Why the event was refused, or nil.
  public var refusal: Refusal? {
    if case .refused(let refusal) = self { refusal } else { nil }
  }
}
