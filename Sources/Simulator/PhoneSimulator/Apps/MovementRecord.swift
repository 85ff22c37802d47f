/// The positions that an app's next significant change and its next visit are measured from.
struct MovementRecord: Hashable, Sendable {
  /// Where the last significant change was; nil until a place is known.
  var lastSignificant: Fix?
  /// Where the phone stands still, with the time since when; nil until a place is known.
  var stillSince: Fix?
  /// Whether no visit is to be reported of where it stands still, or no second one.
  var isVisitReported = false

  /// Measures significant changes from a place; monitoring that is on keeps its own.
  mutating func beginSignificantChanges(at fix: Fix) {
    lastSignificant = lastSignificant ?? fix
  }

  /// Measures visits from a place that is not a visit itself; monitoring that is on keeps its own.
  mutating func beginVisits(at fix: Fix) {
    guard stillSince == nil else { return }
    stillSince = fix
    isVisitReported = true
  }
}
