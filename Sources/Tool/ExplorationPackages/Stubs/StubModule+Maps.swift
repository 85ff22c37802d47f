extension StubModule {
  static let maps = StubModule(
    module: "MapKit", note: "nothing is drawn, and a search finds nothing",
    exports: ["CoreLocation", "Foundation", "UIKit"],
    code: """
      @_spi(Stubs) import CoreLocation

      public struct MKCoordinateSpan: Sendable {
        public var latitudeDelta, longitudeDelta: CLLocationDegrees
        public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
        public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
          self.latitudeDelta = latitudeDelta
          self.longitudeDelta = longitudeDelta
        }
      }

      public struct MKCoordinateRegion: Sendable {
        public var center: CLLocationCoordinate2D
        public var span: MKCoordinateSpan
        public init() {
          self.init(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), span: .init())
        }
        public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
          self.center = center
          self.span = span
        }
        public init(
          center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
          longitudinalMeters: CLLocationDistance
        ) {
          let narrowing = max(cos(center.latitude * .pi / 180), 0.01)
          self.init(
            center: center,
            span: MKCoordinateSpan(
              latitudeDelta: latitudinalMeters / 111_320,
              longitudeDelta: longitudinalMeters / (111_320 * narrowing)))
        }
      }

      public struct MapCameraPosition: Sendable {
        public var region: MKCoordinateRegion?
        public var followsUserLocation = false
        public static let automatic = MapCameraPosition()
        public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
        public static func userLocation(
          followsHeading: Bool = false, fallback: MapCameraPosition
        ) -> Self { Self(region: fallback.region, followsUserLocation: true) }
      }

      public protocol MKAnnotation: AnyObject {
        var coordinate: CLLocationCoordinate2D { get }
      }

      open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
        public var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        public var title, subtitle: String?
        public override init() {}
        public init(__coordinate coordinate: CLLocationCoordinate2D) {
          self.coordinate = coordinate
        }
        public init(
          coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
        ) {
          self.coordinate = coordinate
          self.title = title
          self.subtitle = subtitle
        }
      }

      open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
        public let coordinate: CLLocationCoordinate2D
        public var title: String? { name }
        public init(coordinate: CLLocationCoordinate2D) {
          self.coordinate = coordinate
          super.init(
            at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
        }
        public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
          self.coordinate = coordinate
          super.init(
            at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
        }
        public required init?(coder: NSCoder) { nil }
      }

      public final class MKMapItem: NSObject, @unchecked Sendable {
        public var name, phoneNumber: String?
        public var url: URL?
        public let placemark: MKPlacemark
        public static func forCurrentLocation() -> MKMapItem {
          MKMapItem(placemark: MKPlacemark(coordinate: .init(latitude: 0, longitude: 0)))
        }
        @discardableResult
        public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
        public init(placemark: MKPlacemark) { self.placemark = placemark }
        public override convenience init() {
          self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
        }
        @discardableResult
        public static func openMaps(
          with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
        ) -> Bool { true }
      }

      public struct MKError: Error, Sendable {
        public enum Code: UInt, Sendable { case unknown = 1, placemarkNotFound = 4, directionsNotFound = 5 }
        public let code: Code
        public var errorCode: Int { Int(code.rawValue) }
      }

      public final class MKLocalSearch: NSObject, @unchecked Sendable {
        public final class Request: NSObject, @unchecked Sendable {
          public var naturalLanguageQuery: String?
          public var region = MKCoordinateRegion()
        }
        public final class Response: NSObject, @unchecked Sendable {
          public let mapItems: [MKMapItem] = []
        }
        public init(request: Request) {}
        public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
          DispatchQueue.main.async { completionHandler(nil, MKError(code: .placemarkNotFound)) }
        }
        public func start() async throws -> Response { throw MKError(code: .placemarkNotFound) }
        public func cancel() {}
      }
      """ + views + routes)
}
