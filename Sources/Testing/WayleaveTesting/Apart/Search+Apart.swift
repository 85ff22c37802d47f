import AuthorizationEngine
import PhoneSimulator

/// A search each run of which is made by a process of its own: nothing of the app's survives it.
///
/// The process is a copy of this one, and does there what the search would do here; this one takes
/// down what it says.
extension Search {
  /// Whether runs are made elsewhere.
  var goesApart: Bool { limits.apart && !isApart }

  /// Does something in a process of its own.
  func apart(
    for left: Duration? = nil, _ body: @escaping (Search, inout Parcel) throws -> Void
  ) throws -> Apart.Outcome {
    outcome.runs += 1
    prepareRuns()
    let noTrap = { [self] in
      // Others went there before, and nothing stopped them.
      wayTo.map { SecondStory(path(to: $0), on: self) }
    }
    return try Apart.run(for: left, noTrap: noTrap) { [self] parcel in
      isApart = true
      try body(self, &parcel)
    }
  }

  /// Makes here what the first run of a process makes for all: else each copy would make it anew, or
  /// wait for ever for another thread that was making it.
  func prepareRuns() {
    _ = known.engine
    if let system = outcome.system { _ = EngineShelf.engine(for: system) }
    _ = Self.firstRun
  }

  /// A run of no app's, once: a lock that is asked for each time could be copied as it is held. On a late
  /// release, for it has what the earlier ones have.
  private static let firstRun: Void = {
    final class Nothing {}
    let run = try? Run(.everything, Known(.iOS(26))) { phone in
      phone.app { Nothing() }.action("Nothing") { _ in }
    }
    for step in [Step.open, .tap(0)] { _ = try? run?.take(step) }
    _ = run?.scene()
  }()

  /// Opens the app; gives what comes of it.
  func openApart() throws -> Edge {
    let told = try apart(for: limits.left) { search, parcel in
      var edge = try search.open()
      edge.reach = search.known.reach
      parcel.put(search.names)
      parcel.put(search.outcome.system ?? System(search.release))
      parcel.put(edge)
      if let scene = search.learned { parcel.put(scene) }
    }
    switch told {
    case .trapped(let trap):
      outcome.isOver = true
      // What it is called nobody said; where nobody does now, it crashed all the same.
      let named = try? apart(for: limits.left) { search, parcel in
        parcel.put(Names(try search.makeRun()))
      }
      if case .told(var parcel)? = named { names = (try? parcel.takeNames()) ?? names }
      return Edge(faults: [fault(of: trap)])
    case .told(var parcel):
      names = try parcel.takeNames()
      outcome.system = try parcel.takeSystem()
      var edge = try parcel.takeEdge().edge
      takeReach(from: &edge)
      edge.target = arrive(try parcel.takeScene(), nil)
      return edge
    }
  }

  /// Takes a step from a state.
  func goApart(_ node: Int, _ step: Int) throws {
    try goApart(node, step) { search in
      _ = try search.take(step, at: node, with: search.makeRun(to: node), true)
    }
  }

  /// Takes a step from a state, by a body that does so here.
  func goApart(
    _ node: Int, _ step: Int, _ body: @escaping (Search) throws -> Void
  ) throws {
    let told = try apart(for: limits.left) { search, parcel in
      try body(search)
      var edge = search.nodes[node].edge(step) ?? Edge(faults: [])
      edge.reach = search.known.reach
      parcel.put(edge)
      if edge.target != nil, let scene = search.learned { parcel.put(scene) }
    }
    switch told {
    case .trapped(let trap):
      nodes[node].lead(step, Edge(faults: [fault(of: trap)], way: path(to: node)))
    case .told(var parcel):
      var (edge, leads) = try parcel.takeEdge()
      takeReach(from: &edge)
      if leads { edge.target = arrive(try parcel.takeScene(), (node, step)) }
      if !edge.faults.isEmpty { edge.way = path(to: node) }
      nodes[node].lead(step, edge)
    }
  }

  private func takeReach(from edge: inout Edge) {
    if let reach = edge.reach { known.reach.formUnion(reach) }
    edge.reach = nil
  }

  /// Whether a body says yes; where the code stops in the middle of it, that is one too.
  func asksApart(_ body: @escaping (Search) throws -> Bool) throws -> Bool {
    switch try apart(for: limits.left, { search, parcel in parcel.put(try body(search) ? 1 : 0) }) {
    case .trapped: return true
    case .told(var parcel): return try parcel.takeNumber() == 1
    }
  }

  /// A walk of the check for a second story.
  func walkApart(_ seed: UInt64) throws -> Walk {
    let told = try apart(for: limits.left) { search, parcel in
      let walk = try search.take(walk: seed)
      parcel.put(search.names)
      parcel.put(walk.steps) { $0.put($1) }
      parcel.put(walk.keys) { $0.put($1) }
      parcel.put(walk.text)
      parcel.put(walk.stored.sorted { $0.key < $1.key }) { parcel, thing in
        parcel.put(thing.key)
        parcel.put(thing.value)
      }
    }
    var walk = Walk()
    guard case .told(var parcel) = told else {
      if case .trapped(let trap) = told { walk.trap = trap }
      return walk
    }
    names = try parcel.takeNames()
    walk.steps = try parcel.takeAll { try $0.takeStep() }
    walk.keys = try parcel.takeAll { try $0.takeDigest() }
    walk.told = try parcel.takeText()
    for (name, word) in try parcel.takeAll({ (try $0.takeText(), try $0.takeWord()) }) {
      walk.stored[name] = word
    }
    return walk
  }

  /// A finding as it is told.
  func story(of finding: Finding) throws -> Story {
    guard goesApart else { return try Story(finding, self) }
    let told = try apart { search, parcel in parcel.put(try Story(finding, search)) }
    guard case .told(var parcel) = told else { throw SecondStory(finding.way, on: self) }
    return try parcel.takeStory(of: finding)
  }
}
