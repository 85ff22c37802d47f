import TransitionSystem

/// States that cost taps: each waits until all that costs fewer was found.
struct WaitingStates {
  /// A state, and how it would be reached.
  struct Seed {
    var state: Words
    var node: KnownStates.Node
  }

  /// Those of the open level, the fewest steps first.
  private var seeds: ContiguousArray<Seed> = []
  private var next = 0
  /// What waits for each level, by the taps that it takes.
  private var levels: [ContiguousArray<Seed>] = []
  private var level = 0

  /// The steps to the next state of the open level; nil if none is left.
  var steps: UInt16? {
    @inline(__always) get { next < seeds.count ? seeds[next].node.steps : nil }
  }

  /// Takes the next state of the open level out, if no more than some steps lead to it.
  mutating func take(upTo steps: UInt16) -> Seed? {
    guard next < seeds.count, seeds[next].node.steps <= steps else { return nil }
    next += 1
    return seeds[next - 1]
  }

  /// Has a state wait for the level of its taps.
  mutating func append(_ seed: Seed) {
    while levels.count <= Int(seed.node.taps) { levels.append([]) }
    levels[Int(seed.node.taps)].append(seed)
  }

  /// Opens the next level that has any states; false if there is none.
  mutating func openNextLevel() -> Bool {
    next = 0
    seeds.removeAll()
    while level + 1 < levels.count {
      level += 1
      guard !levels[level].isEmpty else { continue }
      let order = levels[level].indices.sorted { left, right in
        (levels[level][left].node.steps, left) < (levels[level][right].node.steps, right)
      }
      seeds = ContiguousArray(order.map { levels[level][$0] })
      levels[level] = []
      return true
    }
    return false
  }
}
