import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A search on one release: breadth first over what the person does.
///
/// Runs continue where they are; a failure is recorded from a run that came from the start.
///
/// Everything it finds out is kept in its nodes, so that it can be taken up again if the code of
/// the app stopped the thread. Unchecked: one thread at a time works on it.
final class Search: @unchecked Sendable {
  let release: OSVersion
  let options: ExplorationOptions
  private let progress: (@Sendable (Exploration.Progress) -> Void)?
  private let describe: (ExploredPhone) throws -> Void
  var nodes: [Node] = []
  private(set) var places: [Digest: Int] = [:]
  var pool = RunPool()
  let known: SharedKnowledge
  var current: StepInProgress?
  /// The level from which on the search asks for no step, but for those that end a wait.
  var bound = Int.max
  /// The wait that a long run follows.
  var followed: Wait?
  /// Whether the phone is fresh, and the app opened on it for the first time.
  private var isLaunching = false
  /// Whether the search goes on after the launch; nil until that was checked.
  private var goesBeyondLaunch: Bool?
  /// What was found at the launch.
  private var foundAtLaunch: [Counterexample] = []
  /// The depth that `progress` received last: after a trap the search begins again.
  private var deepestTold = 0
  /// The state to which a run is going from the start.
  var wayTo: Int?
  /// How many threads were stopped.
  private var stopped = 0
  /// What runs the code of apps.
  var inSandbox: (@escaping () -> Void) -> CrashSandbox.Ending = CrashSandbox.run
  /// Whether two random runs are being compared, and whether they were.
  var isChecking = false
  var isChecked = false
  var checks = Checks()
  /// Whether this is a process of its own, which makes one run, and what that run came to.
  var isIsolated = false
  var learned: Run.StateSnapshot?
  /// Runs that are not released one by one, and whether none is: a `deinit` has crashed.
  var keptRuns: [Run] = []
  private var keepsRuns = false
  /// How many pieces could run at each moment of the launch at which there were several.
  var launchTurns: [UInt8] = []
  /// Whether states are gone to again, which a crash on the way ends.
  var isSampling = false
  var names = Names()
  var outcome = Outcome()
  /// What went wrong in the layer at hand, and the hangs there, which are reported after it.
  ///
  /// Kept here: if the search ends with a stopped thread, they are reported all the same.
  var found: [Counterexample] = []
  var waits: [Counterexample] = []
  /// The runs of the wait that was followed last; they are released when it is decided.
  var longRuns: [Run] = []
  /// The states whose waits were checked, in order.
  private(set) var checked: Set<Int> = [0]
  /// What was found, as it is printed.
  var reports: [CounterexampleReport] = []
  /// What is known of waits: whether they can end.
  var knownLiveness: [Wait: Liveness] = [:]
  /// Of those without an end, whether a tap ends them.
  var endedByTap: [Wait: Bool] = [:]

  /// What was found, with the steps in words.
  var counterexamples: [Counterexample] {
    outcome.counterexamples.map { counterexample in
      var named = counterexample
      named.steps = counterexample.way.map { $0.label(names.actions, on: release) }
      return named
    }
  }

  init(
    _ release: OSVersion, _ options: ExplorationOptions,
    progress: (@Sendable (Exploration.Progress) -> Void)? = nil,
    _ describe: @escaping (ExploredPhone) throws -> Void
  ) {
    self.release = release
    known = SharedKnowledge(release)
    self.progress = progress
    self.options = options
    self.describe = describe
    known.watchesTurns = options.reorderings > 0
  }

  /// Searches to the end, on as many stages as it takes.
  ///
  /// If the code of the app stops the thread, the phase begins again.
  func run() {
    run { try $0.walk() }
    if options.reorderings > 0, outcome.stop == nil,
      outcome.counterexamples.isEmpty || options.continueAfterFailure
    {
      run { try $0.turn() }
    }
    if case .states? = outcome.stop, !options.isolateRuns { run { $0.findStateSplit() } }
    if let randomWalks = options.randomWalks, outcome.stop == nil, outcome.counterexamples.isEmpty {
      run { try $0.randomWalk(randomWalks) }
    }
  }

  func run(_ body: @escaping (Search) throws -> Void) {
    defer { add(found + waits) }
    while !outcome.isOver, outcome.error == nil {
      let ending = inSandbox { [self] in
        (found, waits) = ([], [])
        do { try inTime { try body(self) } } catch { outcome.error = error }
      }
      switch ending {
      case .end: return
      case .trap(let trap):
        stopped += isChecking ? 0 : 1
        note(trap: trap)
      case .noThread:
        outcome.error = CrashSandbox.NoThread()
        return
      }
      if stopped >= options.crashes {
        outcome.stop = outcome.stop ?? .threads(stopped)
        return
      }
    }
  }

  /// Takes down why the step that was being taken never came to its end.
  private func note(trap: String) {
    let fault = fault(of: trap)
    if isChecking { return checks.end(by: trap) }
    if isSampling {
      (isSampling, wayTo) = (false, nil)
      outcome.stateSplit = StateSplit([])
      return
    }
    if let node = wayTo {
      // Others went there before, and nothing stopped them.
      outcome.error = NondeterminismError(path(to: node), on: self)
      outcome.isOver = true
      return
    }
    if let wait = followed {
      knownLiveness[wait] = .unknown
      outcome.undecided += 1
      followed = nil
      return
    }
    guard let taking = current else {
      // Between two steps the search releases runs, which no user does: what the app's objects do
      // as they go is left out.
      guard isLaunching else {
        if !keepsRuns { keptRuns += pool.all }
        keepsRuns = true
        return
      }
      add(counterexamples([fault], by: []))
      outcome.isOver = true
      return
    }
    current = nil
    // What stops a run that goes back to where steps are left is known already, or no step's own.
    if taking.isWayBack { return }
    let way = taking.isByOrigin ? path(to: taking.node) : nil
    nodes[taking.node].lead(taking.step, Edge(faults: [fault], way: way))
  }

  /// What a trap means.
  func fault(of trap: String) -> Fault {
    trap.contains("resume its continuation more than once")
      ? .resumedTwice(trap.misused) : .crash(trap)
  }

  private func walk() throws {
    guard try goesBeyondLaunch ?? begin(continueAfterFailure: options.continueAfterFailure) else {
      return
    }
    var layer = [0]
    checked = [0]
    outcome.counterexamples = foundAtLaunch
    outcome.depth = 0
    bound = options.depth
    defer { bound = .max }
    while !layer.isEmpty, outcome.depth < options.depth {
      var next: [Int] = []
      (found, waits) = ([], [])
      for node in layer {
        for step in nodes[node].steps.indices {
          if nodes[node].steps[step].order != nil { continue }
          // After a trap the search asks again for what it has counted already, and stops at none.
          if !nodes[node].isSettled(step), isStopped() { return }
          let edge = try expand(node, step)
          found += counterexamples(edge.faults, by: path(to: node) + [nodes[node].steps[step]])
          guard let target = edge.target, checked.insert(target).inserted else { continue }
          // A level never rises: so no way to a state comes by it twice.
          if nodes[target].level > outcome.depth {
            (nodes[target].level, nodes[target].origin) = (outcome.depth + 1, (node, step))
          }
          next.append(target)
          let lost = try hangs(target) + lostIntents(target)
          waits += counterexamples(lost, by: path(to: target))
        }
      }
      outcome.depth += 1
      add(found + waits)
      if outcome.depth > deepestTold {
        deepestTold = outcome.depth
        progress?(Exploration.Progress(release: release, outcome))
      }
      if !outcome.counterexamples.isEmpty, !options.continueAfterFailure { return }
      layer = next
    }
    outcome.isFinished = layer.isEmpty
  }

  /// What went wrong, each with the way to it, which is asked for only where something did.
  func counterexamples(_ faults: [Fault], by way: @autoclosure () -> [Step]) -> [Counterexample] {
    if faults.isEmpty { return [] }
    let steps = way()
    return faults.map { Counterexample(fault: $0, release: release, steps: steps) }
  }

  /// Keeps the first counterexample of each fault, and the first without the lock as well.
  ///
  /// The lock takes a prompt away, for which little code is made: it would hide what the same action
  /// does after an answer.
  func add(_ found: [Counterexample]) {
    for counterexample in found
    where !outcome.counterexamples.contains(where: {
      $0.fault == counterexample.fault && (counterexample.goesOverLock || !$0.goesOverLock)
    }) {
      outcome.counterexamples.append(counterexample)
    }
  }

  /// Checks the launch; returns whether the search goes on after it.
  ///
  /// An app that asks as it is opened does so in every run: if the search goes on, that is reported
  /// once. What else goes wrong at the launch leaves nothing to go on from.
  private func begin(continueAfterFailure: Bool) throws -> Bool {
    try checkItself()
    let edge = try isolatesRuns ? openIsolated() : open()
    let faults = edge.faults
    launchTurns = edge.open
    if let rows = edge.rows { outcome.rows.formUnion(rows) }
    if let target = edge.target { count(target) }
    add(counterexamples(faults, by: []))
    if faults.isEmpty || continueAfterFailure && faults.allSatisfy(\.isPrompt) {
      known.passed += faults
      add(counterexamples(try hangs(0), by: []))
      goesBeyondLaunch = outcome.counterexamples.isEmpty || continueAfterFailure
    } else {
      goesBeyondLaunch = false
    }
    foundAtLaunch = outcome.counterexamples
    return goesBeyondLaunch == true
  }

  /// Opens the app on a first phone; gives what comes of it.
  func open() throws -> Edge {
    isLaunching = true
    let run = try makeRun()
    if names.actions.isEmpty { names = Names(run) }
    outcome.system = run.virtual.system
    var edge = Edge(faults: try run.take(.open))
    edge.open = run.turns.open
    edge.rows = run.virtual.firedRows(besides: outcome.rows)
    edge.target = arrive(run, nil)
    isLaunching = false
    pool.leave(run, at: 0, wanted: 1)
    return edge
  }

  func makeRun() throws -> Run {
    outcome.runs += 1
    let run = try Run(options.environment, known, describe)
    // What a run does as it goes is no part of it: a process of its own ends before.
    if isIsolated || keepsRuns { keptRuns.append(run) }
    return run
  }

  /// Begins a search that follows given steps.
  func beginReplay() throws {
    if goesBeyondLaunch == nil { _ = try begin(continueAfterFailure: true) }
  }

  /// The state that a run has come to, new or known.
  func arrive(_ run: Run, _ origin: (node: Int, step: Int)?) -> Int {
    let snapshot = run.snapshot()
    if isIsolated { learned = snapshot }
    return arrive(snapshot, origin)
  }

  func arrive(_ snapshot: Run.StateSnapshot, _ origin: (node: Int, step: Int)?) -> Int {
    if !snapshot.uncompared.isEmpty { outcome.uncompared.formUnion(snapshot.uncompared) }
    let level = origin.map { nodes[$0.node].level + 1 } ?? 0
    if let known = places[snapshot.key] {
      if level < nodes[known].level, let origin, takesOver(known, origin) {
        (nodes[known].level, nodes[known].origin) = (level, origin)
      }
      return known
    }
    places[snapshot.key] = nodes.count
    nodes.append(Node(snapshot, origin: origin, level: level))
    return nodes.count - 1
  }

  /// Whether a shorter way to a state is its way from now on: none with more out of turn is, where
  /// the search in order came to it.
  private func takesOver(_ known: Int, _ origin: (node: Int, step: Int)) -> Bool {
    let own = nodes[origin.node].steps[origin.step].order?.turns.count ?? 0
    return nodes[known].level > options.depth || turns(to: origin.node) + own <= turns(to: known)
  }

  /// The steps to a state.
  func path(to node: Int) -> [Step] {
    var steps: [Step] = []
    var place = node
    while let (earlier, step) = nodes[place].origin {
      steps.append(nodes[earlier].steps[step])
      place = earlier
    }
    return steps.reversed()
  }
}

extension String {
  /// The function of a trap of Swift's about a continuation.
  fileprivate var misused: String {
    let words = split(separator: ": ", maxSplits: 1).last ?? ""
    return words.split(separator: " tried to").first.map(String.init) ?? self
  }
}
