/// An exploration that found nothing because nothing could happen: to pass would be misleading.
public struct EmptyExploration: Error, CustomStringConvertible {
  /// What was covered.
  public let exploration: Exploration
  private let reason: String

  /// Nil if something could happen on one of the releases.
  init?(_ exploration: Exploration) {
    let searched = exploration.coverage.filter { $0.states > 0 }
    let reasons = searched.compactMap(\.emptiness)
    guard let last = reasons.last, reasons.count == searched.count else { return nil }
    (self.exploration, reason) = (exploration, last)
  }

  /// Why, what to do, and what was covered.
  public var description: String {
    """
    explore: nothing could happen: \(reason).
    A mock in place of a manager, a guard that always fails or an Info.plist without texts makes an \
    exploration empty. If that is intended, call `app.ignore(.emptyExploration)`.

    \(exploration)
    """
  }
}
