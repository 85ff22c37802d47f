import DeterministicExecution
import PhoneSimulator

/// Orders of the app's code, inside the shortest ways that the search has found.
///
/// A piece of code that is ready together with others may run before them or after them where nothing
/// keeps them in order. Each step of the finished search is taken again so, and leads to a state that
/// is known, or to a new one from which the search goes on. A step in another order stands among the
/// steps of its state as one more.
extension Search {
  /// Takes every step of every state in other orders, nearest states first.
  func turn() throws {
    guard !nodes.isEmpty else { return }
    bound = options.depth
    defer { bound = .max }
    var checked = checked
    try reorderLaunch(&checked)
    var level = 0
    while level < options.depth, found.isEmpty || options.continueAfterFailure {
      for node in nodes.indices where nodes[node].isCounted && nodes[node].level == level {
        try turn(node, &checked)
        if outcome.stop != nil { break }
      }
      level += 1
      add(found)
      if outcome.stop != nil { break }
    }
  }

  /// Takes the steps of a state, and each again in every other order that it leaves room for.
  private func turn(_ node: Int, _ checked: inout Set<Int>) throws {
    defer {
      found += waits
      waits = []
    }
    let turnsBefore = turns(to: node)
    var place = 0
    while place < nodes[node].steps.count {
      defer { place += 1 }
      if isStopped() { break }
      let step = nodes[node].steps[place]
      let edge = try expand(node, place)
      found += counterexamples(edge.faults, by: path(to: node) + [step])
      if let target = edge.target, checked.insert(target).inserted {
        waits += counterexamples(try hangs(target), by: path(to: target))
      }
      let order = step.order ?? Order([])
      guard edge.target != nil, turnsBefore + order.turns.count < options.reorderings else {
        continue
      }
      for other in order.others(open: edge.open) { add(.reordered(step.base, other), at: node) }
    }
  }

  /// Opens the app in every other order.
  private func reorderLaunch(_ checked: inout Set<Int>) throws {
    var waiting = Order([]).others(open: launchTurns)
    while let order = waiting.first {
      if isStopped() { break }
      waiting.removeFirst()
      let edge = try launch(order)
      let way: [Step] = [.reordered(.open, order)]
      found += counterexamples(edge.faults, by: way)
      if let target = edge.target, checked.insert(target).inserted {
        found += counterexamples(try hangs(target), by: way)
      }
      if edge.target != nil, order.turns.count < options.reorderings {
        waiting += order.others(open: edge.open)
      }
    }
  }

  /// Opens the app in an order, as one more step of the first state.
  private func launch(_ order: Order) throws -> Edge {
    let step = add(.reordered(.open, order), at: 0)
    if nodes[0].edge(step) == nil {
      if isolatesRuns {
        try goIsolated(0, step) { try $0.launch(as: step) }
      } else {
        try launch(as: step)
      }
    }
    count(0, step)
    let edge = nodes[0].edge(step) ?? Edge(faults: [])
    // It costs no step: the person opens the app either way.
    if let target = edge.target, let (from, by) = nodes[target].origin, from == 0, by == step {
      nodes[target].level = 0
    }
    return edge
  }

  private func launch(as step: Int) throws {
    current = StepInProgress(node: 0, step: step, isByOrigin: true)
    _ = try take(step, at: 0, with: makeRun(), true)
  }

  /// Adds a step to those of a state, if it is none of them yet; gives its place.
  @discardableResult
  private func add(_ step: Step, at node: Int) -> Int {
    if let place = nodes[node].steps.firstIndex(of: step) { return place }
    return nodes[node].add(step)
  }

  /// How many pieces ran out of their turn on the way to a state.
  func turns(to node: Int) -> Int {
    path(to: node).reduce(0) { $0 + ($1.order?.turns.count ?? 0) }
  }

  /// The place of a step that a replay names with an order.
  func reordered(_ label: String, at node: Int) throws -> Int? {
    let words = label.split(separator: "/")
    guard words.count > 1, let last = words.last, let order = Order(last) else { return nil }
    let base = String(label.dropLast(last.count + Step.turn.count - 1))
    if node == 0, base == Step.open.label([], on: release) {
      _ = try launch(order)
      return nodes[0].steps.firstIndex(of: .reordered(.open, order))
    }
    let possible = nodes[node].steps.map { $0.label(names.actions, on: release) }
    guard let place = possible.firstIndex(of: base) else { return nil }
    return add(.reordered(nodes[node].steps[place], order), at: node)
  }
}

extension Search.Outcome {
  /// Counts a step that was taken.
  mutating func count(_ step: Step) {
    if step.order == nil { transitions += 1 } else { reordered += 1 }
  }
}
