import AuthorizationEngine

/// One location manager of an app, with the calls and properties that Apple gives it.
public struct VirtualLocationManager: Hashable, Sendable {
  /// The app that holds it.
  public let app: VirtualApp
  /// Its name in what the app notices.
  public let id: IOS.ManagerID

  package init(app: VirtualApp, id: IOS.ManagerID) {
    self.app = app
    self.id = id
  }
}

/// Requests.
extension VirtualLocationManager {
  /// requestWhenInUseAuthorization()
  public func requestWhenInUseAuthorization() throws(PhoneRefusal) { try call(.requestWhenInUse) }

  /// requestAlwaysAuthorization()
  public func requestAlwaysAuthorization() throws(PhoneRefusal) { try call(.requestAlways) }

  /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:), iOS 14+.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey key: String
  ) throws(PhoneRefusal) {
    try app.phone.act(about: app.id) {
      $0.requestTemporaryFullAccuracy(key, by: app.id, manager: id)
    }
  }

  /// Lets go of the manager, its question with it (IOS-AUTH-041).
  public func release() throws(PhoneRefusal) { try call(.releaseManager) }
}

/// Services.
extension VirtualLocationManager {
  /// startUpdatingLocation()
  public func startUpdatingLocation() throws(PhoneRefusal) { try call(.startUpdating) }

  /// stopUpdatingLocation()
  public func stopUpdatingLocation() throws(PhoneRefusal) { try call(.stopUpdating) }

  /// requestLocation(), iOS 9+.
  public func requestLocation() throws(PhoneRefusal) { try call(.requestLocation) }

  /// startMonitoringSignificantLocationChanges()
  public func startMonitoringSignificantLocationChanges() throws(PhoneRefusal) {
    try call(.startSignificantChanges)
  }

  /// stopMonitoringSignificantLocationChanges()
  public func stopMonitoringSignificantLocationChanges() throws(PhoneRefusal) {
    try call(.stopSignificantChanges)
  }

  /// startMonitoringVisits()
  public func startMonitoringVisits() throws(PhoneRefusal) { try call(.startVisits) }

  /// stopMonitoringVisits()
  public func stopMonitoringVisits() throws(PhoneRefusal) { try call(.stopVisits) }

  /// startMonitoring(for:)
  public func startMonitoring(for region: MonitoredRegion) throws(PhoneRefusal) {
    try app.phone.act(about: app.id) { $0.monitor(region, by: app.id, manager: id) }
  }

  /// stopMonitoring(for:)
  public func stopMonitoring(for identifier: String) throws(PhoneRefusal) {
    try app.phone.act(about: app.id) { $0.stopMonitoring(identifier, by: app.id, manager: id) }
  }

  /// startRangingBeacons(satisfying:)
  public func startRangingBeacons() throws(PhoneRefusal) { try call(.startRanging) }

  /// stopRangingBeacons(satisfying:)
  public func stopRangingBeacons() throws(PhoneRefusal) { try call(.stopRanging) }
}

/// Properties.
extension VirtualLocationManager {
  /// allowsBackgroundLocationUpdates, iOS 9+; true without the mode ends the process (IOS-BG-010).
  public func setAllowsBackgroundLocationUpdates(_ isOn: Bool) throws(PhoneRefusal) {
    try call(.setAllowsBackground(isOn))
  }

  /// showsBackgroundLocationIndicator, iOS 11+.
  public func setShowsBackgroundLocationIndicator(_ isOn: Bool) throws(PhoneRefusal) {
    try call(.setShowsIndicator(isOn))
  }

  /// pausesLocationUpdatesAutomatically
  public func setPausesLocationUpdatesAutomatically(_ isOn: Bool) throws(PhoneRefusal) {
    try call(.setPausesAutomatically(isOn))
  }

  /// distanceFilter in metres; nil for kCLDistanceFilterNone.
  public func setDistanceFilter(_ metres: Double?) throws(PhoneRefusal) {
    try app.phone.act(about: app.id) {
      $0.setDistanceFilter(metres, by: app.id, manager: id)
    }
  }

  /// desiredAccuracy, as far as the permission system minds it.
  public func setDesiredAccuracy(_ accuracy: IOS.AccuracyClass) throws(PhoneRefusal) {
    try call(.setAccuracy(accuracy))
  }

  private func call(_ event: IOS.Event) throws(PhoneRefusal) {
    try app.call(event, manager: id)
  }
}
