import PlatformModel

extension Android {
  /// Something that happens to the app: a call it makes, an act of the person, or the world's
  /// doing.
  public enum Event: Hashable, Sendable {
    // The app's calls.
    case request(Permissions)
    case requestLocation(Provider), stopLocation
    case startScan, getScanResults
    case startBluetoothScan(filtered: Bool), stopBluetoothScan, connectBluetooth
    case startForegroundService(Circumstance), stopForegroundService, startService
    case enableWifi, enableBluetooth, requestBluetoothOn
    case createNotificationChannel
    // The person's acts.
    case open, leave, answer(Button), chooseAccuracy(precise: Bool), back
    case choose(Group, SettingsChoice), setPrecise(Bool)
    case tapLocationButton, stopInTaskManager
    case setSwitch(Toggle, Bool)
    // The world's doing, time among it.
    case locationDue, advertisementDue(beacon: Bool)
    case oneTimeExpires, unusedFor90Days, processDies
    case wifiScanReturns, wifiBackgroundReturns, bluetoothScanReturns
    case policy(Group, grant: Bool)
    case install, updateApp, upgradeSystem
  }

  /// A location provider that an app names.
  public enum Provider: UInt8, Hashable, Sendable, CaseIterable {
    case gps
    case network
  }

  /// What is behind a start of a foreground service from the background (AND-FGS-006).
  public enum Circumstance: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case ordinary
    /// A message, an alarm, a geofence or boot lets it start (AND-FGS-007).
    case exempt
    /// A tap on a notification or widget, which gives location too.
    case personsAct
  }

  /// A choice on the app's page of a permission in Settings.
  public enum SettingsChoice: UInt8, Hashable, Sendable, CaseIterable {
    case allow
    case allTheTime
    case whileUsing
    case askEveryTime
    case dontAllow
  }

  /// A switch of the phone.
  public enum Toggle: UInt8, Hashable, Sendable, CaseIterable {
    case location
    case wifi
    case wifiScanning
    case bluetooth
    case bluetoothScanning
    case airplane
    case screen
    case idle
    case batterySaver
    case scanThrottling
    /// Pause app activity if unused, of this app.
    case pauseIfUnused
  }
}

extension Android.Event {
  /// The event without what it carries, by which rows are distinguished: "request", "answer allow".
  var kind: Android.Event {
    if case .request = self { .request([]) } else { self }
  }

  static let answers: [Android.Event] = Android.Button.allCases.map(Android.Event.answer)

  /// Every call that only a running app can make, but for the request.
  static let calls: [Android.Event] =
    Android.Provider.allCases.map(Android.Event.requestLocation) + [
      .stopLocation, .startScan, .getScanResults, .startBluetoothScan(filtered: true),
      .startBluetoothScan(filtered: false), .stopBluetoothScan, .connectBluetooth,
      .stopForegroundService, .startService, .enableWifi, .enableBluetooth, .requestBluetoothOn,
      .createNotificationChannel,
    ] + Android.Circumstance.allCases.map(Android.Event.startForegroundService)

  /// Every event, in a fixed order; a request stands for all, whatever it names.
  public static let kinds: [Android.Event] =
    [.request([])] + calls + [.open, .leave] + answers
    + [.chooseAccuracy(precise: true), .chooseAccuracy(precise: false), .back]
    + Android.Group.allCases.flatMap { group in
      Android.SettingsChoice.allCases.map { Android.Event.choose(group, $0) }
    }
    + [.setPrecise(true), .setPrecise(false), .tapLocationButton, .stopInTaskManager]
    + Android.Toggle.allCases.flatMap {
      [Android.Event.setSwitch($0, true), .setSwitch($0, false)]
    } + [
      .locationDue, .advertisementDue(beacon: true), .advertisementDue(beacon: false),
      .oneTimeExpires, .unusedFor90Days, .processDies, .wifiScanReturns, .wifiBackgroundReturns,
      .bluetoothScanReturns,
    ]
    + Android.Group.allCases.flatMap {
      [Android.Event.policy($0, grant: true), .policy($0, grant: false)]
    } + [.install, .updateApp, .upgradeSystem]
}
