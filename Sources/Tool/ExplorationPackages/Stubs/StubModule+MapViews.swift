extension StubModule {
  /// The views of MapKit. A map asks no one: it shows where the person is once the app may know.
  static let views = """


    public protocol MKOverlay: MKAnnotation {}

    open class MKShape: NSObject, @unchecked Sendable {
      public var title, subtitle: String?
    }

    open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
      public var coordinate: CLLocationCoordinate2D
      public var radius: CLLocationDistance
      public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
      }
      public override convenience init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }
    }

    open class MKPolyline: MKShape, MKOverlay, @unchecked Sendable {
      public var coordinate: CLLocationCoordinate2D
      public let pointCount: Int
      public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        coordinate = count > 0 ? coordinates.pointee : CLLocationCoordinate2D()
        pointCount = count
      }
      public override convenience init() { self.init(coordinates: [], count: 0) }
    }

    open class MKPolygon: MKPolyline, @unchecked Sendable {}

    public final class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
      public var location: CLLocation?
      public var heading: CLHeading?
      public var isUpdating: Bool { false }
      public var title, subtitle: String?
      public var coordinate: CLLocationCoordinate2D {
        location?.coordinate ?? CLLocationCoordinate2D(latitude: -180, longitude: -180)
      }
    }

    public enum MKMapType: UInt, Sendable {
      case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
    }

    public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

    @MainActor @preconcurrency
    public protocol MKMapViewDelegate: NSObjectProtocol {
      func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
      func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
      func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
      func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    }

    extension MKAnnotation {
      // Not every type that conforms to MKAnnotation has to declare these.
      public var title: String?? { Mirror.value("title", of: self) }
      public var subtitle: String?? { Mirror.value("subtitle", of: self) }
      public func isKind(of type: AnyClass) -> Bool {
        let all = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
        return all.contains { $0.subjectType == type }
      }
    }

    extension Mirror {
      fileprivate static func value(_ name: String, of object: Any) -> String?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let here = mirror {
          if let child = here.children.first(where: { $0.label == name }) {
            return .some(child.value as? String)
          }
          mirror = here.superclassMirror
        }
        return nil
      }
    }

    extension MKMapViewDelegate {
      public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
      public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
      public func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
      ) -> MKAnnotationView? { nil }
      public func mapView(
        _ mapView: MKMapView, rendererFor overlay: any MKOverlay
      ) -> MKOverlayRenderer { MKOverlayRenderer(overlay: overlay) }
      public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    }

    open class MKMapCamera: NSObject, @unchecked Sendable {
      public var centerCoordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
      public var centerCoordinateDistance, altitude, heading: CLLocationDistance
      public var pitch: CGFloat = 0
      public override init() {
        centerCoordinateDistance = 0
        altitude = 0
        heading = 0
      }
    }

    @MainActor @preconcurrency
    open class MKMapView: UIView {
      open weak var delegate: (any MKMapViewDelegate)?
      open var mapType = MKMapType.standard
      open var region = MKCoordinateRegion()
      open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
      }
      open var showsUserLocation = false
      open var userTrackingMode = MKUserTrackingMode.none
      open var camera = MKMapCamera()
      open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
      open var showsCompass = true, showsScale = false, showsTraffic = false
      open var showsBuildings = true, showsPointsOfInterest = true
      open var isZoomEnabled = true, isScrollEnabled = true
      open var isRotateEnabled = true, isPitchEnabled = true
      open private(set) var annotations: [any MKAnnotation] = []
      open private(set) var overlays: [any MKOverlay] = []
      open var selectedAnnotations: [any MKAnnotation] = []
      public let userLocation = MKUserLocation()
      open var isUserLocationVisible: Bool { false }

      open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
      open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
      open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        region.center = coordinate
      }
      open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
        if mode != .none { showsUserLocation = true }
      }
      open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
      open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
      }
      open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
      }
      open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
      }
      open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {}
      open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
      open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
      open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
      open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
      open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
      open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
      open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
      }
      open func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
      open func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
      open func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
      open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
      open var visibleMapRect = MKMapRect()
      open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
      open func convert(
        _ point: CGPoint, toCoordinateFrom view: UIView?
      ) -> CLLocationCoordinate2D { region.center }
      open func convert(
        _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
      ) -> CGPoint { .zero }
      open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier: String) {}
      open func dequeueReusableAnnotationView(
        withIdentifier identifier: String
      ) -> MKAnnotationView? { nil }
    }

    @MainActor @preconcurrency
    open class MKAnnotationView: UIView {
      public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
      open var annotation: (any MKAnnotation)?
      open var canShowCallout = false
      open var image: UIImage?
      open var rightCalloutAccessoryView, leftCalloutAccessoryView: UIView?
      open var detailCalloutAccessoryView: UIView?
      open var isDraggable = false, isSelected = false
      open var centerOffset = CGPoint.zero, calloutOffset = CGPoint.zero
      open var clusteringIdentifier: String?
      public let reuseIdentifier: String?
      public init(annotation: (any MKAnnotation)? = nil, reuseIdentifier: String? = nil) {
        self.reuseIdentifier = reuseIdentifier
        self.annotation = annotation
        super.init(frame: .zero)
      }
      public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
      }
      open func prepareForReuse() {}
    }

    public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

    open class MKPinAnnotationView: MKAnnotationView {
      open var animatesDrop = false
      open var pinTintColor: UIColor?
    }

    open class MKMarkerAnnotationView: MKAnnotationView {
      open var markerTintColor, glyphTintColor: UIColor?
      open var glyphText: String?
      open var glyphImage: UIImage?
    }

    open class MKOverlayRenderer: NSObject {
      public let overlay: any MKOverlay
      open var alpha: CGFloat = 1
      public init(overlay: any MKOverlay) { self.overlay = overlay }
      public override init() { overlay = MKCircle() }
    }

    open class MKOverlayPathRenderer: MKOverlayRenderer {
      open var fillColor, strokeColor: UIColor?
      open var lineWidth: CGFloat = 0
      open var lineDashPattern: [NSNumber]?
    }

    open class MKCircleRenderer: MKOverlayPathRenderer {
      public init(circle: MKCircle) { super.init(overlay: circle) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }

    open class MKPolylineRenderer: MKOverlayPathRenderer {
      public init(polyline: MKPolyline) { super.init(overlay: polyline) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }

    open class MKPolygonRenderer: MKOverlayPathRenderer {
      public init(polygon: MKPolygon) { super.init(overlay: polygon) }
      public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    }
    """
}
