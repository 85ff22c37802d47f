import AuthorizationEngine

/// A row that fired, by its place in the engine's list, and the manager for which it did.
typealias FiredRow = (row: Int, manager: IOS.ManagerID?)

/// The steps that the engine took: how many, and what fired in them, for those who ask.
struct StepRecord: Sendable {
  /// How many events the engine checked so far.
  var count = 0
  /// The rows of the last step, kept for their storage.
  var firedRows: [FiredRow] = []
  /// The rows and events that a story rests on; nil if no one asks.
  var footing: Footing?
  /// The rows that fired, for searches; nil if no one asks.
  private(set) var firedSet: RowSet?

  /// Notes that a row fired, by its place in the engine's list.
  mutating func note(_ row: Int, named id: @autoclosure () -> String) {
    footing?.rows.insert(id())
    firedSet?.insert(row)
  }

  /// Notes the rows that fire from now on, for a search.
  mutating func beginFiredSet() {
    // What was there is emptied and not replaced: a search asks at every step.
    if firedSet == nil { firedSet = RowSet() }
    firedSet?.removeAll()
  }

  /// Forgets the rows that fired: their places are of the engine that fired them.
  mutating func forgetFiredSet() { firedSet?.removeAll() }
}
