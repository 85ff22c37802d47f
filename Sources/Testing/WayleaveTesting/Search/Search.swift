import PhoneSimulator
import PlatformModel

/// A search on one release: the strategies that the options ask for, one after the other.
///
/// Unchecked: one thread at a time works on it.
final class Search: @unchecked Sendable {
  let explorer: Explorer
  private let hangs: HangCheck
  let determinism: DeterminismCheck
  private let launch: Launch
  private let breadthFirst: BreadthFirst
  /// How many threads were stopped.
  private var stopped = 0
  /// What was found, as it is printed.
  private(set) var reports: [CounterexampleReport] = []

  init(
    _ release: OSVersion, _ options: ExplorationOptions,
    progress: (@Sendable (Exploration.Progress) -> Void)? = nil,
    _ describe: @escaping (ExploredPhone) throws -> Void
  ) {
    explorer = Explorer(release, options, describe)
    hangs = HangCheck(explorer)
    determinism = DeterminismCheck(explorer)
    launch = Launch(explorer, hangs, determinism)
    breadthFirst = BreadthFirst(explorer, hangs, launch, progress: progress)
  }

  var release: OSVersion { explorer.release }
  var names: AppNames { explorer.names }
  var outcome: SearchOutcome { explorer.outcome }

  /// What was found, with the steps in words.
  var counterexamples: [Counterexample] {
    outcome.counterexamples.reported.map { counterexample in
      var named = counterexample
      named.steps = explorer.labels(of: counterexample.way)
      return named
    }
  }

  /// Searches to the end.
  func run() {
    let options = explorer.options
    run { [breadthFirst] in try breadthFirst.run() }
    if options.reorderings > 0, outcome.stop == nil,
      outcome.counterexamples.isEmpty || options.continueAfterFailure
    {
      run { [explorer, hangs, launch, breadthFirst] in
        var reordering = Reordering(
          explorer, hangs, launch, checked: breadthFirst.checked)
        try reordering.run()
      }
    }
    if case .states? = outcome.stop, !options.isolateRuns {
      run { [explorer] in explorer.findStateSplit() }
    }
    if let randomWalks = options.randomWalks, outcome.stop == nil, outcome.counterexamples.isEmpty {
      run { [explorer, hangs, launch] in
        try RandomWalkSearch(explorer, hangs, launch).run(randomWalks)
      }
    }
  }

  /// Opens the app, for steps that follow one by one.
  func beginReplay() {
    run { [launch] in try launch.beginReplay() }
  }

  /// Takes a step from a state; returns what went wrong, hangs included, and the state after it.
  func take(_ step: Int, at node: Int) -> (faults: [Fault], target: Int?) {
    let taken = Locked((faults: [Fault](), target: Int?.none))
    run { [explorer, hangs] in
      let edge = try explorer.expand(node, step)
      taken.withLock { $0 = (edge.faults, edge.target) }
      guard let target = edge.target else { return }
      let found = try hangs.hangs(target)
      taken.withLock { $0.faults += found }
    }
    return taken.withLock { $0 }
  }

  /// Follows a replay and checks its end; what the app prints on the way is shown.
  func replay(_ labels: [String]) {
    let replaying = ReplaySearch(explorer, hangs, launch)
    run { try replaying.follow(labels) }
    replaying.show()
  }

  /// Releases the runs, in a sandbox: what the app's objects do in `deinit` may stop the thread.
  func releaseRuns() {
    _ = explorer.inSandbox { [explorer, determinism] in
      explorer.runs.releaseAll()
      determinism.release()
    }
  }

  /// Runs a body in sandboxes: if the code of the app stops the thread, it begins again.
  func run(_ body: @escaping () throws -> Void) {
    defer { explorer.outcome.counterexamples.endLayer() }
    while !outcome.isOver, outcome.error == nil {
      let ending = explorer.inSandbox { [explorer] in
        explorer.outcome.counterexamples.beginLayer()
        do { try explorer.inTime { try body() } } catch { explorer.outcome.error = error }
      }
      switch ending {
      case .end: return
      case .trap(let trap):
        stopped += explorer.activity.isChecking ? 0 : 1
        note(trap)
      case .noThread:
        explorer.outcome.error = CrashSandbox.NoThread()
        return
      }
      if stopped >= explorer.options.crashes {
        explorer.outcome.stop = outcome.stop ?? .threads(stopped)
        return
      }
    }
  }

  /// Records why what was going on never came to its end.
  private func note(_ trap: String) {
    switch explorer.activity.interrupted {
    case .check: determinism.end(by: trap)
    case .sample:
      explorer.activity.isSampling = false
      explorer.activity.destination = nil
      explorer.outcome.stateSplit = StateSplit([])
    case .path(let node):
      // Others went there before, and nothing stopped them.
      explorer.outcome.error = explorer.nondeterminism(after: explorer.graph.path(to: node))
      explorer.outcome.isOver = true
    case .wait(let wait):
      hangs.leaveUndecided(wait)
      explorer.activity.wait = nil
    case .step(let taking):
      explorer.activity.step = nil
      // What stops a run that goes back to where steps are left is known already, or no step's own.
      if taking.isWayBack { return }
      let way = taking.isByOrigin ? explorer.graph.path(to: taking.node) : nil
      explorer.graph.lead(taking.node, taking.step, Edge(faults: [Fault(trap: trap)], way: way))
    case .launch:
      explorer.outcome.counterexamples.report(
        explorer.counterexamples([Fault(trap: trap)], by: []))
      explorer.outcome.isOver = true
    case .release:
      // Between two steps runs are released, which no user does: what the app's objects do as they
      // go is left out.
      explorer.runs.keepAll()
    }
  }

  /// Writes the reports: the steps of each counterexample are repeated.
  func writeReports() {
    reports = counterexamples.compactMap { counterexample in
      do { return try explorer.report(of: counterexample) } catch {
        // What cannot be repeated was not found.
        explorer.outcome.error = outcome.error ?? error
        explorer.outcome.counterexamples.remove(counterexample)
        return nil
      }
    }
  }
}
