import CoreLocation
import Foundation
import LocationAuthorization

@MainActor
final class OldTracker: NSObject, @preconcurrency CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var waiting: UnsafeContinuation<Bool, Never>?

  func askForAlways() async -> Bool {
    await withUnsafeContinuation { continuation in
      waiting = continuation
      manager.delegate = self
      manager.requestAlwaysAuthorization()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    guard manager.authorizationStatus != .notDetermined else { return }
    waiting?.resume(returning: manager.authorizationStatus == .authorizedAlways)
    waiting = nil
  }
}

@MainActor
final class NewTracker {
  private let permissions = LocationPermissions()

  func askForAlways() async -> Bool {
    await permissions.request(.always).isGranted
  }
}
