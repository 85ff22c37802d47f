import AuthorizationEngine
import PhoneSimulator

/// An exploration each run of which is made by a process of its own: nothing of the app's survives it.
///
/// The process is a copy of this one, and does there what the search would do here; this one takes
/// down what it says.
extension Explorer {
  /// Whether runs are made elsewhere.
  var isolatesRuns: Bool { options.isolateRuns && !isIsolated }

  /// Does something in a process of its own.
  func inIsolation(
    for left: Duration? = nil, _ body: @escaping (inout Message) throws -> Void
  ) throws -> IsolatedRun.Outcome {
    outcome.counts.runs += 1
    prepareRuns()
    let noTrap = { [self] in
      // Others went there before, and nothing stopped them.
      activity.destination.map { nondeterminism(after: graph.path(to: $0)) }
    }
    return try IsolatedRun.run(for: left, noTrap: noTrap) { [self] message in
      isIsolated = true
      // What a run does as it goes is no part of it: the process ends before.
      runs.keepAll()
      try body(&message)
    }
  }

  /// Makes here what the first run of a process makes for all: else each copy would make it again,
  /// or wait without end for another thread that was making it.
  func prepareRuns() {
    _ = known.engine
    if let system = outcome.system { _ = EngineShelf.engine(for: system) }
    _ = Self.firstRun
  }

  /// A run of no app's, once: a lock that is asked for each time could be copied as it is held. On
  /// a late release, for it has what the earlier ones have.
  private static let firstRun: Void = {
    final class Nothing {}
    let run = try? Run(.everything, SharedKnowledge(.iOS(26))) { phone in
      phone.app { Nothing() }.action("Nothing") { _ in }
    }
    for step in [Step.open, .tap(0)] { _ = try? run?.take(step) }
    _ = run?.snapshot()
  }()

  /// Opens the app; gives what happens then.
  func openIsolated() throws -> Edge {
    let told = try inIsolation(for: options.left) { [self] message in
      var edge = try open()
      edge.reach = known.reach
      message.put(names)
      message.put(outcome.system ?? IOS.System(release))
      message.put(edge)
      if let snapshot = learned { message.put(snapshot) }
    }
    switch told {
    case .trapped(let trap):
      outcome.isOver = true
      // The app has no name yet; if it gets none now, it crashed all the same.
      let named = try? inIsolation(for: options.left) { [self] message in
        message.put(AppNames(try makeRun()))
      }
      if case .told(var message)? = named { names = (try? message.takeNames()) ?? names }
      return Edge(faults: [Fault(trap: trap)])
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
    try goIsolated(node, step) { [self] in
      _ = try take(step, at: node, with: makeRun(to: node), true)
    }
  }

  /// Takes a step from a state, by a body that does so here.
  func goIsolated(
    _ node: Int, _ step: Int, _ body: @escaping () throws -> Void
  ) throws {
    let told = try inIsolation(for: options.left) { [self] message in
      try body()
      var edge = graph.nodes[node].edge(step) ?? Edge(faults: [])
      edge.reach = known.reach
      message.put(edge)
      if edge.target != nil, let snapshot = learned { message.put(snapshot) }
    }
    switch told {
    case .trapped(let trap):
      graph.lead(node, step, Edge(faults: [Fault(trap: trap)], way: graph.path(to: node)))
    case .told(var message):
      var (edge, leads) = try message.takeEdge()
      takeReach(from: &edge)
      if leads { edge.target = arrive(try message.takeSnapshot(), (node, step)) }
      if !edge.faults.isEmpty { edge.way = graph.path(to: node) }
      graph.lead(node, step, edge)
    }
  }

  private func takeReach(from edge: inout Edge) {
    if let reach = edge.reach { known.reach.formUnion(reach) }
    edge.reach = nil
  }

  /// Whether a body says yes; where the code stops in the middle of it, that is one too.
  func asksIsolated(_ body: @escaping () throws -> Bool) throws -> Bool {
    switch try inIsolation(
      for: options.left, { message in message.put(try body() ? 1 : 0) })
    {
    case .trapped: return true
    case .told(var message): return try message.takeNumber() == 1
    }
  }

  /// The report of a counterexample, whose steps are repeated for it.
  func report(of counterexample: Counterexample) throws -> CounterexampleReport {
    guard isolatesRuns else { return try CounterexampleReport(counterexample, self) }
    let told = try inIsolation { [self] message in
      message.put(try CounterexampleReport(counterexample, self))
    }
    guard case .told(var message) = told else {
      throw nondeterminism(after: counterexample.way)
    }
    return try message.takeReport(of: counterexample)
  }
}
