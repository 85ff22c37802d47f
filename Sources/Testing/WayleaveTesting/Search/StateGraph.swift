import PhoneSimulator
import StateExploration

/// The states that a search has come to, and where their steps lead.
struct StateGraph {
  private(set) var nodes: [Node] = []
  private var places: [Digest: Int] = [:]
  /// To what depth the search goes in the usual order.
  private let depth: Int

  init(depth: Int) { self.depth = depth }

  /// The state that a run has come to, new or known.
  mutating func arrive(_ snapshot: Run.StateSnapshot, _ origin: (node: Int, step: Int)?) -> Int {
    let level = origin.map { nodes[$0.node].level + 1 } ?? 0
    if let known = places[snapshot.key] {
      if level < nodes[known].level, let origin, takesOver(known, origin) {
        setOrigin(of: known, to: origin, level: level)
      }
      return known
    }
    places[snapshot.key] = nodes.count
    nodes.append(Node(snapshot, origin: origin, level: level))
    return nodes.count - 1
  }

  /// The state of a snapshot; nil if the search has not come to it.
  func place(of snapshot: Run.StateSnapshot) -> Int? { places[snapshot.key] }

  /// Whether a shorter path to a state replaces its own: none with more code out of turn does, once
  /// the search in the usual order has come to the state.
  private func takesOver(_ known: Int, _ origin: (node: Int, step: Int)) -> Bool {
    let own = nodes[origin.node].steps[origin.step].order?.turns.count ?? 0
    return nodes[known].level > depth || turns(to: origin.node) + own <= turns(to: known)
  }

  /// Replaces how a state is reached.
  mutating func setOrigin(of node: Int, to origin: (node: Int, step: Int), level: Int) {
    (nodes[node].level, nodes[node].origin) = (level, origin)
  }

  /// Puts a state that only another order of the launch leads to on the level of the first.
  mutating func raiseToLaunch(_ node: Int, by step: Int) {
    if let origin = nodes[node].origin, origin == (0, step) { nodes[node].level = 0 }
  }

  /// Records where a step leads.
  mutating func lead(_ node: Int, _ step: Int, _ edge: Edge) { nodes[node].lead(step, edge) }

  /// Adds a step to those of a state, unless it is one of them; returns its place.
  @discardableResult
  mutating func add(_ step: Step, at node: Int) -> Int {
    nodes[node].steps.firstIndex(of: step) ?? nodes[node].add(step)
  }

  /// Counts a step that the search asks for; its rows count from then on.
  mutating func count(_ node: Int, _ step: Int) { nodes[node].count(step) }

  /// Counts a state; returns whether it was not counted before.
  mutating func count(_ node: Int) -> Bool {
    defer { nodes[node].isCounted = true }
    return !nodes[node].isCounted
  }

  /// The steps to a state.
  func path(to node: Int) -> [Step] {
    var steps: [Step] = []
    var place = node
    while let (earlier, step) = nodes[place].origin {
      steps.append(nodes[earlier].steps[step])
      place = earlier
    }
    return steps.reversed()
  }

  /// How many pieces of code ran out of turn on the path to a state.
  func turns(to node: Int) -> Int {
    path(to: node).reduce(0) { $0 + ($1.order?.turns.count ?? 0) }
  }

  /// A step of a state that could not be taken in the state before it, and may undo what led there.
  func stepBack(from node: Int, to before: Int) -> Int? {
    var found: Int?
    // Taps come first, may be many, and undo nothing.
    for place in nodes[node].steps.indices.reversed() {
      let step = nodes[node].steps[place]
      if case .tap = step { break }
      if step.takesBack, !nodes[before].steps.contains(step) { found = place }
    }
    return found
  }

  /// The shortest path by known steps to a state that is wanted, and that state.
  func wayBack(
    from start: Int, to isWanted: (Int) -> Bool
  ) -> (way: [(node: Int, step: Int)], end: Int)? {
    var reached = SearchTree<Int, Int>(from: start)
    var place = 0
    while place < reached.count, reached.count < Self.widestLook {
      let node = reached[place]
      guard reached.length(to: place) < Self.longestWayBack else { return nil }
      for (step, edge) in nodes[node].edges.enumerated() {
        guard let target = edge?.target, nodes[node].steps[step].order == nil,
          let last = reached.add(target, from: place, by: step)
        else { continue }
        if isWanted(target) {
          let way = zip(reached.places(to: last), reached.steps(to: last))
          return (way.map { (node: $0, step: $1) }, target)
        }
      }
      place += 1
    }
    return nil
  }

  /// How many steps a way back has at most, and how many states are looked at for one.
  private static let longestWayBack = 5
  private static let widestLook = 300
}
