import CoreLocation

/// Plain code that asks, and keeps what it was asked with and what came of it.
@MainActor final class Numbered: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: CheckedContinuation<CLAuthorizationStatus, Never>?
  private(set) var number = 0
  private(set) var answer = CLAuthorizationStatus.notDetermined

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask(_ number: Int) async throws {
    self.number = number
    answer = await withCheckedContinuation { continuation in
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
