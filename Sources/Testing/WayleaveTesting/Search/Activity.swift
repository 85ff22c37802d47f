/// What the thread of a sandbox is doing, so that a trap is put down to the right thing.
///
/// Several hold at once: a step is taken by a run that first returns to the state before it.
struct Activity {
  /// A step that is being taken.
  struct Taking {
    var node: Int
    var step: Int
    /// Whether the run came from the start, by the path that is reported.
    var isByOrigin = false
    /// Whether the step is known already, and taken by a run on its way to where steps are left.
    var isWayBack = false
  }

  /// Whether two random runs are being compared.
  var isChecking = false
  /// Whether states are visited again to see what the app stores there.
  var isSampling = false
  /// The state to which a run is going from the start.
  var destination: Int?
  /// The wait that a long run follows.
  var wait: Wait?
  /// The step that is being taken.
  var step: Taking?
  /// Whether the phone is fresh, and the app is opened on it for the first time.
  var isLaunching = false

  /// What a trap has interrupted.
  enum Interrupted {
    case check, sample, path(to: Int), wait(Wait), step(Taking), launch
    /// Between two steps, where runs are released.
    case release
  }

  /// What was interrupted: the innermost of what was going on.
  var interrupted: Interrupted {
    if isChecking { return .check }
    if isSampling { return .sample }
    if let destination { return .path(to: destination) }
    if let wait { return .wait(wait) }
    if let step { return .step(step) }
    return isLaunching ? .launch : .release
  }
}
