import Foundation
import PlatformModel

/// What happens where a delegate does not implement a method.
extension CLLocationManagerDelegate {
  /// Calls the form of iOS 2 to 5; after requestLocation it is the exception of IOS-REQ-023.
  @inline(never)
  @_silgen_name("wayleave_default_didUpdateLocations")
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let newest = locations.last else { return }
    manager.lacks(PlatformText.missingLocationsCallback)
    locationManager(manager, didUpdateTo: newest, from: locations.dropLast().last ?? newest)
  }

  /// Nothing hears of it; after requestLocation it is the exception of IOS-REQ-023.
  @inline(never)
  @_silgen_name("wayleave_default_didFailWithError")
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    manager.lacks(PlatformText.missingErrorCallback)
  }

  /// Calls the older form, so that a delegate with either gets one call (IOS-AUTH-032).
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(
      manager, didChangeAuthorization: manager.memory.reporting ?? manager.authorizationStatus)
  }

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateTo newLocation: CLLocation,
    from oldLocation: CLLocation
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}

  /// No calibration is shown.
  public func locationManagerShouldDisplayHeadingCalibration(
    _ manager: CLLocationManager
  ) -> Bool { false }

  /// Nothing happens.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}

  /// Nothing happens.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}

/// What happens where a delegate does not implement a method about regions and beacons.
extension CLLocationManagerDelegate {
  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}

  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion,
    withError error: any Error
  ) {}
}
