import Foundation
import PhoneSimulator

/// A place with its time and accuracy.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Where.
  open var coordinate: CLLocationCoordinate2D { values.coordinate }
  /// Meters above sea level.
  open var altitude: CLLocationDistance { values.altitude }
  /// Meters above the ellipsoid, iOS 15+; the phone knows no geoid, so it equals the altitude.
  open var ellipsoidalAltitude: CLLocationDistance { values.altitude }
  /// The radius in meters within which the phone believes to be; negative where there is no place.
  open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }
  /// Meters of the altitude; not positive where there is none.
  open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }
  /// Degrees clockwise from north; negative where unknown.
  open var course: CLLocationDirection { values.course }
  /// Degrees, iOS 13.4+; negative where unknown.
  open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }
  /// Meters a second; negative where unknown.
  open var speed: CLLocationSpeed { values.speed }
  /// Meters a second, iOS 10+; negative where unknown.
  open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }
  /// When.
  open var timestamp: Date { values.timestamp }
  /// The floor of the building, where known.
  open var floor: CLFloor? { values.floor }
  /// Where it comes from, iOS 15+.
  open var sourceInformation: CLLocationSourceInformation? { values.source }

  private let values: Values

  /// Nowhere, as an object of Objective-C begins: all zero.
  public override init() {
    values = Values(
      coordinate: CLLocationCoordinate2D(), horizontalAccuracy: 0, verticalAccuracy: 0,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// A place without anything else; its time is now.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    values = Values(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A place with altitude and accuracy.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    values = Values(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, timestamp: timestamp)
  }

  /// A place with course and speed.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    values = Values(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, speed: speed, timestamp: timestamp)
  }

  /// A place with the accuracy of course and speed, iOS 13.4+.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    values = Values(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp)
  }

  /// A place with its source, iOS 15+.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
    sourceInfo: CLLocationSourceInformation
  ) {
    values = Values(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: courseAccuracy, speed: speed,
      speedAccuracy: speedAccuracy, timestamp: timestamp, source: sourceInfo)
  }

  /// A fix of the virtual phone.
  init(_ fix: Fix, at timestamp: Date) {
    values = Values(
      coordinate: CLLocationCoordinate2D(fix.coordinate), altitude: fix.altitude,
      horizontalAccuracy: fix.horizontalAccuracy, verticalAccuracy: fix.verticalAccuracy,
      course: fix.course, speed: fix.speed, timestamp: timestamp,
      source: CLLocationSourceInformation(
        softwareSimulationState: true, andExternalAccessoryState: false))
  }

  /// The great-circle distance to another place in meters, on a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    guard let here = Coordinate(coordinate), let there = Coordinate(location.coordinate) else {
      return -1
    }
    return here.distance(to: there)
  }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) { values = Values(coder) }

  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    let signs = (coordinate.latitude < 0 ? "" : "+", coordinate.longitude < 0 ? "" : "+")
    return "<\(signs.0)\(coordinate.latitude),\(signs.1)\(coordinate.longitude)>"
      + " +/- \(horizontalAccuracy)m (speed \(speed) mps / course \(course)) @ \(timestamp)"
  }
}
