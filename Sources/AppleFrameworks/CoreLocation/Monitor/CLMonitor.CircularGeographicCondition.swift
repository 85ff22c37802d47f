extension CLMonitor {
  /// Being in a circle, iOS 17+.
  public struct CircularGeographicCondition: CLCondition {
    /// The middle.
    public var center: CLLocationCoordinate2D {
      CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
    /// Meters.
    public let radius: CLLocationDistance
    private let latitude: CLLocationDegrees
    private let longitude: CLLocationDegrees

    /// Being in a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      latitude = center.latitude
      longitude = center.longitude
      self.radius = radius
    }
  }
}
