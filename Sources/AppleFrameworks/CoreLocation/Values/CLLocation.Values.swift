import Foundation
import PhoneSimulator

extension CLLocation {
  /// All that a location knows.
  struct Values {
    var coordinate: CLLocationCoordinate2D
    var altitude: CLLocationDistance = 0
    var horizontalAccuracy: CLLocationAccuracy
    var verticalAccuracy: CLLocationAccuracy
    var course: CLLocationDirection = -1
    var courseAccuracy: CLLocationDirectionAccuracy = -1
    var speed: CLLocationSpeed = -1
    var speedAccuracy: CLLocationSpeedAccuracy = -1
    var timestamp: Date
    var floor: CLFloor?
    var source: CLLocationSourceInformation?
  }
}

extension CLLocation.Values {
  init(_ coder: NSCoder) {
    func number(_ key: String) -> Double { coder.decodeDouble(forKey: key) }
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: number("latitude"), longitude: number("longitude")),
      altitude: number("altitude"), horizontalAccuracy: number("horizontalAccuracy"),
      verticalAccuracy: number("verticalAccuracy"), course: number("course"),
      courseAccuracy: number("courseAccuracy"), speed: number("speed"),
      speedAccuracy: number("speedAccuracy"),
      timestamp: Date(timeIntervalSinceReferenceDate: number("timestamp")),
      floor: coder.decodeObject(of: CLFloor.self, forKey: "floor"),
      source: coder.decodeObject(of: CLLocationSourceInformation.self, forKey: "source"))
  }

  func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(courseAccuracy, forKey: "courseAccuracy")
    coder.encode(speed, forKey: "speed")
    coder.encode(speedAccuracy, forKey: "speedAccuracy")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    coder.encode(floor, forKey: "floor")
    coder.encode(source, forKey: "source")
  }
}

extension CLLocationCoordinate2D {
  init(_ place: Coordinate) {
    self.init(latitude: place.latitude, longitude: place.longitude)
  }
}

extension Coordinate {
  /// The place, or nil if the numbers are not a place.
  init?(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
