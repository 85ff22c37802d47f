import Combine
import CoreLocation

/// Records the way of a hike, also while the phone is locked.
final class TrailRecorder: NSObject, ObservableObject {
  @Published private(set) var isRecording = false
  @Published private(set) var distance: CLLocationDistance = 0

  private let manager = CLLocationManager()
  private let tracker = LegacyTracker()
  private var way: [CLLocation] = []

  override init() {
    super.init()
    manager.delegate = self
    manager.activityType = .fitness
    manager.distanceFilter = 10
    manager.desiredAccuracy = kCLLocationAccuracyBest
  }

  func start() {
    switch manager.authorizationStatus {
    case .notDetermined:
      manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse:
      manager.requestAlwaysAuthorization()
      record()
    case .authorizedAlways:
      record()
    default:
      break
    }
  }

  func stop() {
    isRecording = false
    manager.stopUpdatingLocation()
    manager.allowsBackgroundLocationUpdates = false
    tracker.stop()
    HikeExporter().write(way, toFileNamed: "last-hike.gpx")
  }

  private func record() {
    way = []
    distance = 0
    isRecording = true
    manager.showsBackgroundLocationIndicator = true
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
    tracker.start()
  }
}

extension TrailRecorder: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .denied, .restricted:
      if isRecording { stop() }
    default:
      break
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations fixes: [CLLocation]) {
    for fix in fixes where fix.horizontalAccuracy < 50 {
      if let last = way.last { distance += fix.distance(from: last) }
      way.append(fix)
    }
  }
}
