import AuthorizationEngine
import PhoneSimulator

/// What the app's code has called, as the trace of its phone shows.
struct Calls {
  /// Whether a service was started in the step at hand, and whether a question of the app's came up.
  private(set) var hasStarted = false
  private(set) var hasAsked = false
  /// Whether a framework was called since that was taken last, and how often apps had read from the
  /// phone then.
  private var hasCalled = false
  private var lastReads = 0
  /// The last call: what is ignored next was asked for by it.
  private var last: IOS.Event?

  /// Begins a step.
  mutating func beginStep() { (hasStarted, hasAsked) = (false, false) }

  /// Reads an entry of the trace, and notes what it shows of calls and prompts.
  mutating func read(_ entry: TraceEntry, for known: SharedKnowledge) {
    switch entry.what {
    case .event(let event, _, _) where event.isCall:
      hasCalled = true
      last = event
      if event.startsService { hasStarted = true }
    case .bluetoothCall(let call):
      hasCalled = true
      if call.outcome == .taken { hasStarted = true }
    case .prompt(let prompt) where prompt.asker != .system:
      known.reach.hasPrompt = true
      hasAsked = true
    case .noticed(let noticed):
      guard case .ignored(.keyMissing) = noticed.effect, let name = last?.callName else { return }
      known.reach.withoutText.insert(name)
    default: break
    }
  }

  /// Whether the app's code has called or read anything since that was taken last.
  mutating func takeNew(reads: Int) -> Bool {
    guard hasCalled || reads != lastReads else { return false }
    (hasCalled, lastReads) = (false, reads)
    return true
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
