import AuthorizationEngine

/// Time: what is due, in order, and nothing between.
extension PhoneWorld {
  /// Lets time pass; everything that falls due happens at its moment.
  package mutating func advance(by length: Duration) {
    let end = now + max(.zero, min(length, Timing.longest))
    while advanceToNextEvent(notAfter: end) {}
    now = end
  }

  /// Lets time pass as ``advance(by:)`` does, up to a number of steps in all.
  ///
  /// - Returns: Whether the time is over; false if more would happen in it.
  mutating func advance(by length: Duration, untilStep limit: Int) -> Bool {
    let end = now + max(.zero, min(length, Timing.longest))
    while advanceToNextEvent(notAfter: end) {
      if steps.count >= limit { return false }
    }
    now = end
    return true
  }

  /// Lets time pass up to the next thing that is due, which happens; false if none is in time.
  mutating func advanceToNextEvent(notAfter end: Duration) -> Bool {
    if bluetooth.serviceBack <= end, bluetooth.serviceBack <= nextOfApps {
      now = max(now, bluetooth.serviceBack)
      endBluetoothReset()
      return true
    }
    var moment = whereabouts.lookDue
    var due: AppID?
    for index in apps.indices where apps[index].deadlines.earliest < moment {
      moment = apps[index].deadlines.earliest
      due = AppID(rawValue: index)
    }
    guard moment <= end else { return false }
    now = max(now, moment)
    if let due {
      if let kind = apps[due.rawValue].deadlines.kind(at: moment) { fire(kind, due) }
    } else {
      lookAround()
    }
    return true
  }

  /// The moment at which something is due next, or nil while nothing is.
  package var nextEvent: Duration? {
    let moment = min(nextOfApps, bluetooth.serviceBack)
    return moment == Deadlines.never ? nil : moment
  }

  /// The moment at which something is due next for an app, or a look at where the phone is.
  private var nextOfApps: Duration {
    // By their places: to copy an app costs more than to look at it.
    apps.indices.reduce(whereabouts.lookDue) { min($0, apps[$1].deadlines.earliest) }
  }

  private mutating func fire(_ kind: Deadlines.Kind, _ app: AppID) {
    apps[app.rawValue].deadlines[kind] = Deadlines.never
    switch kind {
    case .grace: perform(.graceElapsed, app)
    case .suspension: perform(.suspend, app)
    case .sessionMemory: perform(.sessionMemoryElapsed, app)
    case .onceLapse: perform(.allowOnceLapses, app)
    case .upgrade: if prompt == nil { perform(.quietMoment, app) }
    case .reminder: perform(.reminderDue, app)
    case .fix: deliverFixes(to: app)
    case .liveUpdate: deliverLiveUpdate(to: app)
    }
    reschedule(app)
  }

  /// Starts, keeps or drops what an app waits for, after its state changed.
  mutating func reschedule(_ app: AppID) {
    let seen = apps[app.rawValue].state.seen
    let isRunning = seen.process == .running
    var due = apps[app.rawValue].deadlines
    due.hold(.grace, while: seen.presence == .grace, from: now + timing.grace)
    due.hold(
      .suspension,
      while: isRunning && seen.presence == .notInUse && !engine.isKeptAwake(seen),
      from: now + timing.suspension)
    due.hold(
      .sessionMemory,
      while: isRunning && (seen.has(.rememberedAlways) || seen.has(.rememberedActivity)),
      from: now + timing.sessionMemory)
    due.hold(
      .onceLapse,
      while: seen.has(.temporary) && seen.presence == .notInUse
        && system.switches[.allowOnceLapsesLater],
      from: now + timing.onceLapse)
    due.hold(.upgrade, while: hasQuestionWaiting(seen), from: now + timing.quiet)
    let managers = apps[app.rawValue].state.ofAnyManager
    let wantsFix = managers.has(.updating) || managers.has(.requestingOnce)
    due.hold(.fix, while: isRunning && wantsFix, from: now + timing.fix)
    due.hold(.liveUpdate, while: isRunning && seen.has(.liveUpdates), from: now + timing.fix)
    apps[app.rawValue].deadlines = due
    if whereabouts.lookDue == Deadlines.never, watchesMovement(app) {
      whereabouts.lookDue = now + timing.movement
    }
  }

  /// Whether a question waits for a quiet moment: on a locked screen only the upgrade is shown
  /// (P7L).
  private func hasQuestionWaiting(_ seen: IOS.State) -> Bool {
    guard seen.prompt == nil else { return false }
    switch seen.lock {
    case .unlocked: return seen.has(.upgradePending) || seen.has(.reminderDue)
    case .locked: return seen.has(.upgradePending)
    case .beforeFirstUnlock: return false
    }
  }

  /// Whether some app waits for the phone to move.
  var watchesMovement: Bool { apps.indices.contains { watchesMovement(AppID(rawValue: $0)) } }

  private func watchesMovement(_ app: AppID) -> Bool {
    let seen = apps[app.rawValue].state.seen
    return seen.has(.significantChanges) || seen.has(.visits) || seen[.regions] != 0
      || seen[.conditions] != 0
      || apps[app.rawValue].state.ofAnyManager.has(.ranging)
  }
}
