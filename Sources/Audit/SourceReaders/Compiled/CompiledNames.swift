import MachOReading

/// The names by which compiled code refers to platform APIs.
enum CompiledNames {
  /// A selector of the location manager.
  struct Message {
    var api: PlatformAPI
    /// Whether no class but the platform's is likely to have a method of the name.
    var isItsOwn = false
  }

  /// The selectors of Core Location, with their colons.
  static let location: [String: Message] = [
    "requestWhenInUseAuthorization": .init(api: .requestWhenInUseAuthorization, isItsOwn: true),
    "requestAlwaysAuthorization": .init(api: .requestAlwaysAuthorization, isItsOwn: true),
    "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:": .init(
      api: .requestTemporaryFullAccuracyAuthorization, isItsOwn: true),
    "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:": .init(
      api: .requestTemporaryFullAccuracyAuthorization, isItsOwn: true),
    "startUpdatingLocation": .init(api: .startUpdatingLocation),
    "requestLocation": .init(api: .requestLocation),
    "startUpdatingHeading": .init(api: .startUpdatingHeading),
    "startMonitoringSignificantLocationChanges": .init(
      api: .startMonitoringSignificantLocationChanges),
    "startMonitoringVisits": .init(api: .startMonitoringVisits),
    "startMonitoringForRegion:": .init(api: .startMonitoringRegion),
    "startMonitoringForRegion:desiredAccuracy:": .init(api: .startMonitoringRegion),
    "startRangingBeaconsInRegion:": .init(api: .startRangingBeacons),
    "startRangingBeaconsSatisfyingConstraint:": .init(api: .startRangingBeacons),
    "startMonitoringLocationPushesWithCompletion:": .init(api: .startMonitoringLocationPushes),
    "setAllowsBackgroundLocationUpdates:": .init(
      api: .allowsBackgroundLocationUpdates, isItsOwn: true),
    "setShowsBackgroundLocationIndicator:": .init(api: .showsBackgroundLocationIndicator),
    "accuracyAuthorization": .init(api: .accuracyAuthorization),
    "authorizationStatus": .init(api: .authorizationStatus),
    "locationServicesEnabled": .init(api: .locationServicesEnabled),
  ]

  /// Selectors whose use the store wants a reason for.
  static let reasons: [String: PlatformAPI] = [
    "systemUptime": .systemBootTime, "activeInputModes": .activeKeyboards,
  ]

  /// A class, and the selectors of which one at least is sent where an object of it does its work.
  struct Class {
    var api: PlatformAPI
    var work: [String] = []
  }

  /// The classes by name.
  static let classes: [String: Class] = [
    "CLLocationManager": .init(api: .locationManager),
    "CLMonitor": .init(api: .monitor),
    "CLServiceSession": .init(api: .serviceSession),
    "CLBackgroundActivitySession": .init(api: .backgroundActivitySession),
    "CLLocationUpdater": .init(api: .liveUpdates),
    "CLLocationButton": .init(api: .locationButton),
    "CMMotionActivityManager": .init(
      api: .motionActivityManager,
      work: [
        "startActivityUpdatesToQueue:withHandler:",
        "queryActivityStartingFromDate:toDate:toQueue:withHandler:",
      ]),
    "CMPedometer": .init(
      api: .pedometer,
      work: [
        "startPedometerUpdatesFromDate:withHandler:",
        "queryPedometerDataFromDate:toDate:withHandler:",
        "startPedometerEventUpdatesWithHandler:",
      ]),
    "CMAltimeter": .init(
      api: .altimeter,
      work: [
        "startRelativeAltitudeUpdatesToQueue:withHandler:",
        "startAbsoluteAltitudeUpdatesToQueue:withHandler:",
      ]),
    "CMSensorRecorder": .init(
      api: .sensorRecorder,
      work: ["recordAccelerometerForDuration:", "accelerometerDataFromDate:toDate:"]),
    "CMMovementDisorderManager": .init(
      api: .movementDisorderManager, work: ["monitorKinesiasForDuration:"]),
    "CMHeadphoneMotionManager": .init(
      api: .headphoneMotionManager,
      work: [
        "startDeviceMotionUpdates", "startDeviceMotionUpdatesToQueue:withHandler:",
        "startConnectionStatusUpdates",
      ]),
    "CMMotionManager": .init(api: .motionManager),
    "CBCentralManager": .init(
      api: .centralManager,
      work: [
        "initWithDelegate:queue:", "initWithDelegate:queue:options:",
        "scanForPeripheralsWithServices:options:",
      ]),
    "CBPeripheralManager": .init(
      api: .peripheralManager,
      work: [
        "initWithDelegate:queue:", "initWithDelegate:queue:options:", "startAdvertising:",
      ]),
    "CBManager": .init(api: .bluetoothManager),
    "WKWebView": .init(api: .webView),
    "NSUserDefaults": .init(api: .userDefaults),
  ]

  /// Functions and constants whose use the store wants a reason for, without the underscore.
  static let symbols: [String: PlatformAPI] = [
    "mach_absolute_time": .systemBootTime,
    "NSFileSystemFreeSize": .diskSpace,
    "NSURLVolumeAvailableCapacityKey": .diskSpace,
    "NSURLVolumeAvailableCapacityForImportantUsageKey": .diskSpace,
    "NSURLVolumeAvailableCapacityForOpportunisticUsageKey": .diskSpace,
    "NSURLVolumeTotalCapacityKey": .diskSpace,
    "NSURLContentModificationDateKey": .fileTimestamps,
    "NSURLCreationDateKey": .fileTimestamps,
    "NSFileModificationDate": .fileTimestamps,
    "NSFileCreationDate": .fileTimestamps,
  ]

  /// Parts of Swift symbols: a name with its length before it, in the module that has it.
  static let swift: [String: PlatformAPI] = [
    "16CLLocationUpdateV11liveUpdates": .liveUpdates,
    "12CoreLocation9CLMonitorC": .monitor,
    "16CLServiceSession": .serviceSession,
    "27CLBackgroundActivitySession": .backgroundActivitySession,
    "14CoreLocationUI0B6ButtonV": .locationButton,
  ]

  static let classPrefix = "_OBJC_CLASS_$_"
  /// The key that code reads before it sets the flag for the background.
  static let backgroundModes = "UIBackgroundModes"

  /// All of them, and some classes that a file may have itself.
  static func query(_ own: Set<String>) -> BinaryQuery {
    BinaryQuery(
      selectors: Set(location.keys).union(reasons.keys).union(classes.values.flatMap(\.work)),
      symbols: Set(classes.keys.map { classPrefix + $0 }).union(symbols.keys.map { "_" + $0 }),
      swiftParts: swift.keys.sorted(), literals: [backgroundModes], classes: own)
  }
}
