/// The names of the app and its actions, and its known issues.
struct AppNames: Sendable {
  var app = "App"
  var actions: [String] = []
  var knownIssues: KnownIssues = []
  /// Whether its author states something that has to be so.
  var isStated = false
}

extension AppNames {
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
