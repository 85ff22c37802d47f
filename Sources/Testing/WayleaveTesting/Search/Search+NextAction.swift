/// Waits that patience does not end, and a tap does.
extension Search {
  /// Whether a hang in a state is ignored if an action ends it.
  func mayWaitForTap(at node: Int) -> Bool {
    names.knownIssues.contains(.hangsUntilNextAction) || mayWaitForQuestion(at: node)
  }

  /// The same, because the user was not asked anything yet.
  func mayWaitForQuestion(at node: Int) -> Bool {
    guard !names.knownIssues.isDisjoint(with: [.hangsBeforeRequest, .hangsUntilNextAction]) else {
      return false
    }
    // Settings decide what the user was not asked.
    let isDecided = path(to: node).contains { step in
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
      if nodes[node].steps.contains(where: \.base.isAnswer) { return true }
      place = nodes[node].origin?.node
    }
    return false
  }

  /// Whether what waits comes to its end where an action is tapped, and what the phone asks then is
  /// answered; the action that waits itself comes first. An obligation's end takes an answer: what a tap sets
  /// back by itself waits for no question.
  func aTapEnds(_ wait: Wait, by action: Int? = nil) throws -> Bool {
    if let known = endedByTap[wait] { return known }
    let others = names.actions.indices.filter { $0 != action }
    let ends = try ([action].compactMap(\.self) + others).contains { try aTapEnds(wait, on: $0) }
    endedByTap[wait] = ends
    return ends
  }

  private func aTapEnds(_ wait: Wait, on action: Int) throws -> Bool {
    if isOutOfTime() { return true }
    if isolatesRuns { return try asksIsolated { try $0.aTapEnds(wait, on: action) } }
    defer { longRuns = [] }
    followed = wait
    defer { followed = nil }
    let run = try makeRun(to: wait.node)
    longRuns.append(run)
    let pendingActions = run.pendingActions
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
