import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator
import PlatformModel

/// The object with which an app asks for its location, over the virtual phone.
///
/// It has no rule of its own: what it answers, the phone decided. Its delegate is called on the run
/// loop of the thread that made it (IOS-AUTH-039), and its question ends with it (IOS-AUTH-041).
/// All that Apple lets a subclass override is in this body, where Swift lets it too.
open class CLLocationManager: NSObject {
  let line: ManagerLine?
  var memory = ManagerMemory()
  private var unheldDelegate: (() -> (any CLLocationManagerDelegate)?)?

  /// A manager of the app whose code runs; without one it does nothing, and says so once.
  public override init() {
    let line = ManagerLine()
    self.line = line
    if let system = line?.system { memory.background = BackgroundSettings(defaultsOn: system) }
    super.init()
    line?.open(for: self)
  }

  deinit { line?.close() }

  /// Who is notified. It is not held: a delegate that nothing else holds hears nothing.
  ///
  /// Computed, and declared weak all the same: subclasses override it by the words that iOS has.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    get { unheldDelegate?() }
    set {
      unheldDelegate = newValue.map { Self.reference(to: $0) }
      delegateChanged()
    }
  }

  // MARK: Permission

  /// The app's permission; an instance has the property from iOS 14.
  open var authorizationStatus: CLAuthorizationStatus {
    line.map { CLAuthorizationStatus($0.process.app.authorizationStatus) } ?? .notDetermined
  }

  /// Whether the app gets the precise location, iOS 14+; without a grant it means nothing.
  open var accuracyAuthorization: CLAccuracyAuthorization {
    line.map { CLAccuracyAuthorization($0.process.app.accuracyAuthorization) } ?? .fullAccuracy
  }

  /// Whether widgets of the app may have the location, iOS 14+: for sure only with Always.
  open var isAuthorizedForWidgetUpdates: Bool { authorizationStatus == .authorizedAlways }

  /// The app's permission, iOS 4.2 to 13; later the instance has it, and this still answers.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    HostedProcess.current.map { CLAuthorizationStatus($0.app.authorizationStatus) }
      ?? .notDetermined
  }

  /// The switch of the phone, nothing of the app (IOS-AUTH-022, IOS-AUTH-023).
  open class func locationServicesEnabled() -> Bool {
    guard let app = HostedProcess.current?.app else { return false }
    if Thread.isMainThread { try? app.checkLocationServicesOnMainThread() }
    return app.locationServicesEnabled
  }

  /// Asks for While Using, iOS 8+.
  open func requestWhenInUseAuthorization() {
    line?.call("requestWhenInUseAuthorization") { phone throws(PhoneRefusal) in
      try phone.requestWhenInUseAuthorization()
    }
  }

  /// Asks for Always, iOS 8+.
  open func requestAlwaysAuthorization() {
    line?.call("requestAlwaysAuthorization") { phone throws(PhoneRefusal) in
      try phone.requestAlwaysAuthorization()
    }
  }

  /// Asks for the precise location once, iOS 14+.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {
    requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: nil)
  }

  /// Asks for the precise location once, iOS 14+; no error means that the question was shown.
  @preconcurrency
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    requestAccuracy(purposeKey, completion)
  }

  /// Asks for the precise location once, iOS 14+, and waits until the question is answered.
  nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
      requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
        if let error { waiting.resume(throwing: error) } else { waiting.resume() }
      }
    }
  }

  // MARK: Locations

  /// The last location that this manager received; nil before.
  open var location: CLLocation? { memory.location }

  /// What the person does.
  open var activityType: CLActivityType = .other

  /// The meters between two locations, or kCLDistanceFilterNone.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone {
    didSet { tellDistanceFilter() }
  }

  /// How precise locations should be; no more than the person allows.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest {
    didSet { tellDesiredAccuracy() }
  }

  /// Whether updates pause by themselves after a long stop (IOS-BG-053, IOS-AUTH-011).
  open var pausesLocationUpdatesAutomatically: Bool {
    get { memory.background.pauses }
    set { setPauses(newValue) }
  }

  /// Whether updates go on in the background, iOS 9+; true without the mode is a crash
  /// (IOS-BG-010).
  open var allowsBackgroundLocationUpdates: Bool {
    get { memory.background.isAllowed }
    set { setAllowsBackground(newValue) }
  }

  /// Whether an app with Always shows the indicator, iOS 11+ (IOS-BG-031).
  open var showsBackgroundLocationIndicator: Bool {
    get { memory.background.showsIndicator }
    set { setShowsIndicator(newValue) }
  }

  /// Starts standard updates; nothing is asked (IOS-REQ-001).
  open func startUpdatingLocation() {
    memory.started.insert(.updates)
    line?.call("startUpdatingLocation") { phone throws(PhoneRefusal) in
      try phone.startUpdatingLocation()
    }
  }

  /// Stops standard updates, and a request for one location.
  open func stopUpdatingLocation() {
    memory.started.remove(.updates)
    memory.oneTimeRequest.cancel()
    line?.call("stopUpdatingLocation") { phone throws(PhoneRefusal) in
      try phone.stopUpdatingLocation()
    }
  }

  /// Asks for one location or error, iOS 9+; an exception without both callbacks (IOS-REQ-023).
  open func requestLocation() { requestOnce() }

  /// Does nothing: no device defers updates any more.
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {
    line?.later {
      $0.listener(for: "didFinishDeferredUpdatesWithError")?.locationManager(
        $0, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
    }
  }

  /// Does nothing: no device defers updates any more.
  open func disallowDeferredLocationUpdates() {}

  /// No device defers updates any more.
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  // MARK: Headings

  /// The last heading that this manager received; nil before.
  open var heading: CLHeading? { memory.heading }

  /// The degrees between two headings, or kCLHeadingFilterNone (IOS-AUTH-010).
  open var headingFilter: CLLocationDegrees = LocationManagerDefaults.headingFilter

  /// How the device is held while headings are read.
  open var headingOrientation: CLDeviceOrientation = .portrait

  /// Whether the phone has a compass: whether it was turned to a heading.
  open class func headingAvailable() -> Bool { HostedProcess.current?.app.phone.heading != nil }

  /// Starts to tell where the device points.
  open func startUpdatingHeading() {
    memory.started.insert(.heading)
    line?.followTurns()
    memory.heading = nil
    line?.later { $0.tellHeading() }
  }

  /// Stops to tell where the device points.
  open func stopUpdatingHeading() { memory.started.remove(.heading) }

  /// Does nothing: the phone shows no calibration.
  open func dismissHeadingCalibrationDisplay() {}

  // MARK: Significant changes and visits

  /// Phones have significant changes.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Starts significant changes (IOS-BG-047).
  open func startMonitoringSignificantLocationChanges() {
    memory.started.insert(.significantChanges)
    line?.call("startMonitoringSignificantLocationChanges") { phone throws(PhoneRefusal) in
      try phone.startMonitoringSignificantLocationChanges()
    }
  }

  /// Stops significant changes.
  open func stopMonitoringSignificantLocationChanges() {
    memory.started.remove(.significantChanges)
    line?.call("stopMonitoringSignificantLocationChanges") { phone throws(PhoneRefusal) in
      try phone.stopMonitoringSignificantLocationChanges()
    }
  }

  /// Starts visits, iOS 8+ (IOS-BG-048).
  open func startMonitoringVisits() {
    memory.started.insert(.visits)
    line?.call("startMonitoringVisits") { phone throws(PhoneRefusal) in
      try phone.startMonitoringVisits()
    }
  }

  /// Stops visits.
  open func stopMonitoringVisits() {
    memory.started.remove(.visits)
    line?.call("stopMonitoringVisits") { phone throws(PhoneRefusal) in
      try phone.stopMonitoringVisits()
    }
  }

  // MARK: Regions and beacons

  /// The largest radius of a region, in meters (IOS-AUTH-010).
  open var maximumRegionMonitoringDistance: CLLocationDistance {
    LocationManagerDefaults.maximumRegionMonitoringDistance
  }

  /// The regions of the app, of all its managers and launches (IOS-BG-045).
  open var monitoredRegions: Set<CLRegion> {
    Set(line?.monitoredRegions.compactMap(CLRegion.of) ?? [])
  }

  /// The beacons that are ranged, iOS 13+.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { memory.ranged.constraints }

  /// The regions whose beacons are ranged, before iOS 13.
  open var rangedRegions: Set<CLRegion> { memory.ranged.regions }

  /// Whether phones can monitor a kind of region.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type || regionClass is CLBeaconRegion.Type
  }

  /// Phones can range beacons.
  open class func isRangingAvailable() -> Bool { true }

  /// Monitors a region; one with the same identifier is replaced (IOS-BG-045).
  open func startMonitoring(for region: CLRegion) { monitor(region) }

  /// Stops to monitor a region, known by its identifier.
  open func stopMonitoring(for region: CLRegion) {
    let name = region.identifier
    line?.call("stopMonitoring") { phone throws(PhoneRefusal) in
      try phone.stopMonitoring(for: name)
    }
  }

  /// Asks whether the phone is in a region, iOS 7+; the delegate is called.
  open func requestState(for region: CLRegion) { tellState(of: region) }

  /// Ranges beacons, iOS 13+.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    range { $0.constraints.insert(constraint) }
  }

  /// Stops to range beacons, iOS 13+.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    stopRanging { $0.constraints.remove(constraint) }
  }

  /// Ranges the beacons of a region, before iOS 13.
  open func startRangingBeacons(in region: CLBeaconRegion) {
    range { $0.regions.insert(region) }
  }

  /// Stops to range the beacons of a region, before iOS 13.
  open func stopRangingBeacons(in region: CLBeaconRegion) {
    stopRanging { $0.regions.remove(region) }
  }

  // MARK: Location pushes

  /// Fails with missingEntitlement, iOS 15+: no app of the phone has it (IOS-NEW-016).
  @preconcurrency
  open func startMonitoringLocationPushes(
    completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil
  ) {
    line?.place.perform { completion?(nil, CLLocationPushServiceError(.missingEntitlement)) }
  }

  /// Fails with missingEntitlement, iOS 15+: no app of the phone has it (IOS-NEW-016).
  nonisolated(nonsending) open func startMonitoringLocationPushes() async throws -> Data {
    throw CLLocationPushServiceError(.missingEntitlement)
  }

  /// Does nothing, iOS 15+: no app of the phone gets pushes.
  open func stopMonitoringLocationPushes() {}
}
