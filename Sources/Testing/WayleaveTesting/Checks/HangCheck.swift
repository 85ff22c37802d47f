import StateExploration

/// Whether a wait can end.
enum Liveness: Sendable {
  case ends, never, unknown
}

/// Finds what waits and can never end.
///
/// That is decided on the finished graph of what patience alone brings, never by a time-out.
final class HangCheck {
  let explorer: Explorer
  /// What is known of waits: whether they can end.
  private var knownLiveness: [Wait: Liveness] = [:]
  /// Of those without an end, whether a tap ends them.
  private var endedByTap: [Wait: Bool] = [:]

  init(_ explorer: Explorer) { self.explorer = explorer }

  /// What waits in a state and can never end, if the person comes back to the app and waits.
  func hangs(_ node: Int) throws -> [Fault] {
    var faults: [Fault] = []
    for (place, action) in explorer.graph.nodes[node].waiting.enumerated() {
      let wait = Wait(node: node, subject: .action(place))
      guard try liveness(wait) == .never else { continue }
      if mayWaitForTap(at: node), try aTapEnds(wait, by: action) { continue }
      faults.append(.hang(explorer.names.actions[action]))
    }
    for obligation in explorer.graph.nodes[node].obligations
    where !explorer.names.knownIssues.covers(obligation.fault) {
      let wait = Wait(node: node, subject: .obligation(obligation))
      guard try liveness(wait) == .never else { continue }
      if obligation.kind == .property, mayWaitForQuestion(at: node), try aTapEnds(wait) { continue }
      faults.append(obligation.fault)
    }
    return faults
  }

  /// Whether a wait can end. What has no end in the graph also gets a long run, which may show that
  /// the states hide something.
  ///
  /// Steps that were taken already come first, for others cost a run; and what leads to an end is
  /// known to have one from then on.
  private func liveness(_ start: Wait) throws -> Liveness {
    if let known = knownLiveness[start] { return known }
    return try explorer.inTime { try follow(start) } ?? undecided(start)
  }

  private func follow(_ start: Wait) throws -> Liveness {
    // The runs go only when that is known: what stops the thread then is no end of the wait.
    defer { explorer.runs.long = [] }
    var waitSearch = WaitSearch(start)
    while let (place, step) = waitSearch.takeKnown(of: explorer.graph.nodes)
      ?? waitSearch.takeOpen(explorer.runs.pool)
    {
      if waitSearch.waits.count > ExplorationOptions.patience || explorer.isOutOfTime() {
        return undecided(start)
      }
      let wait = waitSearch.waits[place]
      guard let next = next(wait, try explorer.lead(wait.node, step)),
        next.map({ knownLiveness[$0] == .ends }) != true
      else {
        for wait in waitSearch.waits.places(to: place) { knownLiveness[wait] = .ends }
        return .ends
      }
      if let next, knownLiveness[next] != .never { waitSearch.go(to: next, from: place) }
    }
    // Code that counts in a variable of its own comes by one state again and again.
    if try patienceEnds(start) { return undecided(start) }
    for place in 0..<waitSearch.waits.count { knownLiveness[waitSearch.waits[place]] = .never }
    return .never
  }

  /// Whether a tap ends a wait: known already, or found out now.
  func knownEnd(of wait: Wait, _ find: () throws -> Bool) rethrows -> Bool {
    if let known = endedByTap[wait] { return known }
    let ends = try find()
    endedByTap[wait] = ends
    return ends
  }

  /// Leaves a wait undecided, because code that the check has run never came to its end.
  func leaveUndecided(_ wait: Wait) { _ = undecided(wait) }

  private func undecided(_ wait: Wait) -> Liveness {
    knownLiveness[wait] = .unknown
    explorer.outcome.counts.undecided += 1
    return .unknown
  }

  /// Whether a wait that has no end among the states ends in a run all the same, given more time.
  private func patienceEnds(_ start: Wait) throws -> Bool {
    if explorer.isolatesRuns {
      return try explorer.asksIsolated { [self] in try patienceEnds(start) }
    }
    for answersFirst in [true, false] {
      explorer.activity.wait = start
      let run = try explorer.makeRun(to: start.node)
      explorer.runs.long.append(run)
      let ends = patienceEnds(start, run, answersFirst)
      explorer.activity.wait = nil
      if ends { return true }
    }
    return false
  }

  private func patienceEnds(_ start: Wait, _ run: Run, _ answersFirst: Bool) -> Bool {
    let pendingActions = run.taps.pending
    for _ in 0..<Self.longPatience {
      // What is not known to hang counts as undecided.
      if explorer.isOutOfTime() { return true }
      let patient = run.snapshot().steps.filter(\.isPatient)
      let answers = patient.filter(\.isAnswer)
      let others = patient.filter { $0 == .unlock || $0 == .open }
      guard
        let step = (answersFirst ? answers.first : answers.last) ?? others.first
          ?? patient.first(where: { $0 == .wait }),
        let faults = try? run.take(step, isLast: false)
      else { return false }
      if !faults.isEmpty || isOver(start, run, pendingActions) { return true }
    }
    return false
  }

  /// How many steps a wait without an end is given in one run.
  private static let longPatience = 100

  func isOver(_ wait: Wait, _ run: Run, _ before: [PendingAction]) -> Bool {
    switch wait.subject {
    case .action(let place): !before.indices.contains(place) || !before[place].isWaiting
    case .obligation(let obligation): !run.snapshot().obligations.contains(obligation)
    }
  }

  /// The same wait after a step; nil if it has ended, and no wait at all where the step led
  /// nowhere.
  private func next(_ wait: Wait, _ edge: Edge) -> Wait?? {
    guard let target = edge.target else { return edge.faults.isEmpty ? .some(nil) : .none }
    switch wait.subject {
    case .action(let place):
      guard edge.survivors.indices.contains(place), let later = edge.survivors[place] else {
        return .none
      }
      return Wait(node: target, subject: .action(later))
    case .obligation(let obligation):
      guard explorer.graph.nodes[target].obligations.contains(obligation) else { return .none }
      return Wait(node: target, subject: wait.subject)
    }
  }
}
