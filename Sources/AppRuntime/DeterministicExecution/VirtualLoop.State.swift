extension VirtualLoop {
  /// What a loop has to run, and what it waits for.
  ///
  /// Unchecked: pointers are compared here, and followed nowhere.
  struct State: @unchecked Sendable {
    var ready = Queue()
    var alarms = Alarms()
    var lanes = TakenLanes()
    var parked: [Parked] = []
    var awaited: [Awaited] = []
    var outside: [OutsideErrand] = []
    var blocksDone: [UnsafeMutableRawPointer: Block] = [:]
    var sources: [UnsafeMutableRawPointer: TimerSource] = [:]
    /// The alarm of each timer of a run loop.
    var timers: [UnsafeMutableRawPointer: UInt64] = [:]
    var momentCount = MomentCount()
    var turns: Turns?

    /// Whether nothing is kept in it.
    var isEmpty: Bool {
      ready.isEmpty && alarms.next == nil && parked.isEmpty && awaited.isEmpty && outside.isEmpty
        && blocksDone.isEmpty && sources.isEmpty
    }

    /// The oldest piece that may run now; its lane is taken for it.
    mutating func takeNext(at now: Duration) -> Errand? {
      while let due = alarms.take(dueAt: now) { ready.append(due) }
      let taken =
        if let turns { turns.take(from: &ready, except: lanes.busy) } else {
          ready.takeNext(except: lanes.busy)
        }
      guard let next = taken else { return nil }
      if momentCount.add(at: now) { next.isOneTooMany = true }
      lanes.take(next.lane)
      return next
    }
  }
}
