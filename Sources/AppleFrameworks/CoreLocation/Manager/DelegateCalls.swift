import Foundation

/// What `delegate?.locationManager?(…)` calls: Apple's methods are optional, and fakes ask first.
///
/// Here every delegate answers to every method, so asking finds all of them.
public struct DelegateCalls {
  let delegate: any CLLocationManagerDelegate
}

extension CLLocationManagerDelegate {
  /// The methods of this name, as code calls them that asks whether they are there.
  public var locationManager: DelegateCalls? { DelegateCalls(delegate: self) }

  /// Tells of the permission, iOS 14+, as code calls it that asks whether the method is there.
  public var locationManagerDidChangeAuthorization: ((CLLocationManager) -> Void)? {
    { self.locationManagerDidChangeAuthorization($0) }
  }

  /// Tells of a pause, as code calls it that asks whether the method is there.
  public var locationManagerDidPauseLocationUpdates: ((CLLocationManager) -> Void)? {
    { self.locationManagerDidPauseLocationUpdates($0) }
  }

  /// Tells of the end of a pause, as code calls it that asks whether the method is there.
  public var locationManagerDidResumeLocationUpdates: ((CLLocationManager) -> Void)? {
    { self.locationManagerDidResumeLocationUpdates($0) }
  }
}

extension DelegateCalls {
  /// Tells of places.
  public func callAsFunction(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) { delegate.locationManager(manager, didUpdateLocations: locations) }

  /// Tells of an error.
  public func callAsFunction(_ manager: CLLocationManager, didFailWithError error: any Error) {
    delegate.locationManager(manager, didFailWithError: error)
  }

  /// Tells of the permission, iOS 4.2 to 13.
  public func callAsFunction(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { delegate.locationManager(manager, didChangeAuthorization: status) }

  /// Tells of a heading.
  public func callAsFunction(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {
    delegate.locationManager(manager, didUpdateHeading: heading)
  }

  /// Tells of a visit.
  public func callAsFunction(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    delegate.locationManager(manager, didVisit: visit)
  }

  /// Tells of a region that was entered.
  public func callAsFunction(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    delegate.locationManager(manager, didEnterRegion: region)
  }

  /// Tells of a region that was left.
  public func callAsFunction(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    delegate.locationManager(manager, didExitRegion: region)
  }

  /// Tells of a region that is monitored.
  public func callAsFunction(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) { delegate.locationManager(manager, didStartMonitoringFor: region) }

  /// Tells of being in a region or not.
  public func callAsFunction(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) { delegate.locationManager(manager, didDetermineState: state, for: region) }

  /// Tells of a region that cannot be monitored.
  public func callAsFunction(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) { delegate.locationManager(manager, monitoringDidFailFor: region, withError: error) }

  /// Tells of beacons.
  public func callAsFunction(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) { delegate.locationManager(manager, didRange: beacons, satisfying: beaconConstraint) }

  /// Tells of beacons, before iOS 13.
  public func callAsFunction(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) { delegate.locationManager(manager, didRangeBeacons: beacons, in: region) }
}
