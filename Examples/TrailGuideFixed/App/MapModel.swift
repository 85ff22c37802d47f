import Combine
import CoreLocation
import MapKit

/// What the map shows of the person who holds the phone.
final class MapModel: NSObject, ObservableObject {
  @Published var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 47.4211, longitude: 10.9853),
    latitudinalMeters: 8_000, longitudinalMeters: 8_000)
  @Published private(set) var mayShowPosition = false
  @Published private(set) var isApproximate = false

  private let manager = CLLocationManager()
  private let summits = SummitAlarm()

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
  }

  func start() {
    switch manager.authorizationStatus {
    case .notDetermined:
      manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .authorizedAlways:
      manager.requestLocation()
    default:
      break
    }
  }

  /// Precise position until the hike ends, for those who share only an approximate one.
  func follow() {
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "FollowTrail") { error in
      guard error == nil else { return }
      self.manager.requestLocation()
    }
  }
}

extension MapModel: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    mayShowPosition = status == .authorizedWhenInUse || status == .authorizedAlways
    isApproximate = mayShowPosition && manager.accuracyAuthorization == .reducedAccuracy
    if mayShowPosition {
      manager.requestLocation()
      summits.watchNearest(to: region.center)
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations fixes: [CLLocation]) {
    guard let fix = fixes.last else { return }
    region.center = fix.coordinate
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    mayShowPosition = false
  }
}
