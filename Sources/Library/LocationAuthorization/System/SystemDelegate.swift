import CoreBluetooth
import CoreLocation
import Foundation

/// The delegate of the library's managers; they call it on the main thread, where they were made.
final class SystemDelegate: NSObject, CLLocationManagerDelegate, CBCentralManagerDelegate {
  private let locationChanged: @MainActor @Sendable () -> Void
  private let bluetoothChanged: @MainActor @Sendable () -> Void

  init(
    locationChanged: @escaping @MainActor @Sendable () -> Void,
    bluetoothChanged: @escaping @MainActor @Sendable () -> Void
  ) {
    self.locationChanged = locationChanged
    self.bluetoothChanged = bluetoothChanged
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    MainActor.assumeIsolated(locationChanged)
  }

  #if os(Linux)
    /// The form of iOS 13 and before, which only a virtual phone can run.
    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
      MainActor.assumeIsolated(locationChanged)
    }
  #endif

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    MainActor.assumeIsolated(bluetoothChanged)
  }
}
