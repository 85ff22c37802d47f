import CoreLocation
import PlatformModel
import ServiceNeeds

#if os(iOS) || os(Linux) || os(watchOS)
  import CoreMotion
#endif

extension LocationPermissions {
  /// What this app sees of the phone now, for verdicts and for reports from the field.
  ///
  /// It holds no coordinate and no identifier. What the library does not know stays unknown.
  ///
  /// - Parameter manager: The manager whose locations should arrive; the snapshot has its background
  ///   flag.
  public func snapshot(of manager: CLLocationManager? = nil) -> PermissionSnapshot {
    system.refresh(andAccuracy: false)
    let state = system.state
    var snapshot = PermissionSnapshot(system.app.system)
    snapshot.locationServices = state.locationServicesEnabled
    snapshot.authorization = state.authorization
    if system.app.system >= .iOS(14) { snapshot.accuracy = state.accuracy }
    if state.authorization != .notDetermined { snapshot.hasRequestedLocation = true }
    snapshot.motion = state.motion
    if system.app.system >= .iOS(13) { snapshot.bluetooth = state.bluetooth }
    snapshot.radio = radio(of: state)
    snapshot.purposeKeys = system.app.declared.purposeKeys.filter { $0.hasSuffix("Description") }
      .union(
        system.app.declared.purposeKeys.intersection([InfoPlistKey.temporaryAccuracy.rawValue]))
    snapshot.backgroundModes = system.app.declared.backgroundModes
    #if os(iOS) || os(Linux)
      if system.app.system >= .iOS(9) {
        snapshot.allowsBackgroundUpdates = manager?.allowsBackgroundLocationUpdates
      }
    #endif
    #if os(iOS) || os(Linux) || os(watchOS)
      let sensors = CMMotionManager()
      snapshot.parts = [
        .gyroscope: sensors.isGyroAvailable, .accelerometer: sensors.isAccelerometerAvailable,
      ]
    #endif
    return snapshot
  }

  /// The radio as far as a manager reports it: not where it was switched off (IOS-BT-011).
  private func radio(of state: PermissionState) -> PermissionSnapshot.Radio? {
    switch state.bluetoothState {
    case .poweredOn: .on
    case .poweredOff: .off
    default: nil
    }
  }
}
