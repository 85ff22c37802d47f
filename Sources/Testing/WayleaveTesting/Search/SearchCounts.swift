/// What a search has counted.
struct SearchCounts: Sendable {
  var runs = 0
  var states = 0
  /// The steps in the usual order of the code, and those in another.
  private(set) var transitions = 0
  private(set) var reordered = 0
  /// The waits of which it is not known whether they can end.
  var undecided = 0
  var randomWalks = 0
  var randomSteps = 0

  /// Counts a step that was taken.
  mutating func count(_ step: Step) {
    if step.order == nil { transitions += 1 } else { reordered += 1 }
  }
}
