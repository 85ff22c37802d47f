import Combine
import CoreLocation
import Foundation

/// Confirms that somebody is where the scanned code hangs.
final class CheckIn: NSObject, ObservableObject {
  @Published private(set) var isConfirmed = false

  private let manager = CLLocationManager()
  private var trailhead: CLLocation?

  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
  }

  func scanned(_ address: URL?) {
    guard let address else { return }
    let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems ?? []
    func number(_ name: String) -> Double? {
      items.first { $0.name == name }?.value.flatMap { Double($0) }
    }
    guard let latitude = number("lat"), let longitude = number("lon") else { return }
    trailhead = CLLocation(latitude: latitude, longitude: longitude)
  }

  func start() {
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
  }
}

extension CheckIn: CLLocationManagerDelegate {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard manager.authorizationStatus == .authorizedWhenInUse else { return }
    manager.requestAlwaysAuthorization()
    manager.requestLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations fixes: [CLLocation]) {
    guard let fix = fixes.last, let trailhead else { return }
    isConfirmed = fix.distance(from: trailhead) < 500
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    isConfirmed = false
  }
}
