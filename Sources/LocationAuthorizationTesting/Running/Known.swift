import AuthorizationEngine

/// What the runs of one search have found out once for all of them.
final class Known {
  /// Whether it is written down where code could have run in another order.
  var watchesTurns = false
  let shapes = Shapes()
  /// The prompts that come up at every launch with nothing tapped: told once, then let pass.
  var passed: [Fault] = []
  /// What can be chosen in Settings, by the state of the app.
  var choices: [Situation: [Step]] = [:]
  /// A tap on each of the app's actions.
  var taps: [Step] = []
}
