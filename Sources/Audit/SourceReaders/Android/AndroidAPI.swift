/// A call of Android's that needs a permission, or that asks for one.
public enum AndroidAPI: String, Hashable, Sendable, CaseIterable {
  // Location
  case requestLocationUpdates
  case lastLocation = "getLastLocation"
  case currentLocation = "getCurrentLocation"
  case geofences = "addGeofences"
  case proximityAlert = "addProximityAlert"
  case extraCommand = "sendExtraCommand"
  // Wi-Fi
  case wifiScan = "WifiManager.startScan"
  case wifiResults = "WifiManager.getScanResults"
  case wifiSwitch = "WifiManager.setWifiEnabled"
  // Bluetooth
  case bluetoothScan = "BluetoothLeScanner.startScan"
  case bluetoothConnection = "connectGatt"
  case bluetoothDiscovery = "startDiscovery"
  case bondedDevices = "getBondedDevices"
  case bluetoothAdvertising = "startAdvertising"
  case bluetoothRequest = "ACTION_REQUEST_ENABLE"
  case bluetoothSwitch = "BluetoothAdapter.enable"
  /// Code that tells beacons from other advertisements.
  case beacons = "beacon ranging"
  // The library scans, and catches what the scan throws.
  case beaconRanging = "BeaconManager.startRangingBeacons"
  case beaconMonitoring = "BeaconManager.startMonitoring"
  // Movement
  case activityUpdates = "requestActivityUpdates"
  case activityTransitions = "requestActivityTransitionUpdates"
  case stepCounter = "Sensor.TYPE_STEP_COUNTER"
  case stepDetector = "Sensor.TYPE_STEP_DETECTOR"
  // Services in the foreground
  case foregroundStart = "startForeground"
  case foregroundWork = "ForegroundInfo"
  case foregroundWorkWithoutType = "ForegroundInfo without a type"
  case foregroundLocationWork = "ForegroundInfo with FOREGROUND_SERVICE_TYPE_LOCATION"
  // Notifications
  case notification = "notify"
  // Test locations
  case testLocation = "addTestProvider"
  // Asking
  case permissionRequest = "requestPermissions"
  /// A request of which the permissions are not known.
  case unknownRequest = "requestPermissions of other names"
  case rationale = "shouldShowRequestPermissionRationale"
  /// A permission launcher, launched or not.
  case launcher = "registerForActivityResult"
  /// The permissions that the manifest declares, which code may ask for.
  case declaredPermissions = "requestedPermissions"
  /// A list of texts from resources, which code may ask for.
  case stringArray = "getStringArray"
}

extension AndroidAPI {
  /// The words by which a source spells an API; a scan is distinguished from another by its file
  /// and arguments.
  static let words: [String: AndroidAPI] = spellings.merging(
    AndroidMember.all.flatMap { row in row.names.map { ($0, row.api) } }
  ) { first, _ in first }

  /// What only sources have: properties of Kotlin, constants, and functions of libraries for them.
  private static let spellings: [String: AndroidAPI] = [
    "lastLocation": .lastLocation, "scanResults": .wifiResults, "isWifiEnabled": .wifiSwitch,
    "bondedDevices": .bondedDevices, "ACTION_REQUEST_ENABLE": .bluetoothRequest,
    "setManufacturerData": .beacons, "TYPE_STEP_COUNTER": .stepCounter,
    "TYPE_STEP_DETECTOR": .stepDetector, "ForegroundInfo": .foregroundWork,
    "RequestMultiplePermissions": .permissionRequest,
    "rememberMultiplePermissionsState": .permissionRequest,
    "RequestPermission": .permissionRequest, "rememberPermissionState": .permissionRequest,
    // The annotation of PermissionsDispatcher: it asks for all of them in one request.
    "NeedsPermission": .permissionRequest,
    // PermissionsManager of Mapbox and MapLibre chooses the names; others have names of their own.
    "requestLocationPermissions": .unknownRequest, "AndPermission": .unknownRequest,
    "XXPermissions": .unknownRequest, "providePermission": .unknownRequest,
    "permissions": .permissionRequest, "askForPermissions": .permissionRequest,
    "withPermission": .permissionRequest, "withPermissions": .permissionRequest,
    "shouldShowRequestPermissionRationale": .rationale,
    "requestedPermissions": .declaredPermissions, "getStringArray": .stringArray,
    "stringArrayResource": .stringArray,
  ]

  /// The classes of the platform or of its services of which a file names one where it makes the
  /// call; none if any file may.
  var holder: Set<String> { Self.holders[self] ?? [] }

  private static let holders: [AndroidAPI: Set<String>] = Dictionary(
    uniqueKeysWithValues: allCases.map { api in
      guard api != .permissionRequest else { return (api, []) }
      return (api, Set(api.owners + api.companions))
    })

  /// Usual names of a variable that holds an adapter. Kotlin infers its class, so the file need not name it.
  private static let adapterNames = ["bluetoothAdapter", "mBluetoothAdapter"]

  /// The names that a file may use in place of the classes that have the methods.
  private var companions: [String] {
    switch self {
    case .requestLocationUpdates, .lastLocation, .currentLocation, .testLocation, .geofences:
      ["LocationServices"]
    case .bluetoothScan:
      ["BluetoothAdapter", "ScanCallback", "bluetoothLeScanner"] + Self.adapterNames
    case .bluetoothConnection: ["BluetoothGatt", "BluetoothGattCallback"]
    case .bondedDevices, .bluetoothSwitch, .bluetoothDiscovery:
      ["BluetoothManager"] + Self.adapterNames
    case .bluetoothRequest: ["BluetoothAdapter", "BluetoothManager"] + Self.adapterNames
    case .bluetoothAdvertising: ["AdvertiseCallback"]
    case .beacons: ["BeaconRegion", "ScanFilter"]
    case .beaconRanging: ["BeaconRegion"]
    case .activityUpdates, .activityTransitions: ["ActivityRecognition"]
    case .stepCounter, .stepDetector: ["Sensor", "SensorManager"]
    case .foregroundStart: ["LifecycleService", "Notification"]
    // Other libraries have a ForegroundInfo too: the file names androidx.work or a worker.
    case .foregroundWork, .foregroundWorkWithoutType, .foregroundLocationWork:
      ["work", "Worker", "CoroutineWorker"]
    case .unknownRequest:
      ["PermissionsManager", "AndPermission", "XXPermissions", "PermissionsController"]
    case .declaredPermissions: ["GET_PERMISSIONS"]
    case .beaconMonitoring, .proximityAlert, .extraCommand, .wifiScan, .wifiResults, .wifiSwitch,
      .notification, .permissionRequest, .rationale, .launcher, .stringArray:
      []
    }
  }
}
