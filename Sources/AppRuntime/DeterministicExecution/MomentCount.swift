/// Counts the pieces that run at one moment of the clock.
struct MomentCount {
  /// How many pieces may run before the clock has to move.
  private static let most = 1_000_000

  private var moment: Duration = .zero
  private var pieces = 0

  /// Counts a piece that runs now; says whether it is one too many.
  mutating func add(at now: Duration) -> Bool {
    if moment != now {
      moment = now
      pieces = 0
    }
    pieces += 1
    return pieces > Self.most
  }
}
