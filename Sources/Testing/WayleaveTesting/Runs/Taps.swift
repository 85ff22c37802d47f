import PhoneSimulator

/// The taps in one life of the app's process: which wait, and whether one has led to a question.
struct Taps {
  /// Those that wait, oldest first.
  private(set) var pending: [PendingAction] = []
  /// The action that was tapped last.
  private(set) var last: Int?
  /// Whether something was tapped since the app last came to the front.
  private(set) var isRecent = false
  /// Whether the last call that may bring up a question came of a tap; nil before there was one. A
  /// question that comes up with no call at all, after a lock or for a session that is held, is
  /// that call's.
  private(set) var haveAsked: Bool?

  /// Begins a tap on an action; gives what will wait for it.
  mutating func begin(_ action: Int, on phone: VirtualPhone) -> PendingAction {
    for pendingAction in pending { pendingAction.giveWay(at: phone.trace.count) }
    let pendingAction = PendingAction(action: action, on: phone)
    pending.append(pendingAction)
    (isRecent, last) = (true, action)
    return pendingAction
  }

  /// The app comes to the front: what was tapped before is not recent any more.
  mutating func comeToFront() { isRecent = false }

  /// The app makes a call that may bring up a question.
  mutating func noteCall(afterWait waitedBefore: Bool) { haveAsked = isRecent || waitedBefore }

  /// Whether a question that comes up now does so because of a tap.
  func areBehindPrompt(afterWait waitedBefore: Bool) -> Bool {
    haveAsked ?? (isRecent || waitedBefore)
  }

  /// Drops those that wait no longer.
  mutating func dropEnded() {
    if pending.contains(where: { !$0.isWaiting }) { pending.removeAll { !$0.isWaiting } }
  }
}
