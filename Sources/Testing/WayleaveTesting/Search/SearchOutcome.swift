import AuthorizationEngine
import PhoneSimulator

/// What a search came to.
struct SearchOutcome: Sendable {
  var counterexamples = FoundCounterexamples()
  var counts = SearchCounts()
  /// The depth to which every sequence of steps was searched, and whether that is all there is.
  var depth = 0
  var isFinished = false
  /// The rows that fired in the steps that count.
  var rows = RowSet()
  /// The system whose rows they are, where the closure installed another.
  var system: IOS.System?
  /// What the app stores and states are not compared by.
  var uncompared: Set<String> = []
  /// Why it stopped before its end, and what makes its states different if a limit on them was why.
  var stop: StopReason?
  var stateSplit: StateSplit?
  /// The error that ended it.
  var error: (any Error)?
  /// Whether it ended before its first state.
  var isOver = false
}
