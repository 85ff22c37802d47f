import AuthorizationEngine
import PhoneSimulator

extension Search {
  /// The names of the app and its actions, and its known issues.
  struct Names: Sendable {
    var app = "App"
    var actions: [String] = []
    var knownIssues: KnownIssues = []
    /// Whether its author states something that has to be so.
    var isStated = false
  }

  /// What a search came to.
  struct Outcome: Sendable {
    private(set) var counterexamples: [Counterexample] = []
    /// What goes wrong in the layer at hand, and the hangs there, which are reported after it.
    ///
    /// Kept here: if the search ends with a stopped thread, they are reported all the same.
    var found: [Counterexample] = []
    var hangs: [Counterexample] = []
    var runs = 0
    var states = 0
    var transitions = 0
    var depth = 0
    var isFinished = false
    var undecided = 0
    var reordered = 0
    var randomWalks = 0
    var randomSteps = 0
    var rows = RowSet()
    /// The system whose rows they are, where the closure installed another.
    var system: IOS.System?
    /// What the app stores and states are not compared by.
    var uncompared: Set<String> = []
    var stop: StopReason?
    var stateSplit: StateSplit?
    var error: (any Error)?
    /// Whether it ended before its first state.
    var isOver = false
  }
}

extension Search.Outcome {
  /// Begins a layer.
  mutating func beginLayer() { (found, hangs) = ([], []) }

  /// Reports what the layer has found.
  mutating func endLayer() { add(found + hangs) }

  /// Keeps the first counterexample of each fault, and the first without the lock as well.
  ///
  /// The lock takes a prompt away, for which little code is made: it would hide what the same action
  /// does after an answer.
  mutating func add(_ found: [Counterexample]) {
    for counterexample in found
    where !counterexamples.contains(where: {
      $0.fault == counterexample.fault && (counterexample.goesOverLock || !$0.goesOverLock)
    }) {
      counterexamples.append(counterexample)
    }
  }

  /// Has these counterexamples and no others.
  mutating func replace(by others: [Counterexample]) { counterexamples = others }

  /// Removes a counterexample that could not be repeated.
  mutating func remove(_ counterexample: Counterexample) {
    counterexamples.removeAll {
      $0.fault == counterexample.fault && $0.way == counterexample.way
    }
  }

  /// Counts a step that was taken.
  mutating func count(_ step: Step) {
    if step.order == nil { transitions += 1 } else { reordered += 1 }
  }
}

extension Search.Names {
  /// What a run's phone declares.
  init(_ run: Run) {
    app = run.app.package.name
    actions = run.known.names(of: run.declared.actions)
    knownIssues = run.declared.knownIssues
    isStated =
      !run.declared.requiresFrameworkCalls
      && (!run.declared.properties.isEmpty || run.declared.shown != nil)
  }
}
