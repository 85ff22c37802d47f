/// One position as the phone's hardware finds it, before any permission is asked.
public struct Fix: Hashable, Sendable {
  /// Where.
  public var coordinate: Coordinate
  /// The radius in metres within which the phone believes to be.
  public var horizontalAccuracy: Double
  /// Metres a second; negative where unknown.
  public var speed: Double
  /// Degrees clockwise from north; negative where unknown.
  public var course: Double
  /// Metres above sea level.
  public var altitude: Double
  /// The metres by which the altitude may be off; negative where it is unknown.
  public var verticalAccuracy: Double
  /// The phone's time of the fix.
  public var time: Duration

  /// A position at a time.
  public init(
    _ coordinate: Coordinate, horizontalAccuracy: Double, speed: Double = -1, course: Double = -1,
    altitude: Double = 0, verticalAccuracy: Double = -1, time: Duration
  ) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
    self.speed = speed
    self.course = course
    self.altitude = altitude
    self.verticalAccuracy = verticalAccuracy
    self.time = time
  }
}
