/// A name by which a source spells a use of a platform API.
struct PlatformName: Sendable {
  /// What the name is, which decides how a use of it looks.
  enum Kind: Sendable {
    /// A class or actor that apps construct.
    case type
    /// `CLLocationUpdate`: only its `liveUpdates` is a use.
    case updates
    /// A method of an object.
    case method
    /// A method of a class.
    case typeMethod
    /// A property that apps set.
    case property
    /// A property that apps read.
    case status
    /// The Objective-C setter of a property.
    case setter
    /// A key of the app's Info dictionary.
    case bundleKey
    /// A property that holds a number.
    case measure
    /// The Objective-C setter of a property that holds a number.
    case measureSetter
    /// The label by which a delegate's method is distinguished from others.
    case callback
    /// A protocol of delegates, whose methods may be misnamed.
    case delegate
    /// A delegate's method that receives a state, by its own name.
    case stateCallback
    /// The state of Bluetooth where the person refuses.
    case denial
    /// A name for whose use the store wants a reason.
    case reason
  }

  var spelling: String
  var api: PlatformAPI
  var kind: Kind
  /// Whether the name alone makes a file worth reading.
  var isTrigger = true

  /// Whether a file that holds the name is read once somebody asks for it.
  var isReadFor: Bool { isTrigger || kind == .reason || kind == .denial || api == .webView }

  init(_ spelling: String, _ api: PlatformAPI, _ kind: Kind, isTrigger: Bool = true) {
    self.spelling = spelling
    self.api = api
    self.kind = kind
    self.isTrigger = isTrigger
  }
}

extension PlatformName {
  /// Every name, in both languages.
  static let all: [PlatformName] = [
    // Core Location: asking
    .init("requestWhenInUseAuthorization", .requestWhenInUseAuthorization, .method),
    .init("requestAlwaysAuthorization", .requestAlwaysAuthorization, .method),
    .init(
      "requestTemporaryFullAccuracyAuthorization", .requestTemporaryFullAccuracyAuthorization,
      .method),
    .init(
      "requestTemporaryFullAccuracyAuthorizationWithPurposeKey",
      .requestTemporaryFullAccuracyAuthorization, .method),
    // Core Location: services
    .init("CLLocationManager", .locationManager, .type),
    .init("startUpdatingLocation", .startUpdatingLocation, .method),
    .init("requestLocation", .requestLocation, .method),
    .init("startUpdatingHeading", .startUpdatingHeading, .method),
    .init(
      "startMonitoringSignificantLocationChanges", .startMonitoringSignificantLocationChanges,
      .method),
    .init("startMonitoringVisits", .startMonitoringVisits, .method),
    .init("startMonitoring", .startMonitoringRegion, .method),
    .init("startMonitoringForRegion", .startMonitoringRegion, .method),
    .init("startRangingBeacons", .startRangingBeacons, .method),
    .init("startRangingBeaconsInRegion", .startRangingBeacons, .method),
    .init("startRangingBeaconsSatisfyingConstraint", .startRangingBeacons, .method),
    .init("startMonitoringLocationPushes", .startMonitoringLocationPushes, .method),
    .init("startMonitoringLocationPushesWithCompletion", .startMonitoringLocationPushes, .method),
    .init("CLLocationUpdate", .liveUpdates, .updates),
    .init("CLLocationUpdater", .liveUpdates, .updates),
    .init("CLMonitor", .monitor, .type),
    .init("CLServiceSession", .serviceSession, .type),
    .init("CLBackgroundActivitySession", .backgroundActivitySession, .type),
    .init("CLLocationButton", .locationButton, .type),
    .init("LocationButton", .locationButton, .type),
    // Core Location: configuration
    .init("allowsBackgroundLocationUpdates", .allowsBackgroundLocationUpdates, .property),
    .init("setAllowsBackgroundLocationUpdates", .allowsBackgroundLocationUpdates, .setter),
    .init("showsBackgroundLocationIndicator", .showsBackgroundLocationIndicator, .property),
    .init("setShowsBackgroundLocationIndicator", .showsBackgroundLocationIndicator, .setter),
    .init("accuracyAuthorization", .accuracyAuthorization, .status),
    .init("authorizationStatus", .authorizationStatus, .status, isTrigger: false),
    .init("locationServicesEnabled", .locationServicesEnabled, .typeMethod),
    .init("distanceFilter", .distanceFilter, .measure, isTrigger: false),
    .init("setDistanceFilter", .distanceFilter, .measureSetter, isTrigger: false),
    .init("desiredAccuracy", .desiredAccuracy, .measure, isTrigger: false),
    .init("setDesiredAccuracy", .desiredAccuracy, .measureSetter, isTrigger: false),
    // Core Location: answers
    .init("didUpdateLocations", .didUpdateLocations, .callback),
    .init("didFailWithError", .didFailWithError, .callback),
    .init("CLLocationManagerDelegate", .misnamedCallback, .delegate),
    // Core Motion
    .init("CMMotionActivityManager", .motionActivityManager, .type),
    .init("CMPedometer", .pedometer, .type),
    .init("CMAltimeter", .altimeter, .type),
    .init("CMSensorRecorder", .sensorRecorder, .type),
    .init("CMMovementDisorderManager", .movementDisorderManager, .type),
    .init("CMHeadphoneMotionManager", .headphoneMotionManager, .type),
    .init("CMMotionManager", .motionManager, .type),
    // Core Bluetooth
    .init("CBCentralManager", .centralManager, .type),
    .init("CBPeripheralManager", .peripheralManager, .type),
    .init("CBManager", .bluetoothManager, .type),
    .init("unauthorized", .bluetoothDenial, .denial, isTrigger: false),
    .init("CBManagerStateUnauthorized", .bluetoothDenial, .denial, isTrigger: false),
    .init("CBCentralManagerStateUnauthorized", .bluetoothDenial, .denial, isTrigger: false),
    .init("centralManagerDidUpdateState", .bluetoothState, .stateCallback),
    .init("peripheralManagerDidUpdateState", .bluetoothState, .stateCallback),
    // WebKit
    .init("WKWebView", .webView, .type, isTrigger: false),
    .init("WebView", .webView, .type, isTrigger: false),
    // APIs for which the store wants a reason: names that nothing else is likely to have
    .init("UserDefaults", .userDefaults, .reason, isTrigger: false),
    .init("NSUserDefaults", .userDefaults, .reason, isTrigger: false),
    .init("contentModificationDateKey", .fileTimestamps, .reason, isTrigger: false),
    .init("creationDateKey", .fileTimestamps, .reason, isTrigger: false),
    .init("NSURLContentModificationDateKey", .fileTimestamps, .reason, isTrigger: false),
    .init("NSURLCreationDateKey", .fileTimestamps, .reason, isTrigger: false),
    .init("NSFileModificationDate", .fileTimestamps, .reason, isTrigger: false),
    .init("NSFileCreationDate", .fileTimestamps, .reason, isTrigger: false),
    .init("systemUptime", .systemBootTime, .reason, isTrigger: false),
    .init("mach_absolute_time", .systemBootTime, .reason, isTrigger: false),
    .init("systemFreeSize", .diskSpace, .reason, isTrigger: false),
    .init("NSFileSystemFreeSize", .diskSpace, .reason, isTrigger: false),
    .init("volumeAvailableCapacityKey", .diskSpace, .reason, isTrigger: false),
    .init(
      "volumeAvailableCapacityForImportantUsageKey", .diskSpace, .reason, isTrigger: false),
    .init(
      "volumeAvailableCapacityForOpportunisticUsageKey", .diskSpace, .reason, isTrigger: false),
    .init("volumeTotalCapacityKey", .diskSpace, .reason, isTrigger: false),
    .init("activeInputModes", .activeKeyboards, .reason, isTrigger: false),
    // Bundle
    .init("UIBackgroundModes", .readsBackgroundModes, .bundleKey),
  ]

  /// The index in `all` of each spelling.
  static let indices = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.spelling, $0) })

  /// The name of this spelling, if it is one.
  static func named(_ spelling: String) -> PlatformName? { indices[spelling].map { all[$0] } }
}
