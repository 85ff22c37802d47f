import CoreLocation

/// Listens with the method of iOS 14 alone.
@MainActor final class NewDelegate: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<Bool, Never>?

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() async -> Bool {
    await withCheckedContinuation { continuation in
      waiting = continuation
      manager.requestWhenInUseAuthorization()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard manager.authorizationStatus != .notDetermined else { return }
    waiting?.resume(returning: true)
    waiting = nil
  }
}
