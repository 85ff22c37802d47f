extension StubModule {
  /// Routes, completions and names of older Swift of MapKit: a search finds nothing.
  static let routes = """


    public struct MKMapPoint: Sendable {
      public var x, y: Double
      public init() { self.init(x: 0, y: 0) }
      public init(x: Double, y: Double) {
        self.x = x
        self.y = y
      }
      public init(_ coordinate: CLLocationCoordinate2D) {
        self.init(x: coordinate.longitude, y: coordinate.latitude)
      }
      public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: y, longitude: x)
      }
    }

    public struct MKMapSize: Sendable {
      public var width, height: Double
      public init() { self.init(width: 0, height: 0) }
      public init(width: Double, height: Double) {
        self.width = width
        self.height = height
      }
    }

    public struct MKMapRect: Sendable {
      public var origin: MKMapPoint
      public var size: MKMapSize
      public static let null = MKMapRect()
      public static let world = MKMapRect()
      public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
      public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
      }
      public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
      }
      public func union(_ other: MKMapRect) -> MKMapRect { other }
    }

    extension MKOverlay {
      public var boundingMapRect: MKMapRect { MKMapRect() }
    }

    extension MKCoordinateRegion {
      public init(_ rect: MKMapRect) {
        self.init(center: rect.origin.coordinate, span: MKCoordinateSpan())
      }
    }

    public struct MKDirectionsTransportType: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let automobile = MKDirectionsTransportType(rawValue: 1 << 0)
      public static let walking = MKDirectionsTransportType(rawValue: 1 << 1)
      public static let transit = MKDirectionsTransportType(rawValue: 1 << 2)
      public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
    }

    public final class MKRoute: NSObject, @unchecked Sendable {
      public final class Step: NSObject, @unchecked Sendable {
        public let instructions = ""
        public let notice: String? = nil
        public let distance: CLLocationDistance = 0
        public let polyline = MKPolyline()
        public let transportType = MKDirectionsTransportType.automobile
      }
      public let name = ""
      public let advisoryNotices: [String] = []
      public let distance: CLLocationDistance = 0
      public let expectedTravelTime: TimeInterval = 0
      public let transportType = MKDirectionsTransportType.automobile
      public let polyline = MKPolyline()
      public let steps: [Step] = []
    }

    public final class MKDirections: NSObject, @unchecked Sendable {
      public final class Request: NSObject, @unchecked Sendable {
        public var source, destination: MKMapItem?
        public var transportType = MKDirectionsTransportType.any
        public var requestsAlternateRoutes = false
        public var departureDate, arrivalDate: Date?
      }
      public final class Response: NSObject, @unchecked Sendable {
        public let source = MKMapItem()
        public let destination = MKMapItem()
        public let routes: [MKRoute] = []
      }
      public final class ETAResponse: NSObject, @unchecked Sendable {
        public let expectedTravelTime: TimeInterval = 0
        public let distance: CLLocationDistance = 0
      }
      public init(request: Request) {}
      public var isCalculating: Bool { false }
      public func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(code: .directionsNotFound)) }
      }
      public func calculate() async throws -> Response { throw MKError(code: .directionsNotFound) }
      public func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(code: .directionsNotFound)) }
      }
      public func cancel() {}
    }

    public final class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
      public let title = ""
      public let subtitle = ""
    }

    public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
      func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
      func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
    }

    extension MKLocalSearchCompleterDelegate {
      public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
      public func completer(
        _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
      ) {}
    }

    public final class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
      public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1 << 0)
        public static let pointOfInterest = ResultType(rawValue: 1 << 1)
        public static let query = ResultType(rawValue: 1 << 2)
      }
      public weak var delegate: (any MKLocalSearchCompleterDelegate)?
      public var queryFragment = ""
      public var region = MKCoordinateRegion()
      public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
      public private(set) var results: [MKLocalSearchCompletion] = []
      public var isSearching: Bool { false }
      public override init() {}
      public func cancel() {}
    }

    extension MKLocalSearch.Request {
      public convenience init(completion: MKLocalSearchCompletion) {
        self.init()
        naturalLanguageQuery = completion.title
      }
    }

    public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
    public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
    public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
    public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
    public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
    public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
    public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
    public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"

    // Names of Swift 4 and before.
    public typealias MKLocalSearchRequest = MKLocalSearch.Request
    public typealias MKLocalSearchResponse = MKLocalSearch.Response
    public typealias MKDirectionsRequest = MKDirections.Request
    public typealias MKDirectionsResponse = MKDirections.Response
    public typealias MKAnnotationViewDragState = MKAnnotationView.DragState
    public func MKCoordinateSpanMake(
      _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
    ) -> MKCoordinateSpan {
      MKCoordinateSpan(latitudeDelta: latitude, longitudeDelta: longitude)
    }
    public func MKCoordinateRegionMake(
      _ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan
    ) -> MKCoordinateRegion { MKCoordinateRegion(center: center, span: span) }
    public func MKCoordinateRegionMakeWithDistance(
      _ center: CLLocationCoordinate2D, _ latitude: CLLocationDistance,
      _ longitude: CLLocationDistance
    ) -> MKCoordinateRegion {
      MKCoordinateRegion(
        center: center, latitudinalMeters: latitude, longitudinalMeters: longitude)
    }
    public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
      MKCoordinateRegion(rect)
    }
    """
}
