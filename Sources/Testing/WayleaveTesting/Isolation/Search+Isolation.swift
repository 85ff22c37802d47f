import AuthorizationEngine
import PhoneSimulator

/// A search each run of which is made by a process of its own: nothing of the app's survives it.
///
/// The process is a copy of this one, and does there what the search would do here; this one takes
/// down what it says.
extension Search {
  /// Whether runs are made elsewhere.
  var isolatesRuns: Bool { options.isolateRuns && !isIsolated }

  /// Does something in a process of its own.
  func inIsolation(
    for left: Duration? = nil, _ body: @escaping (Search, inout Message) throws -> Void
  ) throws -> IsolatedRun.Outcome {
    outcome.runs += 1
    prepareRuns()
    let noTrap = { [self] in
      // Others went there before, and nothing stopped them.
      wayTo.map { NondeterminismError(path(to: $0), on: self) }
    }
    return try IsolatedRun.run(for: left, noTrap: noTrap) { [self] message in
      isIsolated = true
      try body(self, &message)
    }
  }

  /// Makes here what the first run of a process makes for all: else each copy would make it again, or
  /// wait without end for another thread that was making it.
  func prepareRuns() {
    _ = known.engine
    if let system = outcome.system { _ = EngineShelf.engine(for: system) }
    _ = Self.firstRun
  }

  /// A run of no app's, once: a lock that is asked for each time could be copied as it is held. On a late
  /// release, for it has what the earlier ones have.
  private static let firstRun: Void = {
    final class Nothing {}
    let run = try? Run(.everything, SharedKnowledge(.iOS(26))) { phone in
      phone.app { Nothing() }.action("Nothing") { _ in }
    }
    for step in [Step.open, .tap(0)] { _ = try? run?.take(step) }
    _ = run?.snapshot()
  }()

  /// Opens the app; gives what comes of it.
  func openIsolated() throws -> Edge {
    let told = try inIsolation(for: options.left) { search, message in
      var edge = try search.open()
      edge.reach = search.known.reach
      message.put(search.names)
      message.put(search.outcome.system ?? System(search.release))
      message.put(edge)
      if let snapshot = search.learned { message.put(snapshot) }
    }
    switch told {
    case .trapped(let trap):
      outcome.isOver = true
      // The app has no name yet; if it gets none now, it crashed all the same.
      let named = try? inIsolation(for: options.left) { search, message in
        message.put(Names(try search.makeRun()))
      }
      if case .told(var message)? = named { names = (try? message.takeNames()) ?? names }
      return Edge(faults: [fault(of: trap)])
    case .told(var message):
      names = try message.takeNames()
      outcome.system = try message.takeSystem()
      var edge = try message.takeEdge().edge
      takeReach(from: &edge)
      edge.target = arrive(try message.takeSnapshot(), nil)
      return edge
    }
  }

  /// Takes a step from a state.
  func goIsolated(_ node: Int, _ step: Int) throws {
    try goIsolated(node, step) { search in
      _ = try search.take(step, at: node, with: search.makeRun(to: node), true)
    }
  }

  /// Takes a step from a state, by a body that does so here.
  func goIsolated(
    _ node: Int, _ step: Int, _ body: @escaping (Search) throws -> Void
  ) throws {
    let told = try inIsolation(for: options.left) { search, message in
      try body(search)
      var edge = search.nodes[node].edge(step) ?? Edge(faults: [])
      edge.reach = search.known.reach
      message.put(edge)
      if edge.target != nil, let snapshot = search.learned { message.put(snapshot) }
    }
    switch told {
    case .trapped(let trap):
      nodes[node].lead(step, Edge(faults: [fault(of: trap)], way: path(to: node)))
    case .told(var message):
      var (edge, leads) = try message.takeEdge()
      takeReach(from: &edge)
      if leads { edge.target = arrive(try message.takeSnapshot(), (node, step)) }
      if !edge.faults.isEmpty { edge.way = path(to: node) }
      nodes[node].lead(step, edge)
    }
  }

  private func takeReach(from edge: inout Edge) {
    if let reach = edge.reach { known.reach.formUnion(reach) }
    edge.reach = nil
  }

  /// Whether a body says yes; where the code stops in the middle of it, that is one too.
  func asksIsolated(_ body: @escaping (Search) throws -> Bool) throws -> Bool {
    switch try inIsolation(
      for: options.left, { search, message in message.put(try body(search) ? 1 : 0) })
    {
    case .trapped: return true
    case .told(var message): return try message.takeNumber() == 1
    }
  }

  /// A random run of the determinism check.
  func probeIsolated(_ seed: UInt64) throws -> ProbeRun {
    let told = try inIsolation(for: options.left) { search, message in
      let walk = try search.take(walk: seed)
      message.put(search.names)
      message.put(walk.steps) { $0.put($1) }
      message.put(walk.keys) { $0.put($1) }
      message.put(walk.text)
      message.put(walk.stored.sorted { $0.key < $1.key }) { message, thing in
        message.put(thing.key)
        message.put(thing.value)
      }
    }
    var walk = ProbeRun()
    guard case .told(var message) = told else {
      if case .trapped(let trap) = told { walk.trap = trap }
      return walk
    }
    names = try message.takeNames()
    walk.steps = try message.takeAll { try $0.takeStep() }
    walk.keys = try message.takeAll { try $0.takeDigest() }
    walk.told = try message.takeText()
    for (name, word) in try message.takeAll({ (try $0.takeText(), try $0.takeWord()) }) {
      walk.stored[name] = word
    }
    return walk
  }

  /// The report of a counterexample.
  func report(of counterexample: Counterexample) throws -> CounterexampleReport {
    guard isolatesRuns else { return try CounterexampleReport(counterexample, self) }
    let told = try inIsolation { search, message in
      message.put(try CounterexampleReport(counterexample, search))
    }
    guard case .told(var message) = told else {
      throw NondeterminismError(counterexample.way, on: self)
    }
    return try message.takeReport(of: counterexample)
  }
}
