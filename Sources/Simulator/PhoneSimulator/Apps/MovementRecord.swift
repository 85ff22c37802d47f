/// The positions that an app's next significant change and its next visit are measured from.
struct MovementRecord: Hashable, Sendable {
  /// Where the last significant change was; nil before the phone was looked at.
  var lastSignificant: Fix?
  /// Where the phone stands still, with the time since when; nil before it was looked at.
  var stillSince: Fix?
  /// Whether no visit is to be reported of where it stands still, or no second one.
  var isVisitReported = false
}
