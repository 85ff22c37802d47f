/// A circle, or a beacon's surroundings, that an app asked to be notified of.
public struct MonitoredRegion: Hashable, Sendable {
  /// The app's own name for it; a second region with the name replaces the first.
  public var identifier: String
  /// What it is.
  public var shape: Shape
  /// Whether the app wants to know of entering.
  public var notifiesOnEntry: Bool
  /// Whether the app wants to know of leaving.
  public var notifiesOnExit: Bool

  /// A region.
  public init(
    _ identifier: String, _ shape: Shape, notifiesOnEntry: Bool = true, notifiesOnExit: Bool = true
  ) {
    self.identifier = identifier
    self.shape = shape
    self.notifiesOnEntry = notifiesOnEntry
    self.notifiesOnExit = notifiesOnExit
  }

  /// What a region is.
  public enum Shape: Hashable, Sendable {
    /// A circle with a radius in metres.
    case circle(Coordinate, radius: Double)
    /// Wherever a beacon is heard: of a proximity UUID, of "UUID/major", or "UUID/major/minor".
    case beacon(uuid: String)
  }
}
