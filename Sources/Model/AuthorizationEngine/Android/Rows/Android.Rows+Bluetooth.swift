import PlatformModel
import TransitionSystem

/// Bluetooth scans, connections and the radio (Documentation/Facts/android-bluetooth.md).
extension Android.Rows {
  private static let starts: [Event] = [
    .startBluetoothScan(filtered: true), .startBluetoothScan(filtered: false),
  ]
  /// From Android 12 the newer permissions are checked, whatever the target; below target 31 the
  /// older two bring them along (AND-BLE-007).
  private static let newPermissions = Guard.level(31)
  private static let radioOn = Guard.any(
    .on(.bluetooth), .all(.with(.scansWithBluetoothOff), .on(.bluetoothScanning)))

  @RowList static var bluetooth: [Row] {
    Row(
      "ble.off", ["AND-BLE-012", "AND-BLE-013", "AND-TOG-009"], on: starts, when: .not(radioOn),
      effects: [.threw(.illegalStateException)])
    Row(
      "ble.no-scan-permission", ["AND-BLE-004", "AND-BLE-007"], on: starts,
      when: .all(newPermissions, .lacks(.held, .scan)), effects: [.threw(.securityException)])
    Row(
      "ble.no-older-permission", ["AND-BLE-001", "AND-BLE-002", "AND-BLE-003"], on: starts,
      when: .all(.level(19, 30), .any(.off(.olderBluetooth), .off(.olderBluetoothAdmin))),
      effects: [.threw(.securityException)])
    Row(
      "ble.no-location", ["AND-BLE-002"], on: starts,
      when: .all(.level(23, 28), .target(23), .not(someLocation)),
      effects: [.threw(.securityException)])
    Row(
      "ble.budget", ["AND-BLE-009"], on: starts,
      when: .all(.level(24), .value(.bluetoothLeft, 0)), effects: [.scanRefused(.budgetUsed)])
    for filtered in [true, false] {
      Row(
        "ble.scan.\(filtered ? "filtered" : "unfiltered")", ["AND-BLE-009"],
        on: [.startBluetoothScan(filtered: filtered)],
        then: [.set(.bluetoothScan, filtered ? 1 : 2), .count(.bluetoothLeft, by: -1)],
        effects: [.scanStarted])
    }
    Row(
      "ble.returns", ["AND-BLE-009"], on: [.bluetoothScanReturns],
      then: [.count(.bluetoothLeft, by: 1)])
    Row(
      "ble.stop", ["AND-BLE-009"], on: [.stopBluetoothScan], then: [.clear(.bluetoothScan)])

    withheld("not-asked", ["AND-BLE-012"], .notAsked, when: .value(.bluetoothScan, 0))
    withheld("radio", ["AND-BLE-012"], .radioOff, when: .not(radioOn))
    withheld(
      "app-op", ["AND-SPL-007", "AND-BLE-004"], .switchedOff,
      when: .all(.level(31), .has(.switchedOff, .scan)))
    withheld(
      "lost", ["AND-BLE-004"], .notPermitted, when: .all(newPermissions, .lacks(.held, .scan)))
    Row(
      "no-advertisement.beacon", ["AND-BLE-006"], on: [.advertisementDue(beacon: true)],
      when: .all(newPermissions, .on(.neverForLocation)), effects: [.withheld(.neverForLocation)])
    withheld(
      "screen", ["AND-BLE-011"], .screenOff,
      when: .all(.level(27), .value(.bluetoothScan, 2), .off(.screen)))
    Row(
      "advertisement.disavowed", ["AND-BLE-006"], on: [.advertisementDue(beacon: false)],
      when: .all(newPermissions, .on(.neverForLocation)), effects: [.delivered(.bluetoothResult)])
    let older = Guard.any(
      .level(19, 22), .all(.level(23, 28), .target(19, 22), counts))
    withheld(
      "location", ["AND-BLE-002", "AND-BLE-003", "AND-BLE-005", "AND-TOG-002"], .locationOff,
      when: .all(.not(older), .off(.location)))
    withheld(
      "permission", ["AND-BLE-003", "AND-BLE-005", "AND-PERM-045"], .notPermitted,
      when: .all(.not(older), .any(.not(scanPermission), locationSwitchedOff)))
    withheld(
      "in-use", ["AND-LOC-008", "AND-FGS-005"], .notInUse, when: .all(.level(29), .not(inUse)))
    Row(
      "advertisement", ["AND-BLE-001", "AND-TOG-001"], on: advertisements,
      effects: [.delivered(.bluetoothResult)])

    Row(
      "connect.off", ["AND-BLE-012"], on: [.connectBluetooth], when: .off(.bluetooth),
      effects: [.threw(.illegalStateException)])
    Row(
      "connect.denied", ["AND-BLE-008"], on: [.connectBluetooth],
      when: .all(newPermissions, .lacks(.held, .connect)), effects: [.threw(.securityException)])
    Row(
      "connect.undeclared", ["AND-BLE-018"], on: [.connectBluetooth],
      when: .all(.level(19, 30), .off(.olderBluetooth)),
      effects: [.threw(.securityException)])
    Row(
      "connect.app-op", ["AND-SPL-007"], on: [.connectBluetooth],
      when: .has(.switchedOff, .connect), effects: [.returned(false)])
    Row("connect", ["AND-BLE-008"], on: [.connectBluetooth], effects: [.returned(true)])

    Row(
      "enable-bluetooth.already", ["AND-BLE-018"], on: [.enableBluetooth], when: .on(.bluetooth),
      effects: [.returned(true)])
    Row(
      "enable-bluetooth.undeclared", ["AND-BLE-018"], on: [.enableBluetooth],
      when: .all(.level(19, 30), .off(.olderBluetoothAdmin)),
      effects: [.threw(.securityException)])
    Row(
      "enable-bluetooth.denied", ["AND-BLE-008", "AND-BLE-014"], on: [.enableBluetooth],
      when: .all(newPermissions, .lacks(.held, .connect)), effects: [.threw(.securityException)])
    Row(
      "enable-bluetooth.app-op", ["AND-SPL-007"], on: [.enableBluetooth],
      when: .has(.switchedOff, .connect), effects: [.returned(false)])
    Row(
      "enable-bluetooth.refused", ["AND-BLE-014", "AND-BLE-015"], on: [.enableBluetooth],
      when: .any(
        .on(.airplane), .all(.level(33), .target(33), .without(.radiosSwitchedByCode))),
      effects: [.returned(false)])
    Row(
      "enable-bluetooth", ["AND-BLE-014", "AND-BLE-018"], on: [.enableBluetooth],
      then: [.set(.bluetooth)],
      effects: [.returned(true)])
    Row(
      "ask-bluetooth.undeclared", ["AND-BLE-018"], on: [.requestBluetoothOn],
      when: .all(.level(19, 30), .off(.olderBluetooth)), effects: [.threw(.securityException)])
    Row(
      "ask-bluetooth.denied", ["AND-BLE-008", "AND-PERM-019"], on: [.requestBluetoothOn],
      when: .all(newPermissions, .lacks(.held, .connect)), effects: [.threw(.securityException)])
    Row(
      "ask-bluetooth.unseen", ["AND-BLE-015"], on: [.requestBluetoothOn],
      when: .not(.presence(.visible)), refuse: .notVisible)
    Row(
      "ask-bluetooth.covered", ["AND-BLE-015"], on: [.requestBluetoothOn],
      when: .not(.noPrompt), refuse: .promptUp)
    Row(
      "ask-bluetooth.on", ["AND-BLE-015"], on: [.requestBluetoothOn], when: .on(.bluetooth),
      effects: [.returned(true)])
    Row(
      "ask-bluetooth", ["AND-BLE-015"], on: [.requestBluetoothOn], then: [.prompt(.bluetoothOn)],
      effects: [.promptShown(.bluetoothOn)])
  }

  private static let advertisements: [Event] = [
    .advertisementDue(beacon: true), .advertisementDue(beacon: false),
  ]

  private static func withheld(
    _ id: String, _ facts: [FactID], _ why: Android.Withholding, when: Guard
  ) -> Row {
    Row(
      "no-advertisement.\(id)", facts, on: advertisements, when: when, effects: [.withheld(why)])
  }
}
