import PhoneSimulator

/// The stories that several explorations have told, so that each is told once and named by the others.
///
/// The tests of a package that `wayleave explore init` writes share one.
public final class ToldStories: Sendable {
  private let told = Locked<Set<[String]>>([])

  /// None so far.
  public init() {}

  /// Whether a story was told before; it counts as told from then on.
  func isTold(_ story: Story) -> Bool {
    told.withLock { !$0.insert(story.essence).inserted }
  }
}
