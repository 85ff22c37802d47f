import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// Finds out, run by run, where the steps of an app lead on one release.
///
/// Runs continue where they are; a failure is recorded from a run that came from the start. What it
/// finds out stays in its graph, so that a strategy can begin again if the app's code stopped the
/// thread. Unchecked: one thread at a time works on it.
final class Explorer: @unchecked Sendable {
  let release: OSVersion
  let options: ExplorationOptions
  let known: SharedKnowledge
  let runs: RunSupply
  var graph: StateGraph
  /// What the thread is doing.
  var activity = Activity()
  /// The level from which on the search asks for no step, but for those that end a wait.
  var bound = Int.max
  var names = AppNames()
  var outcome = SearchOutcome()
  /// What runs the code of apps.
  var inSandbox: (@escaping () -> Void) -> CrashSandbox.Ending = CrashSandbox.run
  /// Whether this is a process of its own, which makes one run, and what that run came to.
  var isIsolated = false
  var learned: Run.StateSnapshot?

  init(
    _ release: OSVersion, _ options: ExplorationOptions,
    _ describe: @escaping (ExploredPhone) throws -> Void
  ) {
    self.release = release
    self.options = options
    known = SharedKnowledge(release)
    known.watchesTurns = options.reorderings > 0
    runs = RunSupply(options, known, describe)
    graph = StateGraph(depth: options.depth)
  }

  /// Opens the app on a first phone; returns what follows, and leaves the run there.
  func open() throws -> Edge {
    activity.isLaunching = true
    let run = try makeRun()
    if names.actions.isEmpty { names = AppNames(run) }
    outcome.system = run.virtual.system
    var edge = Edge(faults: try run.take(.open))
    edge.open = run.turns.open
    edge.rows = run.virtual.firedRows(except: outcome.rows)
    edge.target = arrive(run, nil)
    activity.isLaunching = false
    runs.pool.leave(run, at: 0, wanted: 1)
    return edge
  }

  /// A run on a new phone.
  func makeRun() throws -> Run {
    outcome.counts.runs += 1
    return try runs.make()
  }

  /// A run that goes from the start to a state.
  func makeRun(to node: Int) throws -> Run {
    activity.destination = node
    defer { activity.destination = nil }
    let run = try makeRun()
    let path = graph.path(to: node)
    for step in path.fromLaunch {
      do {
        guard try run.take(step, isLast: false).isEmpty else {
          throw nondeterminism(after: path)
        }
      } catch is PhoneRefusal {
        throw nondeterminism(after: path)
      }
    }
    return run
  }

  /// The state that a run has come to, new or known.
  func arrive(_ run: Run, _ origin: (node: Int, step: Int)?) -> Int {
    let snapshot = run.snapshot()
    if isIsolated { learned = snapshot }
    return arrive(snapshot, origin)
  }

  func arrive(_ snapshot: Run.StateSnapshot, _ origin: (node: Int, step: Int)?) -> Int {
    if !snapshot.uncompared.isEmpty { outcome.uncompared.formUnion(snapshot.uncompared) }
    return graph.arrive(snapshot, origin)
  }

  /// What went wrong, each with the path to it, which is asked for only where something did.
  func counterexamples(_ faults: [Fault], by way: @autoclosure () -> [Step]) -> [Counterexample] {
    if faults.isEmpty { return [] }
    let steps = way()
    return faults.map { Counterexample(fault: $0, release: release, steps: steps) }
  }

  /// That steps lead elsewhere than before: a state is not what it was when they led there.
  func nondeterminism(after steps: [Step]) -> NondeterminismError {
    NondeterminismError(
      release: release, steps: labels(of: steps), difference: "",
      advice: NondeterminismError.somethingSurvives)
  }

  /// What can be done in a state, in the words of a replay.
  func labels(at node: Int) -> [String] { labels(of: graph.nodes[node].steps) }

  /// Steps in the words of a replay.
  func labels(of steps: some Sequence<Step>) -> [String] {
    steps.map { $0.label(names.actions, on: release) }
  }
}
