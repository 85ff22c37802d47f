import AuthorizationEngine

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

  private(set) var states: ContiguousArray<Words>
  private(set) var nodes: ContiguousArray<Node>
  private(set) var firsts: [First]
  private(set) var transitions = 0
  private(set) var isCut = false

  private var known = StateSet()
  private var settled: ContiguousArray<Bool>
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
    _ start: Situation, costs: [UInt16], limits: SearchLimits, measure: Measure,
    _ program: SearchProgram
  ) {
    let depth = limits.depth.map { UInt16($0) } ?? .max
    self.costs = costs
    mostStates = limits.states
    mostSteps = measure == .steps ? depth : .max - 1
    mostTaps = measure == .taps ? depth : .max
    states = [Words(start)]
    nodes = [Node(parent: 0, steps: 0, taps: 0, event: 0)]
    settled = []
    firsts = Array(repeating: First(state: 0, event: 0), count: program.actions.count)
    _ = known.insert(states[0], as: 0)
  }

  /// Looks at every state that is found until none is left or a limit is reached.
  mutating func search(_ machine: Machine) {
    settled = [machine.settle(states[0]).state == states[0] && !machine.judgesAll]
    var next = 0
    while true {
      if next < nodes.count {
        admitSeeds(upTo: nodes[next].steps &+ 1, machine)
        if nodes[next].steps < mostSteps { expand(next, machine) } else { isCut = true }
        next += 1
      } else if nextSeed < seeds.count {
        admitSeeds(upTo: seeds[nextSeed].node.steps, machine)
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

  private mutating func admitSeeds(upTo steps: UInt16, _ machine: Machine) {
    while nextSeed < seeds.count, seeds[nextSeed].node.steps <= steps {
      let seed = seeds[nextSeed]
      nextSeed += 1
      // Whether it is settled was not kept with the seed.
      admit(seed.state, seed.node, isSettled: nil, machine)
    }
  }

  @inline(__always)
  private mutating func expand(_ place: Int, _ machine: Machine) {
    let state = states[place]
    let isSettled = settled[place]
    let node = nodes[place]
    for event in 0..<costs.count {
      let end = machine.answer(event, state)
      guard end != SearchProgram.refused else { continue }
      transitions &+= 1
      let taps = node.taps &+ costs[event]
      let action = SearchProgram.action(at: end)
      if firsts[action].taps > taps {
        firsts[action] = First(
          state: UInt32(truncatingIfNeeded: place), event: UInt8(truncatingIfNeeded: event),
          taps: taps)
      }
      let moved = machine.apply(end, state)
      if isSettled, moved == state { continue }
      let passed =
        isSettled ? machine.settle(moved, changed: moved ^ state) : machine.settle(moved)
      if passed.state == state { continue }
      let reached = Node(
        parent: UInt32(truncatingIfNeeded: place), steps: node.steps &+ 1, taps: taps,
        event: UInt8(truncatingIfNeeded: event))
      if costs[event] == 0 {
        admit(passed.state, reached, isSettled: passed, machine)
      } else if !known.contains(passed.state) {
        wait(Seed(state: passed.state, node: reached))
      }
    }
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
  private mutating func admit(
    _ state: Words, _ node: Node, isSettled: Machine.Passed?, _ machine: Machine
  ) {
    if known.isFull { known.grow(over: states) }
    if states.count >= mostStates {
      if !known.contains(state) { isCut = true }
      return
    }
    guard known.insert(state, as: UInt32(truncatingIfNeeded: states.count)) else { return }
    states.append(state)
    nodes.append(node)
    settled.append(
      isSettled.map(machine.isSettled) ?? (machine.settle(state).state == state))
  }
}
