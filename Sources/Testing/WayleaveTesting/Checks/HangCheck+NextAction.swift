/// Waits that patience does not end, and a tap does.
extension HangCheck {
  /// Whether a hang in a state is ignored if an action ends it.
  func mayWaitForTap(at node: Int) -> Bool {
    explorer.names.knownIssues.contains(.hangsUntilNextAction) || mayWaitForQuestion(at: node)
  }

  /// The same, because the user was not asked anything yet.
  func mayWaitForQuestion(at node: Int) -> Bool {
    guard
      !explorer.names.knownIssues.isDisjoint(with: [.hangsBeforeRequest, .hangsUntilNextAction])
    else {
      return false
    }
    // Settings decide what the user was not asked.
    let isDecided = explorer.graph.path(to: node).contains { step in
      switch step.base {
      case .answer, .choose, .locationServices: true
      default: false
      }
    }
    return !isDecided && !wasAsked(before: node)
  }

  /// Whether a question is on the screen in a state, or was on the way there: a lock may have taken it away.
  private func wasAsked(before node: Int) -> Bool {
    var place: Int? = node
    while let node = place {
      if explorer.graph.nodes[node].steps.contains(where: \.base.isAnswer) { return true }
      place = explorer.graph.nodes[node].origin?.node
    }
    return false
  }

  /// Whether what waits comes to its end where an action is tapped, and what the phone asks then is
  /// answered; the action that waits itself comes first. An obligation's end takes an answer: what a tap sets
  /// back by itself waits for no question.
  func aTapEnds(_ wait: Wait, by action: Int? = nil) throws -> Bool {
    try knownEnd(of: wait) {
      let others = explorer.names.actions.indices.filter { $0 != action }
      return try ([action].compactMap(\.self) + others).contains { try aTapEnds(wait, on: $0) }
    }
  }

  private func aTapEnds(_ wait: Wait, on action: Int) throws -> Bool {
    if explorer.isOutOfTime() { return true }
    if explorer.isolatesRuns {
      return try explorer.asksIsolated { [self] in try aTapEnds(wait, on: action) }
    }
    defer { explorer.runs.long = [] }
    explorer.activity.wait = wait
    defer { explorer.activity.wait = nil }
    let run = try explorer.makeRun(to: wait.node)
    explorer.runs.long.append(run)
    let pendingActions = run.taps.pending
    var (isTapped, isAnswered) = (false, false)
    for _ in 0..<Self.stepsAroundTap {
      let possible = run.snapshot().steps
      let patient = possible.filter(\.isPatient)
      let step =
        patient.first(where: \.isAnswer) ?? patient.first { $0 == .unlock || $0 == .open }
        ?? (isTapped ? patient.first { $0 == .wait } : possible.first { $0 == .tap(action) })
      guard let step, let faults = try? run.take(step, isLast: false), faults.isEmpty else {
        return false
      }
      isTapped = isTapped || step == .tap(action)
      isAnswered = isAnswered || step.isAnswer
      if isOver(wait, run, pendingActions) { return isAnswered || !wait.isOfObligation }
    }
    return false
  }

  /// How many steps lead to a tap and, after it, to an end: the way back to the app, an answer or two,
  /// and time.
  private static let stepsAroundTap = 16
}
