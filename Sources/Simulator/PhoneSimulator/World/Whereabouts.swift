/// Where the phone is over time, and when the phone looks at it next.
struct Whereabouts: Sendable {
  /// Where the phone is over time.
  private(set) var feed: LocationFeed = .none
  /// What is between the phone and the sky.
  var surroundings: Surroundings = .outdoors
  /// When the phone was last seen to move; updates pause after a long stop (IOS-BG-053).
  var movedAt: Duration = .zero
  /// When it looks at where it moved, for the apps that wait for that.
  var lookDue = Deadlines.never

  /// The position that the hardware finds at a time; Airplane Mode leaves the satellites on.
  func fix(at time: Duration) -> Fix? { feed.fix(at: time, in: surroundings) }

  /// Puts the phone somewhere, or on its way, at a time.
  mutating func follow(_ feed: LocationFeed, at time: Duration) {
    self.feed = feed
    movedAt = time
  }
}
