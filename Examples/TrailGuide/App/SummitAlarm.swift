import CoreLocation

/// Says when a summit is reached.
final class SummitAlarm: NSObject {
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func watchNearest(to center: CLLocationCoordinate2D) {
    guard CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) else { return }
    let summit = CLCircularRegion(center: center, radius: 100, identifier: "nearest-summit")
    summit.notifyOnExit = false
    manager.startMonitoring(for: summit)
  }
}

extension SummitAlarm: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "MarkSummit")
  }
}
