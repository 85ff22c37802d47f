import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A search on one release: breadth first over what the person does, each run replayed from its start.
///
/// Everything it finds out is kept in its nodes, so that it can be taken up anew where the code of
/// the app stopped the thread for ever. Unchecked: one thread at a time works on it.
final class Search: @unchecked Sendable {
  let release: OSVersion
  let limits: Limits
  private let progress: (@Sendable (Exploration.Progress) -> Void)?
  private let describe: (ExploredPhone) throws -> Void
  private(set) var nodes: [Node] = []
  private var places: [Digest: Int] = [:]
  /// Runs that stand where they came to a new state, for the first step from there.
  private var standing: [Int: Run] = [:]
  private static let mostStanding = 2000
  /// The step that is being taken: what stopped the thread stopped it there.
  private var current: (node: Int, step: Int)?
  /// The wait that a long run follows.
  var followed: Wait?
  /// Whether two runs of one walk are being compared, and whether they were.
  var isChecking = false
  var isChecked = false
  var names = Names()
  var outcome = Outcome()
  /// What is known of waits: whether they can end.
  var verdicts: [Wait: Verdict] = [:]

  /// What was found, with the steps in words.
  var findings: [Finding] {
    outcome.findings.map { finding in
      var named = finding
      named.steps = finding.way.map { $0.label(names.actions, on: release) }
      return named
    }
  }

  /// What the app and its actions are called.
  struct Names: Sendable {
    var app = "App"
    var actions: [String] = []
  }

  /// What a search came to.
  struct Outcome: Sendable {
    var findings: [Finding] = []
    var runs = 0
    var states = 0
    var transitions = 0
    var depth = 0
    var isFinished = false
    var undecided = 0
    var walks = 0
    var events = 0
    var rows: Set<String> = []
    var stop: Stop?
    var error: (any Error)?
  }

  init(
    _ release: OSVersion, _ limits: Limits,
    progress: (@Sendable (Exploration.Progress) -> Void)? = nil,
    _ describe: @escaping (ExploredPhone) throws -> Void
  ) {
    self.release = release
    self.progress = progress
    self.limits = limits
    self.describe = describe
  }

  /// Searches to the end, on as many stages as it takes.
  func run() {
    run { search in
      try search.walk()
      if search.outcome.findings.isEmpty, let lots = search.limits.lots { try search.roam(lots) }
    }
  }

  func run(_ body: @escaping (Search) throws -> Void) {
    while true {
      let isDone = Locked(false)
      let trap = Stage.run { [self] in
        do { try body(self) } catch { outcome.error = error }
        isDone.withLock { $0 = true }
      }
      if isDone.withLock({ $0 }) { return }
      note(trap: trap ?? "it stopped")
      if outcome.error != nil { return }
    }
  }

  /// Takes down why the step that was being taken never came to its end.
  private func note(trap: String) {
    let fault = fault(of: trap)
    if isChecking {
      isChecking = false
      isChecked = true
      return
    }
    if let wait = followed {
      verdicts[wait] = .unknown
      outcome.undecided += 1
      followed = nil
      return
    }
    guard let (node, step) = current else {
      outcome.findings = [Finding(fault: fault, release: release, steps: [])]
      outcome.error = SearchEnd()
      return
    }
    nodes[node].edges[step] = Edge(target: nil, survivors: [], faults: [fault])
    current = nil
  }

  /// What a trap means.
  func fault(of trap: String) -> Fault {
    trap.contains("resume its continuation more than once")
      ? .resumedTwice(trap.misused) : .crash(trap)
  }

  private func walk() throws {
    if nodes.isEmpty, try !begin() { return }
    var parents: [Int: (node: Int, step: Int)] = [:]
    var layer = [0]
    var known: Set<Int> = [0]
    outcome.findings = []
    outcome.depth = 0
    while !layer.isEmpty, outcome.depth < limits.depth {
      var next: [Int] = []
      var found: [Finding] = []
      for node in layer {
        for step in nodes[node].steps.indices {
          if let stop = limits.stop(outcome) {
            outcome.stop = stop
            return
          }
          let edge = try expand(node, step)
          let path = { self.path(to: node, parents) + [self.nodes[node].steps[step]] }
          for fault in edge.faults {
            found.append(Finding(fault: fault, release: release, steps: path()))
          }
          guard let target = edge.target, known.insert(target).inserted else { continue }
          parents[target] = (node, step)
          next.append(target)
        }
      }
      for node in next {
        for fault in try hopeless(node) {
          found.append(Finding(fault: fault, release: release, steps: path(to: node, parents)))
        }
      }
      outcome.depth += 1
      add(found)
      progress?(Exploration.Progress(release: release, outcome))
      if !outcome.findings.isEmpty, !limits.goesOn { return }
      layer = next
    }
    outcome.isFinished = layer.isEmpty
  }

  /// Keeps the first finding of each kind.
  private func add(_ found: [Finding]) {
    for finding in found
    where !outcome.findings.contains(where: { $0.fault == finding.fault }) {
      outcome.findings.append(finding)
    }
  }

  private func begin() throws -> Bool {
    try checkItself()
    let run = try makeRun()
    names = Names(
      app: run.app.package.name, actions: run.declared.actions.map(\.name))
    let faults = try run.take(.open)
    arrive(run, nil)
    guard faults.isEmpty else {
      add(faults.map { Finding(fault: $0, release: release, steps: []) })
      return false
    }
    add(try hopeless(0).map { Finding(fault: $0, release: release, steps: []) })
    return outcome.findings.isEmpty
  }

  func makeRun() throws -> Run {
    outcome.runs += 1
    return try Run(on: release, limits.acts, describe)
  }

  /// Begins a search that goes where it is told.
  func beginReplay() throws { if nodes.isEmpty { _ = try begin() } }

  /// Where a step leads from a state: known already, or found out by a run from the start.
  func expand(_ node: Int, _ step: Int) throws -> Edge {
    if let edge = nodes[node].edges[step] { return edge }
    current = (node, step)
    let run = try run(at: node)
    let before = run.tickets
    var faults: [Fault] = []
    var isRefused = false
    do { faults = try run.take(nodes[node].steps[step]) } catch is PhoneRefusal { isRefused = true }
    outcome.transitions += 1
    let target = faults.isEmpty && !isRefused ? arrive(run, (node, step)) : nil
    let edge = Edge(
      target: target,
      survivors: before.map { ticket in run.tickets.firstIndex { $0 === ticket } },
      faults: faults)
    nodes[node].edges[step] = edge
    current = nil
    return edge
  }

  /// A run that stands in a state: the one that came to it, or another by the same steps.
  private func run(at node: Int) throws -> Run {
    if let run = standing.removeValue(forKey: node) {
      run.takeOver()
      return run
    }
    let run = try makeRun()
    _ = try run.take(.open, isLast: false)
    for step in path(to: node) {
      do {
        guard try run.take(step, isLast: false).isEmpty else {
          throw SecondStory(path(to: node), on: self)
        }
      } catch is PhoneRefusal {
        throw SecondStory(path(to: node), on: self)
      }
    }
    return run
  }

  /// The state that a run has come to, new or known.
  @discardableResult
  private func arrive(_ run: Run, _ origin: (node: Int, step: Int)?) -> Int {
    let scene = run.scene()
    if let known = places[scene.key] { return known }
    places[scene.key] = nodes.count
    nodes.append(Node(scene, origin: origin))
    outcome.states = nodes.count
    if standing.count >= Self.mostStanding { standing = [:] }
    standing[nodes.count - 1] = run
    if let footing = run.phone.virtual.world.footing { outcome.rows.formUnion(footing.rows) }
    return nodes.count - 1
  }

  /// The steps to a state, as it was first come by or by other ways.
  func path(to node: Int, _ parents: [Int: (node: Int, step: Int)]? = nil) -> [Step] {
    var steps: [Step] = []
    var place = node
    while let (earlier, step) = parents?[place] ?? (parents == nil ? nodes[place].origin : nil) {
      steps.append(nodes[earlier].steps[step])
      place = earlier
    }
    return steps.reversed()
  }
}

/// The search ended before its first state.
struct SearchEnd: Error {}

extension String {
  /// The function of a trap of Swift's about a continuation.
  fileprivate var misused: String {
    let words = split(separator: ": ", maxSplits: 1).last ?? ""
    return words.split(separator: " tried to").first.map(String.init) ?? self
  }
}
