import DeterministicExecution
import PhoneSimulator

/// Other orders of the app's code, on the shortest paths that the search has found.
///
/// A piece of code that is ready together with others may run before or after them if nothing keeps
/// them in order. Each step of the finished search is taken again in each of those orders, and leads to
/// a known state or to a new one, from which the search continues. Such a step is one more of its state.
struct Reordering {
  private let explorer: Explorer
  private let hangs: HangCheck
  private let launch: Launch
  /// The states whose waits were checked.
  private var checked: Set<Int>

  init(
    _ explorer: Explorer, _ hangs: HangCheck, _ launch: Launch, checked: Set<Int> = []
  ) {
    self.explorer = explorer
    self.hangs = hangs
    self.launch = launch
    self.checked = checked
  }

  /// Takes every step of every state in other orders, nearest states first.
  mutating func run() throws {
    guard !explorer.graph.nodes.isEmpty else { return }
    explorer.bound = explorer.options.depth
    defer { explorer.bound = .max }
    try reorderLaunch()
    var level = 0
    while level < explorer.options.depth,
      explorer.outcome.counterexamples.inLayer.isEmpty || explorer.options.continueAfterFailure
    {
      for node in explorer.graph.nodes.indices
      where explorer.graph.nodes[node].isCounted && explorer.graph.nodes[node].level == level {
        try turn(node)
        if explorer.outcome.stop != nil { break }
      }
      level += 1
      explorer.outcome.counterexamples.endLayer()
      if explorer.outcome.stop != nil { break }
    }
  }

  /// Takes the steps of a state, and each again in every other order that it leaves room for.
  private mutating func turn(_ node: Int) throws {
    defer { explorer.outcome.counterexamples.endState() }
    let turnsBefore = explorer.graph.turns(to: node)
    var place = 0
    while place < explorer.graph.nodes[node].steps.count {
      defer { place += 1 }
      if explorer.isStopped() { break }
      let step = explorer.graph.nodes[node].steps[place]
      let edge = try explorer.expand(node, place)
      explorer.outcome.counterexamples.add(
        explorer.counterexamples(edge.faults, by: explorer.graph.path(to: node) + [step]))
      if let target = edge.target, checked.insert(target).inserted {
        explorer.outcome.counterexamples.add(
          hangs: explorer.counterexamples(
            try hangs.hangs(target), by: explorer.graph.path(to: target)))
      }
      let order = step.order ?? Order([])
      guard edge.target != nil, turnsBefore + order.turns.count < explorer.options.reorderings
      else {
        continue
      }
      for other in order.others(open: edge.open) {
        explorer.graph.add(.reordered(step.base, other), at: node)
      }
    }
  }

  /// Opens the app in every other order.
  private mutating func reorderLaunch() throws {
    var waiting = Order([]).others(open: launch.turns)
    while let order = waiting.first {
      if explorer.isStopped() { break }
      waiting.removeFirst()
      let edge = try open(in: order)
      let way: [Step] = [.reordered(.open, order)]
      explorer.outcome.counterexamples.add(explorer.counterexamples(edge.faults, by: way))
      if let target = edge.target, checked.insert(target).inserted {
        explorer.outcome.counterexamples.add(
          explorer.counterexamples(try hangs.hangs(target), by: way))
      }
      if edge.target != nil, order.turns.count < explorer.options.reorderings {
        waiting += order.others(open: edge.open)
      }
    }
  }

  /// Opens the app in an order, as one more step of the first state.
  private func open(in order: Order) throws -> Edge {
    let step = explorer.graph.add(.reordered(.open, order), at: 0)
    if explorer.graph.nodes[0].edge(step) == nil {
      if explorer.isolatesRuns {
        try explorer.goIsolated(0, step) { try open(as: step) }
      } else {
        try open(as: step)
      }
    }
    explorer.count(0, step)
    let edge = explorer.graph.nodes[0].edge(step) ?? Edge(faults: [])
    // It costs no step: the person opens the app either way.
    if let target = edge.target { explorer.graph.raiseToLaunch(target, by: step) }
    return edge
  }

  private func open(as step: Int) throws {
    explorer.activity.step = Activity.Taking(node: 0, step: step, isByOrigin: true)
    _ = try explorer.take(step, at: 0, with: explorer.makeRun(), true)
  }

  /// The place of a step that a replay names with an order.
  func place(of label: String, at node: Int) throws -> Int? {
    let words = label.split(separator: "/")
    guard words.count > 1, let last = words.last, let order = Order(last) else { return nil }
    let base = String(label.dropLast(last.count + Step.turn.count - 1))
    if node == 0, base == Step.open.label([], on: explorer.release) {
      _ = try open(in: order)
      return explorer.graph.nodes[0].steps.firstIndex(of: .reordered(.open, order))
    }
    guard let place = explorer.labels(at: node).firstIndex(of: base) else { return nil }
    let step = explorer.graph.nodes[node].steps[place]
    return explorer.graph.add(.reordered(step, order), at: node)
  }
}
