import PhoneSimulator

/// How a search finds out where steps lead.
extension Search {
  /// Where a step of the walk leads: it counts as covered.
  func expand(_ node: Int, _ step: Int) throws -> Edge {
    let edge = try lead(node, step)
    count(node, step)
    return edge
  }

  /// Where a step leads from a state: known already, or found out by a run.
  func lead(_ node: Int, _ step: Int) throws -> Edge {
    if !nodes[node].isTaken(step) {
      releaseKeptRuns()
      if isolatesRuns {
        try goIsolated(node, step)
      } else if let run = pool.take(at: node) {
        run.takeOver()
        try go(on: run, at: node, step)
      } else {
        try go(fromStartTo: node, step)
      }
    }
    // What goes wrong is taken down from a run from the start, by the path that is reported, and left out
    // where that has nothing.
    if !nodes[node].isSound(step), let edge = nodes[node].edge(step), edge.way != path(to: node) {
      if isolatesRuns { try goIsolated(node, step) } else { try go(fromStartTo: node, step) }
    }
    return nodes[node].edge(step) ?? Edge(faults: [])
  }

  /// Counts a step that the walk asks for, and the state that it leads to.
  ///
  /// If it was taken again since, its rows and its state are counted once more, and not the step.
  func count(_ node: Int, _ step: Int) {
    guard nodes[node].isTaken(step) else { return }
    if let target = nodes[node].target(step) { count(target) }
    let isCounted = nodes[node].edges[step]?.isCounted == true
    if let rows = nodes[node].edges[step]?.rows {
      outcome.rows.formUnion(rows)
    } else if isCounted {
      return
    }
    nodes[node].count(step)
    if !isCounted { outcome.count(nodes[node].steps[step]) }
  }

  /// Counts a state.
  func count(_ node: Int) {
    guard !nodes[node].isCounted else { return }
    nodes[node].isCounted = true
    outcome.states += 1
  }

  /// The step that is being taken: what stops the thread stops it there.
  struct StepInProgress {
    var node: Int
    var step: Int
    var isByOrigin = false
    /// Whether it is known already, and taken by a run on its way to where steps are left.
    var isWayBack = false
  }

  /// Takes a step with a run from the start.
  private func go(fromStartTo node: Int, _ step: Int) throws {
    current = StepInProgress(node: node, step: step, isByOrigin: true)
    try go(on: makeRun(to: node), at: node, step, isByOrigin: true)
  }

  /// Takes a step, and leaves the run where it stands if it has something left to take there.
  ///
  /// If enough runs are in the pool it goes on at once instead: the search asks for every step of a
  /// state above its bound, and from where a run is it costs least. Where it has nothing left to
  /// take it goes back to where there is, as far as that costs less than a run from the start.
  private func go(on run: Run, at node: Int, _ step: Int, isByOrigin: Bool = false) throws {
    var (node, step, isByOrigin) = (node, step, isByOrigin)
    var isAhead = false
    while var place = try take(step, at: node, with: run, isByOrigin) {
      if bound == .max {
        guard nodes[place].untaken > 0 else { return }
        return pool.leave(run, at: place, wanted: nodes[place].untaken)
      }
      if !isWanted(place) {
        if nodes[place].level >= bound, nodes[place].hasWaits, nodes[place].untaken > 0 {
          // Waits are checked at once if the search has asked for the step, else much later.
          guard isAhead, run.length < Self.longestRun, nodes.count < options.maxStates,
            let next = nodes[place].firstUntakenPatient
          else { return pool.leaveBelow(run, at: place) }
          (node, step, isByOrigin) = (place, next, false)
          continue
        }
        guard let other = try goBack(run, from: place, after: node) else { return }
        place = other
      }
      if !pool.isFull {
        return pool.leave(run, at: place, wanted: nodes[place].untaken)
      }
      // What is gone to ahead costs as much as what the search asks for.
      guard nodes.count < options.maxStates, let next = nodes[place].firstUntaken else { return }
      (node, step, isByOrigin, isAhead) = (place, next, false, true)
    }
  }

  /// Takes one step, and writes down where it leads.
  func take(
    _ step: Int, at node: Int, with run: Run, _ isByOrigin: Bool = false
  ) throws -> Int? {
    current = StepInProgress(node: node, step: step, isByOrigin: isByOrigin)
    let before = run.pendingActions
    var edge = Edge(faults: [])
    run.phone.virtualPhone.noteFiredRows()
    do {
      edge.faults = try run.take(nodes[node].steps[step])
      edge.rows = run.phone.virtualPhone.firedRows(besides: outcome.rows)
      edge.open = run.turns.open
      (edge.starts, edge.asks) = (run.hasStarted, run.hasAsked)
      if edge.faults.isEmpty { edge.target = arrive(run, (node, step)) }
    } catch is PhoneRefusal {}
    if isByOrigin, !edge.faults.isEmpty { edge.way = path(to: node) }
    edge.survivors = before.map { pendingAction in
      run.pendingActions.firstIndex { $0 === pendingAction }
    }
    nodes[node].lead(step, edge)
    current = nil
    return edge.target
  }

  /// A run that goes from the start to a state.
  func makeRun(to node: Int) throws -> Run {
    wayTo = node
    defer { wayTo = nil }
    let run = try makeRun()
    for step in path(to: node).fromLaunch {
      do {
        guard try run.take(step, isLast: false).isEmpty else {
          throw NondeterminismError(path(to: node), on: self)
        }
      } catch is PhoneRefusal {
        throw NondeterminismError(path(to: node), on: self)
      }
    }
    return run
  }
}
