/// What the app's code reached in a step.
extension Run {
  /// Notes what was tapped in the step at hand, and how what waited has ended; asked before that is
  /// dropped.
  func noteEnds(_ step: Step) {
    if case .tap(let place) = step { known.reach.tapped.insert(place) }
    for pendingAction in taps.pending where pendingAction.isBegun && !pendingAction.isWaiting {
      if let error = pendingAction.thrown {
        note(error, of: pendingAction.action)
      } else {
        known.reach.ended.insert(pendingAction.action)
      }
    }
  }

  /// Notes which actions what was called in the step at hand is put down to.
  func noteCalls() {
    if taps.pending.isEmpty, taps.last == nil { known.reach.reachedUntapped = true }
    for pendingAction in taps.pending { known.reach.reached.insert(pendingAction.action) }
    if let last = taps.last { known.reach.reached.insert(last) }
  }

  /// Notes what an action threw.
  func note(_ error: any Error, of action: Int) {
    if known.reach.thrown[action] == nil { known.reach.thrown[action] = "\(error)" }
  }
}
