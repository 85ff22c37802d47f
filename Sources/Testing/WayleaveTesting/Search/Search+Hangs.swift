/// Something that has to end, in a state: an action that waits, or an obligation.
struct Wait: Hashable, Sendable {
  enum Subject: Hashable, Sendable {
    /// By its place among those that wait.
    case action(Int)
    case obligation(Obligation)
  }

  var node: Int
  var subject: Subject

  var isOfObligation: Bool {
    if case .obligation = subject { true } else { false }
  }
}

/// Whether a wait can end.
enum Liveness: Sendable {
  case ends, never, unknown
}

extension Search {
  /// What waits in a state and can never end, if the person comes back to the app and waits.
  func hangs(_ node: Int) throws -> [Fault] {
    var faults: [Fault] = []
    for (place, action) in nodes[node].waiting.enumerated() {
      let wait = Wait(node: node, subject: .action(place))
      guard try liveness(wait) == .never else { continue }
      if mayWaitForTap(at: node), try aTapEnds(wait, by: action) { continue }
      faults.append(.hang(names.actions[action]))
    }
    for obligation in nodes[node].obligations where !names.knownIssues.covers(obligation.fault) {
      let wait = Wait(node: node, subject: .obligation(obligation))
      guard try liveness(wait) == .never else { continue }
      if obligation.kind == .property, mayWaitForQuestion(at: node), try aTapEnds(wait) { continue }
      faults.append(obligation.fault)
    }
    return faults
  }

  /// Decided on the finished graph of what patience alone brings, never by a time-out. What has no end
  /// there also gets a long run, which may show that the states hide something.
  ///
  /// Steps that were taken already come first, for others cost a run; and what leads to an end is
  /// known to have one from then on.
  private func liveness(_ start: Wait) throws -> Liveness {
    if let known = knownLiveness[start] { return known }
    return try inTime { try follow(start) } ?? undecided(start)
  }

  private func follow(_ start: Wait) throws -> Liveness {
    // The runs go only when that is known: what stops the thread then is no end of the wait.
    defer { longRuns = [] }
    var waitSearch = WaitSearch(start)
    while let (place, step) = waitSearch.takeKnown(of: nodes) ?? waitSearch.takeOpen(pool) {
      if waitSearch.order.count > ExplorationOptions.patience || isOutOfTime() {
        return undecided(start)
      }
      let wait = waitSearch.order[place].wait
      guard let next = next(wait, try lead(wait.node, step)),
        next.map({ knownLiveness[$0] == .ends }) != true
      else {
        for wait in waitSearch.way(to: place) { knownLiveness[wait] = .ends }
        return .ends
      }
      if let next, knownLiveness[next] != .never { waitSearch.go(to: next, from: place) }
    }
    // Code that counts in a variable of its own comes by one state again and again.
    if try patienceEnds(start) { return undecided(start) }
    for (wait, _, _) in waitSearch.order { knownLiveness[wait] = .never }
    return .never
  }

  private func undecided(_ wait: Wait) -> Liveness {
    knownLiveness[wait] = .unknown
    outcome.undecided += 1
    return .unknown
  }

  /// Whether a wait that has no end among the states ends in a run all the same, given more time.
  private func patienceEnds(_ start: Wait) throws -> Bool {
    if isolatesRuns { return try asksIsolated { try $0.patienceEnds(start) } }
    for answersFirst in [true, false] {
      followed = start
      let run = try makeRun(to: start.node)
      longRuns.append(run)
      let ends = patienceEnds(start, run, answersFirst)
      followed = nil
      if ends { return true }
    }
    return false
  }

  private func patienceEnds(_ start: Wait, _ run: Run, _ answersFirst: Bool) -> Bool {
    let pendingActions = run.pendingActions
    for _ in 0..<Self.longPatience {
      // What is not known to hang counts as undecided.
      if isOutOfTime() { return true }
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

  /// The same wait after a step; nil where it has ended, and no wait at all where the step led
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
      guard nodes[target].obligations.contains(obligation) else { return .none }
      return Wait(node: target, subject: wait.subject)
    }
  }
}
