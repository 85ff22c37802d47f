/// What a location under reduced accuracy is like, iOS 14+.
public enum ReducedAccuracy {
  /// horizontalAccuracy of such a location in meters, by the header (IOS-ACC-001).
  public static let horizontalAccuracy: Double = 5_000
  /// How old such a location may be, in seconds (IOS-ACC-002).
  public static let oldest: Double = 20 * 60
  /// How many come in an hour at most (IOS-ACC-002).
  public static let mostPerHour = 4
}
