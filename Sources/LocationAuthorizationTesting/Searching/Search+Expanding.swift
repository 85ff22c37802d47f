import PhoneSimulator

/// How a search finds out where steps lead.
extension Search {
  /// Where a step leads from a state: known already, or found out by a run.
  func expand(_ node: Int, _ step: Int) throws -> Edge {
    if nodes[node].edges[step] == nil {
      if let run = standing.take(at: node) {
        run.takeOver()
        try go(on: run, at: node, step)
      } else {
        try go(fromStartTo: node, step)
      }
    }
    // What goes wrong is taken down from a run from the start, and left out where that has nothing.
    if let edge = nodes[node].edges[step], !edge.faults.isEmpty, !edge.isByOrigin {
      nodes[node].edges[step] = nil
      try go(fromStartTo: node, step)
    }
    count(node, step)
    return nodes[node].edges[step] ?? Edge(faults: [])
  }

  /// Counts a step that the search asks for, and the state that it leads to.
  private func count(_ node: Int, _ step: Int) {
    guard let edge = nodes[node].edges[step], !edge.isCounted else { return }
    nodes[node].edges[step]?.isCounted = true
    nodes[node].edges[step]?.rows = nil
    outcome.count(nodes[node].steps[step])
    if let rows = edge.rows { outcome.rows.formUnion(rows) }
    if let target = edge.target { count(target) }
  }

  /// Counts a state.
  func count(_ node: Int) {
    guard !nodes[node].isCounted else { return }
    nodes[node].isCounted = true
    outcome.states += 1
  }

  /// The step that is being taken: what stops the thread stops it there.
  struct Taking {
    var node: Int
    var step: Int
    var isByOrigin: Bool
  }

  /// Takes a step with a run from the start; what stops the thread on the way stops it at the step.
  private func go(fromStartTo node: Int, _ step: Int) throws {
    current = Taking(node: node, step: step, isByOrigin: true)
    try go(on: makeRun(to: node), at: node, step, isByOrigin: true)
  }

  /// Takes a step, and leaves the run where it stands if it has something left to take there.
  ///
  /// Where enough runs stand about it goes on at once instead: the search asks for every step of a
  /// state above its bound, and from where a run stands it costs least.
  private func go(on run: Run, at node: Int, _ step: Int, isByOrigin: Bool = false) throws {
    var (node, step, isByOrigin) = (node, step, isByOrigin)
    while let target = try take(step, at: node, with: run, isByOrigin) {
      guard let next = nodes[target].edges.firstIndex(where: { $0 == nil }) else { return }
      if nodes[target].level >= bound {
        if nodes[target].hasWaits { standing.leaveBelow(run, at: target) }
        return
      }
      if bound == .max || !standing.isFull {
        return standing.leave(run, at: target, wanted: nodes[target].untaken)
      }
      // What is gone to ahead costs as much as what the search asks for.
      guard nodes.count < limits.states else { return }
      (node, step, isByOrigin) = (target, next, false)
    }
  }

  /// Takes one step, and writes down where it leads.
  private func take(
    _ step: Int, at node: Int, with run: Run, _ isByOrigin: Bool
  ) throws -> Int? {
    current = Taking(node: node, step: step, isByOrigin: isByOrigin)
    let before = run.tickets
    var edge = Edge(faults: [], isByOrigin: isByOrigin)
    run.phone.virtual.takeFiredRows()
    do {
      edge.faults = try run.take(nodes[node].steps[step])
      edge.rows = run.phone.virtual.takeFiredRows()
      edge.open = run.turns.open
      if edge.faults.isEmpty { edge.target = arrive(run, (node, step)) }
    } catch is PhoneRefusal {}
    edge.survivors = before.map { ticket in run.tickets.firstIndex { $0 === ticket } }
    nodes[node].edges[step] = edge
    current = nil
    return edge.target
  }

  /// A run that goes from the start to a state.
  func makeRun(to node: Int) throws -> Run {
    let run = try makeRun()
    for step in path(to: node).fromLaunch {
      do {
        guard try run.take(step, isLast: false).isEmpty else {
          throw SecondStory(path(to: node), on: self)
        }
      } catch is PhoneRefusal {
        throw SecondStory(path(to: node), on: self)
      }
    }
    return run
  }
}
