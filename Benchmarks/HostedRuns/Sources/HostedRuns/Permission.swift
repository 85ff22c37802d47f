import CoreLocation

/// Permission code as apps have it: a delegate behind an asynchronous question.
@MainActor final class Permission: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLAuthorizationStatus, Never>?

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() async -> CLAuthorizationStatus {
    guard manager.authorizationStatus == .notDetermined else { return manager.authorizationStatus }
    return await withCheckedContinuation { continuation in
      waiting = continuation
      manager.requestWhenInUseAuthorization()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard manager.authorizationStatus != .notDetermined else { return }
    waiting?.resume(returning: manager.authorizationStatus)
    waiting = nil
  }
}
