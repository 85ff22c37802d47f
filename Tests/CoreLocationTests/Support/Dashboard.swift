import CoreLocation

/// Air quality where the person is: a view model as vendors' documents show them.
///
/// Unchecked: the app's code and the test take turns.
@Observable final class Dashboard: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  private(set) var isLoading = false
  private(set) var errorMessage: String?
  private(set) var locationName = ""
  /// Every name that was shown, and every place whose figures were fetched.
  private(set) var names: [String] = []
  private(set) var fetched: [CLLocationCoordinate2D] = []

  @ObservationIgnored private let manager: CLLocationManager
  @ObservationIgnored private let geocoder: CLGeocoder

  init(manager: CLLocationManager = CLLocationManager(), geocoder: CLGeocoder = CLGeocoder()) {
    self.manager = manager
    self.geocoder = geocoder
    super.init()
    manager.delegate = self
  }

  /// The person taps "Use My Location".
  func useMyLocation() {
    isLoading = true
    errorMessage = nil
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
    case .denied, .restricted: fail("Location access denied. Please enable in Settings.")
    @unknown default: fail("Unknown location authorization status.")
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: manager.requestLocation()
    case .denied, .restricted: fail("Location access denied.")
    default: break
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.first else { return }
    show("Your Location")
    geocoder.reverseGeocodeLocation(location) { [weak self] placemarks, _ in
      guard let place = placemarks?.first else { return }
      let parts = [place.locality, place.country].compactMap(\.self)
      if !parts.isEmpty { self?.show(parts.joined(separator: ", ")) }
    }
    fetched.append(location.coordinate)
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    fail("Unable to get your location.")
  }

  private func show(_ name: String) {
    locationName = name
    names.append(name)
  }

  private func fail(_ message: String) {
    errorMessage = message
    isLoading = false
  }
}

/// Apple's manager, with a list of what it was asked for.
final class CallRecorder: CLLocationManager {
  private(set) var calls: [String] = []

  /// What was called since the last time.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func requestWhenInUseAuthorization() {
    calls.append("requestWhenInUseAuthorization")
    super.requestWhenInUseAuthorization()
  }

  override func requestLocation() {
    calls.append("requestLocation")
    super.requestLocation()
  }
}
