extension Android.Event: CustomStringConvertible {
  /// The event in words: "answer(whileUsing)".
  public var description: String { spelled }

  /// The event in words: "answer(whileUsing)".
  public var spelled: String {
    switch self {
    case .request(let one): "request(\(one))"
    case .requestLocation(let one): "requestLocation(\(one))"
    case .stopLocation: "stopLocation"
    case .startScan: "startScan"
    case .getScanResults: "getScanResults"
    case .startBluetoothScan(let filtered): "startBluetoothScan(filtered: \(filtered))"
    case .stopBluetoothScan: "stopBluetoothScan"
    case .connectBluetooth: "connectBluetooth"
    case .startForegroundService(let one): "startForegroundService(\(one))"
    case .stopForegroundService: "stopForegroundService"
    case .startService: "startService"
    case .enableWifi: "enableWifi"
    case .enableBluetooth: "enableBluetooth"
    case .requestBluetoothOn: "requestBluetoothOn"
    case .createNotificationChannel: "createNotificationChannel"
    case .open: "open"
    case .leave: "leave"
    case .answer(let one): "answer(\(one))"
    case .chooseAccuracy(let precise): "chooseAccuracy(precise: \(precise))"
    case .back: "back"
    case .choose(let one, let two): "choose(\(one), \(two))"
    case .setPrecise(let one): "setPrecise(\(one))"
    case .tapLocationButton: "tapLocationButton"
    case .stopInTaskManager: "stopInTaskManager"
    case .setSwitch(let one, let two): "setSwitch(\(one), \(two))"
    case .locationDue: "locationDue"
    case .advertisementDue(let beacon): "advertisementDue(beacon: \(beacon))"
    case .oneTimeExpires: "oneTimeExpires"
    case .unusedFor90Days: "unusedFor90Days"
    case .processDies: "processDies"
    case .wifiScanReturns: "wifiScanReturns"
    case .wifiBackgroundReturns: "wifiBackgroundReturns"
    case .bluetoothScanReturns: "bluetoothScanReturns"
    case .policy(let one, let grant): "policy(\(one), grant: \(grant))"
    case .install: "install"
    case .updateApp: "updateApp"
    case .upgradeSystem: "upgradeSystem"
    }
  }
}
