/// Methods of the platform and of its services that are one API: what code calls, whatever its
/// language.
///
/// The words of sources and the references of compiled code are both found by these rows.
struct AndroidMember: Sendable {
  /// What a call of them is.
  var api: AndroidAPI
  /// The classes that have them.
  var owners: [String]
  /// The names of the methods.
  var names: [String]

  init(_ api: AndroidAPI, of owners: [String], _ names: String...) {
    self.api = api
    self.owners = owners
    self.names = names
  }
}

extension AndroidMember {
  /// All rows; where two have one name, a source means the first unless its arguments say
  /// otherwise.
  static let all: [AndroidMember] =
    location + radios + movement + [
      AndroidMember(
        .foregroundStart, of: ["android.app.Service", "androidx.core.app.ServiceCompat"],
        "startForeground"),
      AndroidMember(
        .notification,
        of: [
          "android.app.NotificationManager", "androidx.core.app.NotificationManagerCompat",
          "android.support.v4.app.NotificationManagerCompat",
        ], "notify"),
      AndroidMember(
        .permissionRequest,
        of: [
          "android.app.Activity", "android.app.Fragment", "androidx.core.app.ActivityCompat",
          "androidx.fragment.app.Fragment", "android.support.v4.app.ActivityCompat",
          "android.support.v4.app.Fragment",
        ], "requestPermissions"),
    ]

  private static let managers = [
    "android.location.LocationManager", "androidx.core.location.LocationManagerCompat",
    "android.support.v4.location.LocationManagerCompat",
  ]

  /// Clients of location in libraries, which pass what they are asked on to a manager.
  private static let clients = [
    "com.google.android.gms.location.FusedLocationProviderClient",
    "com.google.android.gms.location.FusedLocationProviderApi",
    "com.huawei.hms.location.FusedLocationProviderClient",
    "com.mapbox.android.core.location.LocationEngine",
    "org.maplibre.android.location.engine.LocationEngine",
  ]

  private static let location: [AndroidMember] = [
    AndroidMember(
      .requestLocationUpdates, of: managers + clients, "requestLocationUpdates",
      "requestSingleUpdate"),
    AndroidMember(
      .lastLocation, of: managers + clients, "getLastLocation", "getLastKnownLocation"),
    AndroidMember(.currentLocation, of: managers + clients, "getCurrentLocation"),
    AndroidMember(
      .geofences,
      of: [
        "com.google.android.gms.location.GeofencingClient",
        "com.google.android.gms.location.GeofencingApi",
      ], "addGeofences"),
    AndroidMember(.proximityAlert, of: ["android.location.LocationManager"], "addProximityAlert"),
    AndroidMember(.extraCommand, of: ["android.location.LocationManager"], "sendExtraCommand"),
    AndroidMember(
      .testLocation, of: managers + clients, "addTestProvider", "setTestProviderLocation",
      "setMockLocation", "setMockMode"),
  ]

  private static let wifi = ["android.net.wifi.WifiManager"]
  private static let adapter = ["android.bluetooth.BluetoothAdapter"]
  private static let beacons = ["org.altbeacon.beacon.BeaconManager"]

  private static let radios: [AndroidMember] = [
    AndroidMember(.wifiScan, of: wifi, "startScan"),
    AndroidMember(.wifiResults, of: wifi, "getScanResults"),
    AndroidMember(.wifiSwitch, of: wifi, "setWifiEnabled"),
    AndroidMember(.bluetoothScan, of: ["android.bluetooth.le.BluetoothLeScanner"], "startScan"),
    AndroidMember(.bluetoothScan, of: adapter, "startLeScan"),
    AndroidMember(.bluetoothDiscovery, of: adapter, "startDiscovery"),
    AndroidMember(
      .bluetoothConnection, of: ["android.bluetooth.BluetoothDevice"], "connectGatt"),
    AndroidMember(.bondedDevices, of: adapter, "getBondedDevices"),
    AndroidMember(.bluetoothSwitch, of: adapter, "enable", "disable"),
    AndroidMember(
      .bluetoothAdvertising, of: ["android.bluetooth.le.BluetoothLeAdvertiser"],
      "startAdvertising"),
    AndroidMember(
      .beaconRanging, of: beacons, "startRangingBeacons", "startRangingBeaconsInRegion"),
    AndroidMember(
      .beaconMonitoring, of: beacons, "startMonitoring", "startMonitoringBeaconsInRegion"),
    AndroidMember(.beacons, of: ["org.altbeacon.beacon.BeaconParser"], "setBeaconLayout"),
  ]

  private static let recognition = [
    "com.google.android.gms.location.ActivityRecognitionClient",
    "com.google.android.gms.location.ActivityRecognitionApi",
  ]

  private static let movement: [AndroidMember] = [
    AndroidMember(.activityUpdates, of: recognition, "requestActivityUpdates"),
    AndroidMember(.activityTransitions, of: recognition, "requestActivityTransitionUpdates"),
  ]
}

extension AndroidAPI {
  /// What a method of a class is; nil if it is none of these.
  init?(method name: String, of owner: String) {
    let member = AndroidMember.all.first { $0.names.contains(name) && $0.owners.contains(owner) }
    guard let member else { return nil }
    self = member.api
  }

  /// The word, if it is a method of this API other than the one that the API is named for.
  func method(_ word: String) -> String? {
    let own = rawValue.split(separator: ".").last.map(String.init)
    // A name in plain words, such as "beacon ranging", says more than the method's name.
    guard word != own, !rawValue.contains(" ") else { return nil }
    let isMethod = AndroidMember.all.contains { $0.api == self && $0.names.contains(word) }
    return isMethod ? word : nil
  }

  /// The names of the classes that have its methods, without their packages.
  var owners: [String] {
    AndroidMember.all.filter { $0.api == self }.flatMap(\.owners).compactMap {
      $0.split(separator: ".").last.map(String.init)
    }
  }
}
