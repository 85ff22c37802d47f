/// A call of Android's that needs a permission, or that asks for one.
public enum AndroidAPI: String, Hashable, Sendable, CaseIterable {
  // Location
  case requestLocationUpdates
  case lastLocation = "getLastLocation"
  case currentLocation = "getCurrentLocation"
  case geofences = "addGeofences"
  case proximityAlert = "addProximityAlert"
  // Wi-Fi
  case wifiScan = "WifiManager.startScan"
  case wifiResults = "WifiManager.getScanResults"
  case wifiSwitch = "WifiManager.setWifiEnabled"
  // Bluetooth
  case bluetoothScan = "BluetoothLeScanner.startScan"
  case bluetoothConnection = "connectGatt"
  case bondedDevices = "getBondedDevices"
  case bluetoothAdvertising = "startAdvertising"
  case bluetoothRequest = "ACTION_REQUEST_ENABLE"
  case bluetoothSwitch = "BluetoothAdapter.enable"
  /// Code that tells beacons from other advertisements.
  case beacons = "beacon ranging"
  // Movement
  case activityUpdates = "requestActivityUpdates"
  case activityTransitions = "requestActivityTransitionUpdates"
  case stepCounter = "Sensor.TYPE_STEP_COUNTER"
  // Services in the foreground
  case foregroundStart = "startForeground"
  case foregroundWork = "ForegroundInfo"
  case foregroundWorkWithoutType = "ForegroundInfo without a type"
  case foregroundLocationWork = "ForegroundInfo with FOREGROUND_SERVICE_TYPE_LOCATION"
  // Test locations
  case testLocation = "addTestProvider"
  // Asking
  case permissionRequest = "requestPermissions"
  /// A request of which the permissions are not known.
  case unknownRequest = "requestPermissions of other names"
  case rationale = "shouldShowRequestPermissionRationale"
}

extension AndroidAPI {
  /// The words by which a source spells an API; a scan is told from another by its file and arguments.
  static let words: [String: AndroidAPI] = [
    "requestLocationUpdates": .requestLocationUpdates,
    "requestSingleUpdate": .requestLocationUpdates,
    "getLastLocation": .lastLocation, "lastLocation": .lastLocation,
    "getLastKnownLocation": .lastLocation,
    "getCurrentLocation": .currentLocation, "addGeofences": .geofences,
    "addProximityAlert": .proximityAlert, "startScan": .wifiScan,
    "getScanResults": .wifiResults, "scanResults": .wifiResults,
    "setWifiEnabled": .wifiSwitch, "isWifiEnabled": .wifiSwitch,
    "enable": .bluetoothSwitch, "disable": .bluetoothSwitch,
    "addTestProvider": .testLocation, "setTestProviderLocation": .testLocation,
    "setMockLocation": .testLocation, "setMockMode": .testLocation,
    "startLeScan": .bluetoothScan, "connectGatt": .bluetoothConnection,
    "getBondedDevices": .bondedDevices, "bondedDevices": .bondedDevices,
    "startAdvertising": .bluetoothAdvertising, "ACTION_REQUEST_ENABLE": .bluetoothRequest,
    "startRangingBeacons": .beacons, "startRangingBeaconsInRegion": .beacons,
    "setBeaconLayout": .beacons, "setManufacturerData": .beacons,
    "requestActivityUpdates": .activityUpdates,
    "requestActivityTransitionUpdates": .activityTransitions,
    "TYPE_STEP_COUNTER": .stepCounter, "TYPE_STEP_DETECTOR": .stepCounter,
    "startForeground": .foregroundStart, "ForegroundInfo": .foregroundWork,
    "requestPermissions": .permissionRequest, "RequestMultiplePermissions": .permissionRequest,
    "rememberMultiplePermissionsState": .permissionRequest,
    "RequestPermission": .permissionRequest, "rememberPermissionState": .permissionRequest,
    "shouldShowRequestPermissionRationale": .rationale,
  ]

  /// A class of the platform or of its services that a file names where it makes the call.
  var holder: [String] {
    switch self {
    case .requestLocationUpdates, .lastLocation, .currentLocation, .testLocation:
      ["LocationManager", "FusedLocationProviderClient", "LocationServices", "LocationEngine"]
    case .geofences: ["GeofencingClient", "LocationServices"]
    case .proximityAlert: ["LocationManager"]
    case .wifiScan, .wifiResults, .wifiSwitch: ["WifiManager"]
    case .bluetoothScan:
      ["BluetoothLeScanner", "BluetoothAdapter", "ScanCallback", "bluetoothLeScanner"]
    case .bluetoothConnection: ["BluetoothDevice", "BluetoothGatt", "BluetoothGattCallback"]
    case .bondedDevices, .bluetoothRequest, .bluetoothSwitch:
      ["BluetoothAdapter", "BluetoothManager"]
    case .bluetoothAdvertising: ["BluetoothLeAdvertiser", "AdvertiseCallback"]
    case .beacons: ["BeaconManager", "BeaconParser", "BeaconRegion", "ScanFilter"]
    case .activityUpdates, .activityTransitions:
      ["ActivityRecognition", "ActivityRecognitionClient"]
    case .stepCounter: ["Sensor", "SensorManager"]
    case .foregroundStart: ["Service", "LifecycleService", "ServiceCompat", "Notification"]
    // Other libraries have a ForegroundInfo too: the file names androidx.work or a worker.
    case .foregroundWork, .foregroundWorkWithoutType, .foregroundLocationWork:
      ["work", "Worker", "CoroutineWorker"]
    case .permissionRequest, .unknownRequest, .rationale: []
    }
  }
}
