/// Where a search stops though more could be found; by default at eight million states.
public struct SearchLimits: Hashable, Sendable {
  /// The most states that are kept.
  public var states: Int
  /// The most steps, or taps where taps are counted, from the start; nil for no bound.
  public var depth: Int?

  /// Bounds of a search.
  public init(states: Int = 8_000_000, depth: Int? = nil) {
    self.states = max(1, min(states, Int(UInt32.max) - 1))
    self.depth = depth.map { max(0, min($0, Int(UInt16.max) - 1)) }
  }
}

/// What a search keeps small first on the way to each state.
public enum Measure: String, Hashable, Sendable, CaseIterable {
  /// The number of events.
  case steps
  /// The number of the person's acts, and among ways with equally many the number of events.
  case taps
}
