import Foundation

/// A stay at a place, iOS 8+.
open class CLVisit: NSObject, NSCopying, NSSecureCoding {
  /// When it began; the distant past where unknown.
  open var arrivalDate: Date { arrival }
  /// When it ended; the distant future while it lasts.
  open var departureDate: Date { departure }
  /// Where.
  open var coordinate: CLLocationCoordinate2D { place }
  /// The radius in meters within which the place lies.
  open var horizontalAccuracy: CLLocationAccuracy { accuracy }

  private let arrival: Date
  private let departure: Date
  private let place: CLLocationCoordinate2D
  private let accuracy: CLLocationAccuracy

  /// A stay nowhere; what a fake begins with.
  public override init() {
    arrival = .distantPast
    departure = .distantFuture
    place = CLLocationCoordinate2D()
    accuracy = 0
  }

  init(at location: CLLocation, from arrival: Date, to departure: Date = .distantFuture) {
    self.arrival = arrival
    self.departure = departure
    place = location.coordinate
    accuracy = location.horizontalAccuracy
  }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    arrival = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "arrival"))
    departure = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "departure"))
    place = CLLocationCoordinate2D(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude"))
    accuracy = coder.decodeDouble(forKey: "accuracy")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(arrival.timeIntervalSinceReferenceDate, forKey: "arrival")
    coder.encode(departure.timeIntervalSinceReferenceDate, forKey: "departure")
    coder.encode(place.latitude, forKey: "latitude")
    coder.encode(place.longitude, forKey: "longitude")
    coder.encode(accuracy, forKey: "accuracy")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
