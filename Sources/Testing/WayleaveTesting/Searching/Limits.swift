/// How far a search goes, besides its depth.
public struct Limits: Sendable {
  /// How many states are looked at on one release, at most.
  public var states: Int
  /// When to stop by the machine's clock, if ever; what was not searched by then is said.
  public var time: Duration?
  /// Whether the search goes on to its depth after the first things that went wrong.
  public var goesOn: Bool
  /// How many releases are searched at the same time.
  public var threads: Int
  /// Walks by lot after the search, beyond its depth; nil for none.
  public var lots: Lots?
  /// How many pieces of the app's code may run out of their turn in one story; 0 for none.
  ///
  /// Only where Swift, Dispatch and run loops leave it open, and after the search in the order of
  /// asking. Each step costs as many steps more as it leaves room for.
  public var orders: Int
  /// Whether each run is made by a process of its own, where an app's statics cannot be set back.
  ///
  /// A copy of this process: slow, and nothing that other threads do for the code comes back there.
  public var apart: Bool
  /// Whether a failure is an issue of the test that calls `explore`, or an error.
  public var failures: Failures
  var depth = 0
  var acts: PersonActs = .usual
  var started = ContinuousClock.now
  /// The machine's clock.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  /// How many states one wait is followed through before it stays undecided.
  static let patience = 5_000
  /// How many crashes that Swift or the system would end the program at; each keeps a thread.
  var crashes = 1_000
  /// How many runs whose objects fail as they go are let go of at once; that keeps one thread.
  var keptRuns = 1_000

  /// Limits; by default 200,000 states, no time, and an end where something went wrong.
  public init(
    states: Int = 200_000, time: Duration? = nil, goesOn: Bool = false, threads: Int = 2,
    lots: Lots? = nil, orders: Int = 0, apart: Bool = false, failures: Failures = .recorded
  ) {
    self.states = states
    self.time = time
    self.goesOn = goesOn
    self.threads = threads
    self.lots = lots
    self.orders = orders
    self.apart = apart
    self.failures = failures
  }

  /// What `explore` does with a failure.
  public enum Failures: Hashable, Sendable {
    /// It is recorded as an issue at the call if a test runs, and thrown otherwise.
    case recorded
    /// It is thrown.
    case thrown
  }

  /// Why to stop now, if at all.
  func stop(_ outcome: Search.Outcome) -> Stop? {
    if outcome.states >= states { return .states(states) }
    return timeIsOver
  }

  /// How much time is left, where there is a limit.
  var left: Duration? { time.map { $0 - (now() - started) } }

  /// That the time is over, if it is.
  var timeIsOver: Stop? {
    guard let time, now() - started > time else { return nil }
    return .time(time)
  }
}

/// Why a search came to no end of its own.
public enum Stop: Hashable, Sendable {
  /// So many states were looked at.
  case states(Int)
  /// So much time was over.
  case time(Duration)
  /// So many threads were stopped by crashes.
  case threads(Int)
}
