import CoreLocation

/// A delegate that implements everything and writes it down.
///
/// Unchecked: the app's code and the test take turns.
final class Ear: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  var heard: [String] = []
  var locations: [CLLocation] = []
  var visits: [CLVisit] = []
  var headings: [CLHeading] = []
  var beacons: [CLBeacon] = []

  /// What was heard since the last time.
  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations more: [CLLocation]) {
    locations += more
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    heard.append("fails \((error as NSError).code)")
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let accuracy = manager.accuracyAuthorization == .fullAccuracy ? "" : " reduced"
    heard.append("status \(manager.authorizationStatus)\(accuracy)")
  }

  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    heard.append("old status \(status)")
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    headings.append(newHeading)
  }

  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
    heard.append("pauses")
  }

  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
    heard.append("resumes")
  }

  func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {
    heard.append("deferred \((error as? CLError).map { "\($0.code.rawValue)" } ?? "none")")
  }

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    visits.append(visit)
  }

  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    heard.append("monitors \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    heard.append("enters \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    heard.append("leaves \(region.identifier)")
  }

  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    heard.append("\(region.identifier) is \(state)")
  }

  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {
    heard.append("\(region?.identifier ?? "?") fails \((error as NSError).code)")
  }

  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying constraint: CLBeaconIdentityConstraint
  ) {
    self.beacons = beacons
    heard.append("ranges \(beacons.map { "\($0.major)/\($0.minor)" })")
  }

  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {
    heard.append("ranging fails \((error as NSError).code)")
  }

  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {
    heard.append("ranges \(beacons.count) in \(region.identifier)")
  }
}
