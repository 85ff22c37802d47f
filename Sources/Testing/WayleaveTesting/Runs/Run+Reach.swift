import AuthorizationEngine
import PhoneSimulator

/// What the app's code reached in a step.
extension Run {
  /// Notes what the step at hand came to; asked before the tickets that ended are dropped.
  func noteReach(_ step: Step) {
    if case .tap(let place) = step { known.reach.tapped.insert(place) }
    for pendingAction in pendingActions where pendingAction.isBegun && !pendingAction.isWaiting {
      if let error = pendingAction.thrown {
        note(error, of: pendingAction.action)
      } else {
        known.reach.ended.insert(pendingAction.action)
      }
    }
    let reads = virtual.readsByApps
    guard hasCalled || reads != lastReads else { return }
    (hasCalled, lastReads) = (false, reads)
    if pendingActions.isEmpty, lastTapped == nil { known.reach.reachedUntapped = true }
    for pendingAction in pendingActions { known.reach.reached.insert(pendingAction.action) }
    if let lastTapped { known.reach.reached.insert(lastTapped) }
  }

  /// Notes what an action threw.
  func note(_ error: any Error, of action: Int) {
    if known.reach.thrown[action] == nil { known.reach.thrown[action] = "\(error)" }
  }

  /// Notes what an entry of the trace shows of calls and prompts.
  func noteReach(_ entry: TraceEntry) {
    switch entry.what {
    case .event(let event, _, _) where event.isCall:
      hasCalled = true
      lastCall = event
      if event.startsService { hasStarted = true }
    case .bluetoothCall(let call):
      hasCalled = true
      if call.outcome == .taken { hasStarted = true }
    case .prompt(let prompt) where prompt.asker != .system:
      known.reach.hasPrompt = true
      hasAsked = true
    case .noticed(let noticed):
      guard case .ignored(.keyMissing) = noticed.effect, let name = lastCall?.callName else {
        return
      }
      known.reach.withoutText.insert(name)
    default: break
    }
  }
}

extension IOS.Event {
  /// Whether the app begins with it to hear of places or beacons.
  fileprivate var startsService: Bool {
    switch self {
    case .startUpdating, .requestLocation, .startSignificantChanges, .startVisits, .startRegion,
      .startRanging, .startLiveUpdates, .startMonitorEvents, .addCondition:
      true
    default: false
    }
  }
}
