/// When a search stops before its end.
extension Explorer {
  /// Whether to stop now, and why; asked between two steps of a search, of a wait and of a shortening.
  func isStopped() -> Bool {
    if outcome.stop == nil { outcome.stop = options.stop(at: outcome.counts.states) }
    return outcome.stop != nil
  }

  /// Whether the time is over.
  func isOutOfTime() -> Bool {
    if outcome.stop == nil { outcome.stop = options.timeIsOver }
    if case .time? = outcome.stop { return true }
    return false
  }

  /// Does something; gives nil if the time is over in another process before it is done.
  @discardableResult
  func inTime<Result>(_ body: () throws -> Result?) throws -> Result? {
    do { return try body() } catch is IsolatedRun.Late {
      outcome.stop = options.timeLimit.map(StopReason.time)
      return nil
    }
  }
}
