import AuthorizationEngine
import PlatformModel

extension Android.Event {
  /// Who brings the event about.
  var speaker: AndroidTraceEntry.Speaker {
    switch self {
    case .request, .requestLocation, .stopLocation, .startScan, .getScanResults,
      .startBluetoothScan, .stopBluetoothScan, .connectBluetooth, .startForegroundService,
      .stopForegroundService, .startService, .enableWifi, .enableBluetooth, .requestBluetoothOn,
      .createNotificationChannel:
      .app
    case .locationDue, .advertisementDue: .world
    case .oneTimeExpires, .unusedFor90Days, .processDies, .wifiScanReturns,
      .wifiBackgroundReturns, .bluetoothScanReturns, .policy, .upgradeSystem:
      .system
    default: .person
    }
  }

  /// Whether the event is no news by itself: a tick that only shows in what it brings.
  var isTick: Bool {
    switch self {
    case .locationDue, .advertisementDue, .oneTimeExpires, .unusedFor90Days, .wifiScanReturns,
      .wifiBackgroundReturns, .bluetoothScanReturns:
      true
    default: false
    }
  }

  /// The event as a line of a timeline.
  func words(_ before: Android.State, on phone: AndroidPhone) -> String {
    let app = phone.appName
    let level = phone.system.level
    switch self {
    case .request(let names):
      let list = names.list.map { $0.platform.name }
      return "requestPermissions(" + list.joined(separator: ", ") + ")"
    case .requestLocation(let provider): return "requestLocationUpdates(\(provider))"
    case .stopLocation: return "removeUpdates()"
    case .startScan: return "WifiManager.startScan()"
    case .getScanResults: return "getScanResults()"
    case .startBluetoothScan(let filtered):
      return "BluetoothLeScanner.startScan(\(filtered ? "with filter" : "without filter"))"
    case .stopBluetoothScan: return "stopScan()"
    case .connectBluetooth: return "connectGatt()"
    case .startForegroundService(.ordinary): return "startForegroundService()"
    case .startForegroundService(.exempt): return "startForegroundService(), exempt"
    case .startForegroundService(.personsAct):
      return "startForegroundService(), after a tap of the person"
    case .stopForegroundService: return "stopForeground()"
    case .startService: return "startService()"
    case .enableWifi: return "setWifiEnabled(true)"
    case .enableBluetooth: return "BluetoothAdapter.enable()"
    case .requestBluetoothOn: return "ACTION_REQUEST_ENABLE"
    case .createNotificationChannel: return "createNotificationChannel()"
    case .open: return "opens \(app)"
    case .leave: return "leaves \(app)"
    case .answer(let button):
      return "presses “\(before.prompt.map { button.label(on: level, of: $0) } ?? "\(button)")”"
    case .chooseAccuracy(let precise): return "chooses \(precise ? "Precise" : "Approximate")"
    case .back: return "goes back"
    case .choose(let group, let choice):
      return "sets \(group.platform.title) to “\(choice.label)” in Settings"
    case .setPrecise(let isOn): return "turns Use precise location \(isOn ? "on" : "off")"
    case .tapLocationButton: return "taps the location button"
    case .stopInTaskManager: return "stops \(app) in the task manager"
    case .setSwitch(let toggle, let isOn): return "turns \(toggle.title) \(isOn ? "on" : "off")"
    case .locationDue: return "a fix is due"
    case .advertisementDue: return "a beacon advertises"
    case .oneTimeExpires: return "ends the one-time grant"
    case .unusedFor90Days: return "finds \(app) unused for 90 days"
    case .processDies: return "needs the memory of \(app)"
    case .wifiScanReturns, .wifiBackgroundReturns, .bluetoothScanReturns: return "renews a budget"
    case .policy(let group, let grant):
      return "\(grant ? "grants" : "denies") \(group.platform.title) by policy"
    case .install: return "installs \(app)"
    case .updateApp: return "updates \(app) to target \(phone.build.target.rawValue)"
    case .upgradeSystem: return "is now \(level)"
    }
  }
}

extension Android.Group {
  /// The group in the catalog of permissions.
  public var platform: AndroidPermission.Group {
    switch self {
    case .location: .location
    case .nearbyDevices: .nearbyDevices
    case .activity: .activityRecognition
    case .notifications: .notifications
    case .camera: .camera
    }
  }
}

extension Android.SettingsChoice {
  /// What it says on the page, in English.
  public var label: String {
    switch self {
    case .allow: "Allow"
    case .allTheTime: "Allow all the time"
    case .whileUsing: "Allow only while using the app"
    case .askEveryTime: "Ask every time"
    case .dontAllow: "Don’t allow"
    }
  }
}

extension Android.Toggle {
  /// The switch as Settings calls it.
  public var title: String {
    switch self {
    case .location: "Location"
    case .wifi: "Wi-Fi"
    case .wifiScanning: "Wi-Fi scanning"
    case .bluetooth: "Bluetooth"
    case .bluetoothScanning: "Bluetooth scanning"
    case .airplane: "Airplane mode"
    case .screen: "the screen"
    case .idle: "idle mode"
    case .batterySaver: "Battery Saver"
    case .scanThrottling: "Wi-Fi scan throttling"
    case .pauseIfUnused: "Pause app activity if unused"
    }
  }
}
