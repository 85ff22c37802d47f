/// The limits of a search, in the numbers that it counts with.
struct SearchBounds {
  /// The most states that are kept.
  let states: Int
  /// The most steps from the start.
  let steps: UInt16
  /// The most taps from the start.
  let taps: UInt16

  /// The depth bounds what the search measures; nothing but its type bounds the other.
  init(_ limits: SearchLimits, of measure: Measure) {
    let depth = limits.depth.map { UInt16($0) } ?? .max
    states = limits.states
    steps = measure == .steps ? depth : .max - 1
    taps = measure == .taps ? depth : .max
  }
}
