import TransitionSystem

/// The states found so far, and those still to look at.
///
/// With taps as the measure, states are found level by level; within a level by the number of steps. What
/// costs taps waits until all that costs fewer was found.
struct Frontier: ~Copyable {
  /// The least costly transition that an action was part of.
  struct First: Hashable, Sendable {
    var state: UInt32
    var event: UInt8
    var taps: UInt16 = .max
  }

  private(set) var known: KnownStates
  private(set) var firsts: [First]
  private(set) var transitions = 0
  private(set) var isCut = false

  private var found: FoundStates
  private var waiting = WaitingStates()
  private let costs: [UInt16]
  private let bounds: SearchBounds

  init(
    _ start: Words, costs: [UInt16], limits: SearchLimits, measure: Measure, actions: Int
  ) {
    self.costs = costs
    bounds = SearchBounds(limits, of: measure)
    known = KnownStates(from: start)
    firsts = Array(repeating: First(state: 0, event: 0), count: actions)
    found = FoundStates(events: costs.count)
  }

  /// Says that more could be found than was looked at.
  mutating func cut() { isCut = true }

  /// Looks at every state that is found until none is left or a limit is reached.
  mutating func search(_ machine: Machine) {
    var next = 0
    while true {
      if next < known.count {
        let node = known.nodes[next]
        if let steps = waiting.steps, steps <= node.steps &+ 1 {
          admitFound()
          admitWaiting(upTo: node.steps &+ 1)
        }
        if node.steps < bounds.steps { expand(next, node, machine) } else { isCut = true }
        if found.isFull { admitFound() }
        next += 1
      } else if found.count > 0 {
        admitFound()
      } else if let steps = waiting.steps {
        admitWaiting(upTo: steps)
      } else if !waiting.openNextLevel() {
        return
      }
    }
  }

  private mutating func admitWaiting(upTo steps: UInt16) {
    while let seed = waiting.take(upTo: steps) {
      known.reserve(1)
      admit(seed.state, StateSet.hash(seed.state), seed.node)
    }
  }

  /// Finds what a state leads to.
  @inline(__always)
  private mutating func expand(_ place: Int, _ node: KnownStates.Node, _ machine: Machine) {
    let state = known.states[place]
    let parent = UInt32(truncatingIfNeeded: place)
    machine.step(state) { event, action, next in
      transitions &+= 1
      let taps = node.taps &+ costs[event]
      let number = UInt8(truncatingIfNeeded: event)
      if firsts[action].taps > taps {
        firsts[action] = First(state: parent, event: number, taps: taps)
      }
      guard next != state else { return }
      found.append(
        next,
        KnownStates.Node(parent: parent, steps: node.steps &+ 1, taps: taps, event: number))
    }
  }

  /// Takes in what was found, in the order in which it was found.
  @inline(__always)
  private mutating func admitFound() {
    known.reserve(found.count)
    found.fetchSlots(in: known)
    for place in 0..<found.count {
      let one = found[place]
      if costs[Int(one.node.event)] == 0 {
        admit(one.state, one.hash, one.node)
      } else if !known.contains(one.state) {
        wait(WaitingStates.Seed(state: one.state, node: one.node))
      }
    }
    found.removeAll()
  }

  private mutating func wait(_ seed: WaitingStates.Seed) {
    guard seed.node.taps <= bounds.taps else {
      isCut = true
      return
    }
    waiting.append(seed)
  }

  @inline(__always)
  private mutating func admit(_ state: Words, _ hash: UInt64, _ node: KnownStates.Node) {
    if known.count >= bounds.states {
      if !known.contains(state) { isCut = true }
      return
    }
    known.insert(state, hash, node)
  }
}
