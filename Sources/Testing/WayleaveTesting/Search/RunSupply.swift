import PhoneSimulator

/// Makes runs, and keeps those that a search may continue or must not release yet.
///
/// What the app's objects do in `deinit` may stop the thread, so when a run is released matters.
final class RunSupply {
  private let environment: EnvironmentSteps
  private let known: SharedKnowledge
  private let describe: (ExploredPhone) throws -> Void
  /// Runs in states with untaken steps.
  var pool = RunPool()
  /// The runs of one long check; they are released when it is decided.
  var long: [Run] = []
  /// Runs that are not released one by one, because a `deinit` has crashed.
  private(set) var kept: [Run] = []
  private var keepsAll = false
  private let mostKept: Int

  init(
    _ options: ExplorationOptions, _ known: SharedKnowledge,
    _ describe: @escaping (ExploredPhone) throws -> Void
  ) {
    environment = options.environment
    mostKept = options.keptRuns
    self.known = known
    self.describe = describe
  }

  /// A run on a new phone.
  func make() throws -> Run {
    let run = try Run(environment, known, describe)
    if keepsAll { kept.append(run) }
    return run
  }

  /// Releases no run from now on, but all of them together now and then.
  func keepAll() {
    if !keepsAll { kept += pool.all }
    keepsAll = true
  }

  /// Releases the runs that are kept, if they are many: if that fails, it costs one thread for all.
  ///
  /// Those in the pool are released with them: later each would take a thread of its own.
  func releaseKept() {
    guard kept.count >= mostKept else { return }
    pool = RunPool()
    kept = []
  }

  /// Releases all.
  func releaseAll() {
    pool = RunPool()
    long = []
    kept = []
  }
}
