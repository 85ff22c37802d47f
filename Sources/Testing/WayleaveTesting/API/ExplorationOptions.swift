import StateExploration

/// How an exploration searches, how far it goes, and what it does with a failure.
public struct ExplorationOptions: Sendable {
  /// How many states are searched on one release, at most.
  public var maxStates: Int {
    get { limits.states }
    set { limits.states = newValue }
  }
  /// The time of the machine after which it stops; the coverage says what was not searched by then.
  public var timeLimit: Duration?
  /// Whether the search goes on to its depth after the first failures.
  public var continueAfterFailure: Bool
  /// How many releases are searched at the same time.
  public var concurrency: Int
  /// Random walks after the search, beyond its depth; nil for none.
  public var randomWalks: RandomWalks?
  /// How many pieces of the app's code may run out of turn in one counterexample; 0 for none.
  ///
  /// Only where Swift, Dispatch and run loops guarantee no order, and after the search in the usual
  /// order. Each step costs as many steps more as there are other orders.
  public var reorderings: Int
  /// Whether each run gets a process of its own, because nothing can reset the app's statics.
  ///
  /// The process is a copy of this one. That is slow, and work that other threads do for the code
  /// does not finish there.
  public var isolateRuns: Bool
  /// Whether a failure is an issue of the test that calls `explore`, or an error.
  public var failures: Failures
  var limits: SearchLimits
  /// How many steps from the launch it searches, at most.
  var depth: Int {
    get { limits.depth ?? 0 }
    set { limits.depth = newValue }
  }
  var environment: EnvironmentSteps = .usual
  var started = ContinuousClock.now
  /// The machine's clock.
  var now: @Sendable () -> ContinuousClock.Instant = { .now }

  /// How many states one wait is followed through before it stays undecided.
  static let patience = 5_000
  /// After how many crashes that would end the program a search stops; each keeps a thread.
  var crashes = 1_000
  /// How many runs whose objects crash when they are released are kept, then released together.
  var keptRuns = 1_000

  /// Options; by default 200,000 states, no time limit, and an end at the first failures.
  public init(
    maxStates: Int = 200_000, timeLimit: Duration? = nil, continueAfterFailure: Bool = false,
    concurrency: Int = 2, randomWalks: RandomWalks? = nil, reorderings: Int = 0,
    isolateRuns: Bool = false, failures: Failures = .recorded
  ) {
    limits = SearchLimits(states: maxStates, depth: 0)
    self.timeLimit = timeLimit
    self.continueAfterFailure = continueAfterFailure
    self.concurrency = concurrency
    self.randomWalks = randomWalks
    self.reorderings = reorderings
    self.isolateRuns = isolateRuns
    self.failures = failures
  }

  /// What `explore` does with a failure.
  public enum Failures: Hashable, Sendable {
    /// It is recorded as an issue at the call if a test runs, and thrown otherwise.
    case recorded
    /// It is thrown.
    case thrown
  }

  /// Why to stop with so many states, if at all.
  func stop(at states: Int) -> StopReason? {
    if states >= maxStates { return .states(maxStates) }
    return timeIsOver
  }

  /// How much time is left if there is a limit.
  var left: Duration? { timeLimit.map { $0 - (now() - started) } }

  /// That the time is over, if it is.
  var timeIsOver: StopReason? {
    guard let timeLimit, now() - started > timeLimit else { return nil }
    return .time(timeLimit)
  }
}
