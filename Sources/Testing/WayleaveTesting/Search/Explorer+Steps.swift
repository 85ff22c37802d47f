import PhoneSimulator

/// How an explorer finds out where steps lead.
extension Explorer {
  /// Where a step of the walk leads: it counts as covered.
  func expand(_ node: Int, _ step: Int) throws -> Edge {
    let edge = try lead(node, step)
    count(node, step)
    return edge
  }

  /// Where a step leads from a state: known already, or found out by a run.
  func lead(_ node: Int, _ step: Int) throws -> Edge {
    if !graph.nodes[node].isTaken(step) {
      runs.releaseKept()
      if isolatesRuns {
        try goIsolated(node, step)
      } else if let run = runs.pool.take(at: node) {
        run.takeOver()
        try go(on: run, at: node, step)
      } else {
        try go(fromStartTo: node, step)
      }
    }
    // What goes wrong is taken down from a run from the start, by the path that is reported, and left out
    // where that has nothing.
    if !graph.nodes[node].isSound(step), let edge = graph.nodes[node].edge(step),
      edge.way != graph.path(to: node)
    {
      if isolatesRuns { try goIsolated(node, step) } else { try go(fromStartTo: node, step) }
    }
    return graph.nodes[node].edge(step) ?? Edge(faults: [])
  }

  /// Counts a step that the walk asks for, and the state that it leads to.
  ///
  /// If it was taken again since, its rows and its state are counted once more, and not the step.
  func count(_ node: Int, _ step: Int) {
    guard graph.nodes[node].isTaken(step) else { return }
    if let target = graph.nodes[node].target(step) { count(target) }
    let isCounted = graph.nodes[node].edges[step]?.isCounted == true
    if let rows = graph.nodes[node].edges[step]?.rows {
      outcome.rows.formUnion(rows)
    } else if isCounted {
      return
    }
    graph.count(node, step)
    if !isCounted { outcome.counts.count(graph.nodes[node].steps[step]) }
  }

  /// Counts a state.
  func count(_ node: Int) {
    if graph.count(node) { outcome.counts.states += 1 }
  }

  /// Takes a step with a run from the start.
  private func go(fromStartTo node: Int, _ step: Int) throws {
    activity.step = Activity.Taking(node: node, step: step, isByOrigin: true)
    try go(on: makeRun(to: node), at: node, step, isByOrigin: true)
  }

  /// Takes a step, and leaves the run where it is if it has something left to take there.
  ///
  /// If enough runs are in the pool it goes on at once instead: the search asks for every step of a
  /// state above its bound, and from where a run is it costs least. Where it has nothing left to
  /// take it goes back to where there is, as far as that costs less than a run from the start.
  private func go(on run: Run, at node: Int, _ step: Int, isByOrigin: Bool = false) throws {
    var (node, step, isByOrigin) = (node, step, isByOrigin)
    var isAhead = false
    while var place = try take(step, at: node, with: run, isByOrigin) {
      if bound == .max {
        guard graph.nodes[place].untaken > 0 else { return }
        return runs.pool.leave(run, at: place, wanted: graph.nodes[place].untaken)
      }
      if !isWanted(place) {
        if graph.nodes[place].level >= bound, graph.nodes[place].hasWaits,
          graph.nodes[place].untaken > 0
        {
          // Waits are checked at once if the search has asked for the step, else much later.
          guard isAhead, run.length < Self.longestRun, graph.nodes.count < options.maxStates,
            let next = graph.nodes[place].firstUntakenPatient
          else { return runs.pool.leaveBelow(run, at: place) }
          (node, step, isByOrigin) = (place, next, false)
          continue
        }
        guard let other = try goBack(run, from: place, after: node) else { return }
        place = other
      }
      if !runs.pool.isFull {
        return runs.pool.leave(run, at: place, wanted: graph.nodes[place].untaken)
      }
      // What is gone to ahead costs as much as what the search asks for.
      guard graph.nodes.count < options.maxStates, let next = graph.nodes[place].firstUntaken else {
        return
      }
      (node, step, isByOrigin, isAhead) = (place, next, false, true)
    }
  }

  /// Takes one step, and writes down where it leads.
  func take(
    _ step: Int, at node: Int, with run: Run, _ isByOrigin: Bool = false
  ) throws -> Int? {
    activity.step = Activity.Taking(node: node, step: step, isByOrigin: isByOrigin)
    let before = run.taps.pending
    var edge = Edge(faults: [])
    run.phone.virtualPhone.noteFiredRows()
    do {
      edge.faults = try run.take(graph.nodes[node].steps[step])
      edge.rows = run.phone.virtualPhone.firedRows(except: outcome.rows)
      edge.open = run.turns.open
      (edge.starts, edge.asks) = (run.calls.hasStarted, run.calls.hasAsked)
      if edge.faults.isEmpty { edge.target = arrive(run, (node, step)) }
    } catch is PhoneRefusal {}
    if isByOrigin, !edge.faults.isEmpty { edge.way = graph.path(to: node) }
    edge.survivors = before.map { pendingAction in
      run.taps.pending.firstIndex { $0 === pendingAction }
    }
    graph.lead(node, step, edge)
    activity.step = nil
    return edge.target
  }
}
