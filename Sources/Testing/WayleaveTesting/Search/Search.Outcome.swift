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
    var counterexamples: [Counterexample] = []
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
    var system: System?
    /// What the app stores and states are not compared by.
    var uncompared: Set<String> = []
    var stop: StopReason?
    var stateSplit: StateSplit?
    var error: (any Error)?
    /// Whether it ended before its first state.
    var isOver = false
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
