/// A place on the Earth in degrees of WGS 84.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north, -90 to 90.
  public let latitude: Double
  /// Degrees east, -180 to 180.
  public let longitude: Double

  /// A place; nil if a number is not a latitude or longitude.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// A place whose numbers are known to be in range.
  init(checked latitude: Double, _ longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinate: CustomStringConvertible {
  /// "37.77490, -122.41940": five decimals, about a metre.
  public var description: String {
    "\(Decimal5(latitude)), \(Decimal5(longitude))"
  }
}
