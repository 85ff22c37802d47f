import TransitionSystem

/// The states found so far, in the order in which they were found, and those still to look at.
///
/// With taps as the measure, states are found level by level; within a level by the number of steps. What
/// costs taps waits until all that costs fewer was found.
struct Frontier: ~Copyable {
  /// How a state was reached first.
  struct Node: Hashable, Sendable {
    var parent: UInt32
    var steps: UInt16
    var taps: UInt16
    /// The place of the event in the alphabet.
    var event: UInt8
  }

  /// The least costly transition that an action was part of.
  struct First: Hashable, Sendable {
    var state: UInt32
    var event: UInt8
    var taps: UInt16 = .max
  }

  private struct Seed {
    var state: Words
    var node: Node
  }

  /// A state that some event leads to, known or not.
  private struct Found {
    var state: Words
    var hash: UInt64
    var node: Node
  }

  /// How many states are looked up together.
  private static let batch = 256

  private(set) var states: ContiguousArray<Words>
  private(set) var nodes: ContiguousArray<Node>
  private(set) var firsts: [First]
  private(set) var transitions = 0
  private(set) var isCut = false
  /// Keeps the compiler from leaving out what only fetches.
  private(set) var fetched: UInt64 = 0

  private var known = StateSet()
  private var found: UnsafeMutableBufferPointer<Found>
  private var foundCount = 0
  private var seeds: ContiguousArray<Seed> = []
  /// What waits for each level, by the taps that it takes.
  private var waiting: [ContiguousArray<Seed>] = []
  private var level = 0
  private var nextSeed = 0
  private let costs: [UInt16]
  private let mostStates: Int
  private let mostSteps: UInt16
  private let mostTaps: UInt16

  init(
    _ start: Words, costs: [UInt16], limits: SearchLimits, measure: Measure, actions: Int
  ) {
    let depth = limits.depth.map { UInt16($0) } ?? .max
    self.costs = costs
    mostStates = limits.states
    mostSteps = measure == .steps ? depth : .max - 1
    mostTaps = measure == .taps ? depth : .max
    states = [start]
    nodes = [Node(parent: 0, steps: 0, taps: 0, event: 0)]
    firsts = Array(repeating: First(state: 0, event: 0), count: actions)
    found = .allocate(capacity: Self.batch + costs.count)
    _ = known.insert(states[0], StateSet.hash(states[0]), as: 0)
  }

  deinit { found.deallocate() }

  /// Says that more could be found than was looked at.
  mutating func cut() { isCut = true }

  /// Looks at every state that is found until none is left or a limit is reached.
  mutating func search(_ machine: Machine) {
    var next = 0
    while true {
      if next < nodes.count {
        let node = nodes[next]
        if nextSeed < seeds.count, seeds[nextSeed].node.steps <= node.steps &+ 1 {
          admitFound()
          admitSeeds(upTo: node.steps &+ 1)
        }
        if node.steps < mostSteps { expand(next, node, machine) } else { isCut = true }
        if foundCount >= Self.batch { admitFound() }
        next += 1
      } else if foundCount > 0 {
        admitFound()
      } else if nextSeed < seeds.count {
        admitSeeds(upTo: seeds[nextSeed].node.steps)
      } else if !openNextLevel() {
        return
      }
    }
  }

  /// Takes the seeds of the next level that has any, the fewest steps first.
  private mutating func openNextLevel() -> Bool {
    nextSeed = 0
    seeds.removeAll()
    while level + 1 < waiting.count {
      level += 1
      guard !waiting[level].isEmpty else { continue }
      let order = waiting[level].indices.sorted { left, right in
        (waiting[level][left].node.steps, left) < (waiting[level][right].node.steps, right)
      }
      seeds = ContiguousArray(order.map { waiting[level][$0] })
      waiting[level] = []
      return true
    }
    return false
  }

  private mutating func admitSeeds(upTo steps: UInt16) {
    while nextSeed < seeds.count, seeds[nextSeed].node.steps <= steps {
      let seed = seeds[nextSeed]
      nextSeed += 1
      known.reserve(1, over: states)
      admit(seed.state, StateSet.hash(seed.state), seed.node)
    }
  }

  /// Finds what a state leads to.
  @inline(__always)
  private mutating func expand(_ place: Int, _ node: Node, _ machine: Machine) {
    let state = states[place]
    let parent = UInt32(truncatingIfNeeded: place)
    machine.step(state) { event, action, next in
      transitions &+= 1
      let taps = node.taps &+ costs[event]
      let number = UInt8(truncatingIfNeeded: event)
      if firsts[action].taps > taps {
        firsts[action] = First(state: parent, event: number, taps: taps)
      }
      guard next != state else { return }
      found[foundCount] = Found(
        state: next, hash: StateSet.hash(next),
        node: Node(parent: parent, steps: node.steps &+ 1, taps: taps, event: number))
      foundCount &+= 1
    }
  }

  /// Takes in what was found, in the order in which it was found.
  ///
  /// All slots are fetched first: that the memory is slow then counts once and not each time.
  @inline(__always)
  private mutating func admitFound() {
    known.reserve(foundCount, over: states)
    var sum: UInt64 = 0
    for place in 0..<foundCount { sum &+= known.fetch(found[place].hash) }
    fetched = sum
    for place in 0..<foundCount {
      let one = found[place]
      if costs[Int(one.node.event)] == 0 {
        admit(one.state, one.hash, one.node)
      } else if !known.contains(one.state) {
        wait(Seed(state: one.state, node: one.node))
      }
    }
    foundCount = 0
  }

  private mutating func wait(_ seed: Seed) {
    guard seed.node.taps <= mostTaps else {
      isCut = true
      return
    }
    while waiting.count <= Int(seed.node.taps) { waiting.append([]) }
    waiting[Int(seed.node.taps)].append(seed)
  }

  @inline(__always)
  private mutating func admit(_ state: Words, _ hash: UInt64, _ node: Node) {
    if states.count >= mostStates {
      if !known.contains(state) { isCut = true }
      return
    }
    guard known.insert(state, hash, as: UInt32(truncatingIfNeeded: states.count)) else { return }
    states.append(state)
    nodes.append(node)
  }
}
