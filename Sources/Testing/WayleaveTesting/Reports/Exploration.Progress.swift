import PlatformModel

extension Exploration {
  /// The progress of a search.
  public struct Progress: Sendable {
    /// The release.
    public let release: OSVersion
    /// The depth to which every sequence of steps is searched.
    public let depth: Int
    /// How many states were found.
    public let states: Int
    /// How many steps were taken.
    public let transitions: Int

    init(release: OSVersion, _ outcome: SearchOutcome) {
      self.release = release
      depth = outcome.depth
      states = outcome.counts.states
      transitions = outcome.counts.transitions
    }
  }
}

extension Exploration.Progress: CustomStringConvertible {
  /// "iOS 17.7: every sequence of 4, 412 states, 1024 steps".
  public var description: String {
    "\(release): every sequence of \(depth), \(states) states, \(transitions) steps"
  }
}
