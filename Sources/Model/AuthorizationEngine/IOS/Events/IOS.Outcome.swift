import TransitionSystem

extension IOS {
  /// An effect, with the manager whose delegate notices it where the effect belongs to one.
  public struct Emission: Hashable, Sendable {
    /// What is noticed.
    public let effect: Effect
    /// The manager, in a ``IOS/AppState``.
    public let manager: ManagerID?

    /// An effect of a manager, or of the app.
    public init(_ effect: Effect, manager: ManagerID? = nil) {
      self.effect = effect
      self.manager = manager
    }
  }
}

extension IOS {
  /// The name of a location manager of the app.
  public struct ManagerID: RawRepresentable, Hashable, Sendable {
    /// A number that the caller chooses.
    public let rawValue: Int

    /// A name.
    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

extension TransitionSystem.Outcome where Notice == IOS.Emission {
  /// What was noticed, without whose it is; empty if the event was refused.
  public var effects: [IOS.Effect] { notices.map { $0.effect } }
}
