import AuthorizationEngine
import PlatformModel
import StateExploration

/// A part of the model of Android that a search finishes: some events, and a package that they
/// matter to.
struct AndroidSlice: CustomStringConvertible {
  let description: String
  let alphabet: Android.Alphabet
  let build: Android.Build

  init(
    _ name: String, target: APILevel, _ permissions: [AndroidPermission],
    _ requests: [[Android.Permission]], _ events: [Android.Event]
  ) {
    description = name
    alphabet = Android.Alphabet(
      requests.map { .request(Android.Permissions($0)) } + events + [.open, .leave, .processDies])
    build = Android.Build(
      target: target, permissions: permissions, hasLocationServiceType: true)
  }

  /// The search of it on a phone.
  func search(_ system: Android.System) -> Android.ModelSearch { search(Android.Engine(system)) }

  func search(_ engine: Android.Engine) -> Android.ModelSearch {
    Android.ModelSearch(engine.program, alphabet, from: engine.install(build))
  }
}

extension AndroidSlice {
  private static let answers = Android.Button.allCases.map(Android.Event.answer)
  private static let location: [AndroidPermission] = [
    .fineLocation, .coarseLocation, .backgroundLocation,
  ]

  private static func both(_ event: (Bool) -> Android.Event) -> [Android.Event] {
    [event(true), event(false)]
  }

  private static func choices(_ group: Android.Group) -> [Android.Event] {
    Android.SettingsChoice.allCases.map { .choose(group, $0) }
  }

  private static func switches(_ toggles: Android.Toggle...) -> [Android.Event] {
    toggles.flatMap { [.setSwitch($0, true), .setSwitch($0, false)] }
  }

  /// Parts that together hold every kind of event of the model.
  static let all: [AndroidSlice] = [
    AndroidSlice(
      "asking", target: 34, location, [[.fine], [.coarse], [.fine, .coarse], [.background]],
      answers + both(Android.Event.chooseAccuracy) + [.back, .oneTimeExpires]),
    AndroidSlice(
      "asking of an older target", target: 28, location,
      [[.fine, .coarse], [.fine, .coarse, .background]],
      answers + [.back, .oneTimeExpires, .upgradeSystem]),
    AndroidSlice(
      "asking at install", target: 22, location, [[.fine, .coarse]],
      answers + choices(.location) + [.install, .updateApp]),
    AndroidSlice(
      "settings", target: 31, location, [[.fine, .coarse]],
      [.answer(.whileUsing), .answer(.allow), .answer(.deny), .unusedFor90Days]
        + choices(.location) + both(Android.Event.setPrecise) + switches(.pauseIfUnused)),
    AndroidSlice(
      "settings of an older target", target: 29, location, [[.fine, .coarse]],
      [.answer(.whileUsing), .answer(.deny)] + both(Android.Event.setPrecise)),
    AndroidSlice(
      "policies", target: 33, location + [.postNotifications, .camera],
      [[.fine, .coarse], [.notifications], [.camera]],
      [.answer(.allow), .answer(.whileUsing), .answer(.deny)] + choices(.camera)
        + choices(.notifications)
        + Android.Group.allCases.flatMap { group in
          both { .policy(group, grant: $0) }
        }),
    AndroidSlice(
      "location", target: 34, location + [.foregroundService, .foregroundServiceLocation],
      [[.fine, .coarse]],
      Android.Provider.allCases.map(Android.Event.requestLocation)
        + Android.Circumstance.allCases.map(Android.Event.startForegroundService)
        + switches(.location, .batterySaver, .screen) + [
          .answer(.whileUsing), .answer(.allow), .choose(.location, .allTheTime), .stopLocation,
          .locationDue, .stopForegroundService, .startService, .stopInTaskManager,
        ]),
    AndroidSlice(
      "Wi-Fi", target: 28, location + [.accessWifiState, .changeWifiState], [[.fine]],
      switches(.location, .wifi, .wifiScanning, .airplane, .scanThrottling) + [
        .answer(.allow), .answer(.whileUsing), .startScan, .getScanResults, .wifiScanReturns,
        .wifiBackgroundReturns, .enableWifi,
      ]),
    AndroidSlice(
      "Wi-Fi of a newer target", target: 34, location + [.accessWifiState, .changeWifiState],
      [[.coarse]],
      switches(.location) + [.answer(.whileUsing), .answer(.deny), .startScan, .getScanResults]),
    AndroidSlice(
      "Bluetooth", target: 33, [.bluetoothScan, .bluetoothConnect, .fineLocation, .coarseLocation],
      [[.scan, .connect], [.fine, .coarse]],
      both { .startBluetoothScan(filtered: $0) } + both { .advertisementDue(beacon: $0) }
        + switches(.bluetooth, .bluetoothScanning, .screen, .idle) + [
          .answer(.allow), .answer(.deny), .answer(.whileUsing), .stopBluetoothScan,
          .connectBluetooth, .bluetoothScanReturns, .enableBluetooth, .requestBluetoothOn, .back,
        ]),
    AndroidSlice(
      "other permissions", target: 34,
      [.bluetoothConnect, .activityRecognition, .postNotifications, .camera],
      [[.connect], [.activity], [.notifications], [.camera], [.connect, .activity]],
      answers + choices(.nearbyDevices) + choices(.activity) + [.back]),
    AndroidSlice(
      "notifications of an older target", target: 31, [.fineLocation, .coarseLocation],
      [[.coarse]],
      [
        .createNotificationChannel, .answer(.allow), .answer(.deny), .answer(.whileUsing),
        .upgradeSystem, .updateApp,
      ]),
    AndroidSlice(
      "the location button", target: 37, location, [[.fine, .coarse]],
      [
        .tapLocationButton, .answer(.allow), .answer(.deny), .answer(.whileUsing), .back,
        .oneTimeExpires, .requestLocation(.gps), .locationDue, .createNotificationChannel,
      ]),
  ]
}
