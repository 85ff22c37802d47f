import Foundation
import PhoneSimulator

/// A circle that can be monitored, iOS 7+; CLMonitor takes its place from iOS 17 (IOS-BG-050).
open class CLCircularRegion: CLRegion {
  /// The middle.
  open var center: CLLocationCoordinate2D { middle }
  /// Meters.
  open var radius: CLLocationDistance { length }

  private let middle: CLLocationCoordinate2D
  private let length: CLLocationDistance

  /// A circle without a name or a size; what a fake begins with.
  public override init() {
    middle = CLLocationCoordinate2D()
    length = 0
    super.init()
  }

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    middle = center
    length = radius
    super.init(named: identifier)
  }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    middle = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude"))
    length = coder.decodeDouble(forKey: "radius")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(middle.latitude, forKey: "latitude")
    coder.encode(middle.longitude, forKey: "longitude")
    coder.encode(length, forKey: "radius")
  }

  /// Whether a place lies in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    guard let centre = Coordinate(middle), let place = Coordinate(coordinate) else { return false }
    return centre.distance(to: place) <= length
  }
}
