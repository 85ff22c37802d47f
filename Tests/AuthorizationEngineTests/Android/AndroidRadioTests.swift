import PlatformModel
import Testing

@testable import AuthorizationEngine

/// Calls that switch radios on, connect and scan: what each returns, throws and changes.
@Suite(.holdingRows) struct AndroidRadioTests {
  private static let older: [AndroidPermission] = [.bluetooth, .bluetoothAdmin]
  private static let wifi: [AndroidPermission] = [.accessWifiState, .changeWifiState]

  /// An app that may do all that Bluetooth and Wi-Fi offer.
  private func phone(
    _ level: Int, target: Int? = nil, without left: [AndroidPermission] = []
  ) -> AndroidPhone {
    let held: [Android.Permission] = [.fine, .coarse] + (level >= 31 ? [.scan, .connect] : [])
    return AndroidPhone(
      level, target: target, declares: held,
      and: (Self.older + Self.wifi).filter { !left.contains($0) }, holds: held)
  }

  // MARK: Bluetooth

  @Test(arguments: 19...37, [false, true])
  func `a Bluetooth scan begins and ends (AND-BLE-009)`(level: Int, filtered: Bool) {
    var phone = phone(level)
    phone.expect(.startBluetoothScan(filtered: filtered), reports: [.scanStarted]) {
      $0.with(.bluetoothScan, filtered ? 1 : 2).with(.bluetoothLeft, 4)
    }
    phone.expect(.stopBluetoothScan) { $0.with(.bluetoothScan, 0) }
    phone.expect(.bluetoothScanReturns) { $0.with(.bluetoothLeft, 5) }
  }

  @Test(arguments: 19...37)
  func `a scan that lost its radio reports nothing (AND-BLE-012)`(level: Int) {
    var phone = phone(level)
    phone.situation = phone.situation.with(.bluetoothScan, 1).with(.bluetooth, 0)
    for isBeacon in [false, true] {
      phone.expect(.advertisementDue(beacon: isBeacon), reports: [.withheld(.radioOff)])
    }
  }

  @Test(arguments: 31...37)
  func `a scan that lost its permission reports nothing (AND-BLE-004)`(level: Int) {
    var phone = phone(level)
    phone.situation = phone.situation.with(.bluetoothScan, 1).with(.held, .scan, false)
    for isBeacon in [false, true] {
      phone.expect(.advertisementDue(beacon: isBeacon), reports: [.withheld(.notPermitted)])
    }
  }

  @Test(arguments: 19...37)
  func `from Android 10 a scan reports nothing while location is not in use (AND-LOC-008)`(
    level: Int
  ) {
    var phone = phone(level)
    phone.does(.startBluetoothScan(filtered: true), .leave)
    for isBeacon in [false, true] {
      phone.expect(
        .advertisementDue(beacon: isBeacon),
        reports: [level >= 29 ? .withheld(.notInUse) : .delivered(.bluetoothResult)])
    }
  }

  @Test(arguments: 19...37)
  func `a connection needs the radio and a permission (AND-BLE-008, AND-BLE-012, AND-BLE-018)`(
    level: Int
  ) {
    var able = phone(level)
    able.expect(.connectBluetooth, reports: [.returned(true)])
    able.does(.setSwitch(.bluetooth, false))
    able.expect(.connectBluetooth, reports: [.threw(.illegalStateException)])
    var bare = phone(level, without: Self.older)
    bare.situation = bare.situation.with(.held, .connect, false)
    bare.expect(.connectBluetooth, reports: [.threw(.securityException)])
  }

  @Test(arguments: 31...37)
  func `with nearby devices switched off calls do nothing (AND-SPL-007)`(level: Int) {
    var phone = phone(level, target: 30)
    phone.situation = phone.situation.with(.switchedOff, [.scan, .connect])
    phone.expect(.connectBluetooth, reports: [.returned(false)])
    phone.does(.setSwitch(.bluetooth, false))
    phone.expect(.enableBluetooth, reports: [.returned(false)])
  }

  @Test(arguments: 19...37, [22, 30, 32, 33, 37])
  func `an app switches Bluetooth on up to target 32 (AND-BLE-014, AND-BLE-015)`(
    level: Int, target: Int
  ) {
    var phone = phone(level, target: target)
    phone.expect(.enableBluetooth, reports: [.returned(true)])
    phone.does(.setSwitch(.bluetooth, false))
    let isRefused = level >= 33 && target >= 33
    phone.expect(.enableBluetooth, reports: [.returned(!isRefused)]) {
      $0.with(.bluetooth, isRefused ? 0 : 1)
    }
  }

  @Test(arguments: 19...37)
  func `the request to switch Bluetooth on has a dialog (AND-BLE-015)`(level: Int) {
    var phone = phone(level)
    phone.expect(.requestBluetoothOn, reports: [.returned(true)])
    phone.does(.setSwitch(.bluetooth, false))
    for act in [Android.Event.answer(.allow), .answer(.deny), .back] {
      var asked = phone
      asked.expect(.requestBluetoothOn, reports: [.promptShown(.bluetoothOn)]) {
        $0.with(.prompt, Android.Prompt.bluetoothOn.rawValue + 1)
      }
      asked.expect(.requestBluetoothOn, isRefused: .promptUp)
      var left = phone
      left.does(.leave)
      left.expect(.requestBluetoothOn, isRefused: .notVisible)
      let isAllowed = act == .answer(.allow)
      asked.expect(act, reports: [.promptClosed, .returned(isAllowed)]) {
        $0.with(.prompt, 0).with(.bluetooth, isAllowed ? 1 : 0)
      }
    }
  }

  // MARK: Wi-Fi

  @Test(arguments: 19...37)
  func `Wi-Fi is not switched on without its permission (AND-WIFI-001)`(level: Int) {
    var phone = phone(level, without: [.changeWifiState])
    phone.does(.setSwitch(.wifi, false))
    phone.expect(.enableWifi, reports: [.threw(.securityException)])
  }

  @Test(arguments: 19...37, [28, 29])
  func `an app switches Wi-Fi on up to target 28 (AND-WIFI-017, AND-WIFI-019)`(
    level: Int, target: Int
  ) {
    var phone = phone(level, target: target)
    phone.does(.setSwitch(.wifi, false))
    phone.situation = phone.situation.with(.wifiLeft, 1).with(.wifiBackgroundUsed, 1)
    let isRefused = level >= 29 && target >= 29
    phone.expect(.enableWifi, reports: [.returned(!isRefused)]) {
      if isRefused { return $0 }
      let on = $0.with(.wifi, 1)
      return (28...30).contains(level)
        ? on.with(.wifiLeft, 4).with(.wifiBackgroundUsed, 0) : on
    }
    if !isRefused { phone.expect(.enableWifi, reports: [.returned(true)]) }
  }

  @Test(arguments: 19...37)
  func
    `enabling Wi-Fi that is already on does not reset the scan budgets (AND-WIFI-017, AND-WIFI-019)`(
      level: Int
    )
  {
    var phone = phone(level, target: 28)
    phone.situation = phone.situation.with(.wifiLeft, 1).with(.wifiBackgroundUsed, 1)
    phone.expect(.enableWifi, reports: [.returned(true)])
  }

  @Test(arguments: 28...37)
  func `a Wi-Fi scan without location is refused from Android 9 (AND-WIFI-005, AND-WIFI-006)`(
    level: Int
  ) {
    var phone = phone(level)
    phone.situation = phone.situation.with(.held, [.fine, .coarse], false)
    phone.expect(.startScan, reports: [.scanRefused(.notPermitted)])
  }

  // MARK: Location and services

  @Test(arguments: 19...30)
  func `gps with coarse alone throws up to Android 11 (AND-LOC-001)`(level: Int) {
    var phone = phone(level)
    phone.situation = phone.situation.with(.held, .fine, false)
    phone.expect(.requestLocation(.gps), reports: [.threw(.securityException)])
  }

  @Test(arguments: 19...37)
  func `updates stop when the app says so (AND-LOC-004)`(level: Int) {
    var phone = phone(level)
    phone.expect(.requestLocation(.network)) { $0.with(.updating, 2) }
    phone.expect(.stopLocation) { $0.with(.updating, 0) }
    phone.expect(.locationDue, reports: [.withheld(.notAsked)])
    phone.expect(.requestLocation(.gps)) { $0.with(.updating, 1) }
  }

  @Test(arguments: 19...37)
  func `hibernation is checked before permission when a location is due (AND-LOC-014, AND-RUN-051)`(
    level: Int
  ) {
    var phone = phone(level)
    phone.does(.requestLocation(.gps))
    phone.situation = phone.situation.with(.held, [.fine, .coarse], false)
    phone.expect(.locationDue, reports: [.withheld(.notPermitted)])
    phone.situation = phone.situation.with(.hibernated, 1)
    phone.expect(.locationDue, reports: [.withheld(.hibernated)])
  }

  @Test(arguments: 30...37)
  func `a service started by a tap is eligible for location (AND-FGS-006, AND-FGS-007)`(level: Int)
  {
    var phone = phone(level, target: 28)
    phone.does(.leave)
    phone.situation = phone.situation.with(.servicePermission, 1).with(.serviceType, 1)
    phone.expect(
      .startForegroundService(.personsAct), reports: [.serviceStarted(.eligible)]
    ) { $0.with(.service, Android.Service.eligible.rawValue) }
  }

  @Test(arguments: 19...25)
  func `there are no notification channels before Android 8 (AND-RUN-063)`(level: Int) {
    phone(level).expect(.createNotificationChannel, isRefused: .notOnThisSystem)
  }
}
