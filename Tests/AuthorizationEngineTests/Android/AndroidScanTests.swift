import PlatformModel
import TestSupport
import Testing

@testable import AuthorizationEngine

/// Location, Wi-Fi and Bluetooth: what is needed, what is thrown, what stays away in silence.
@Suite(.holdingRows) struct AndroidScanTests {
  static let permissions: [AndroidPermission] =
    Android.Permission.allCases.map(\.platform) + [
      .accessWifiState, .changeWifiState, .bluetooth, .bluetoothAdmin, .foregroundService,
      .foregroundServiceLocation,
    ]

  private func phone(
    _ level: Int, _ target: Int = 37,
    held: [Android.Permission] = [.fine, .coarse, .scan, .connect],
    without left: [AndroidPermission] = [], neverForLocation: Bool = false,
    switches: Set<Android.Switch> = []
  ) -> AndroidPhone {
    var phone = AndroidPhone(
      Android.System(APILevel(nearest: level), switches: switches),
      Android.Build(
        target: APILevel(nearest: target),
        permissions: Self.permissions.filter { !left.contains($0) },
        neverForLocation: neverForLocation, hasLocationServiceType: true))
    if level >= 23, target >= 23 {
      for one in Android.Permission.allCases where one.introduced.rawValue <= level {
        phone.situation = phone.situation.with(.held, one, held.contains(one))
      }
    }
    phone.does(.open)
    return phone
  }

  private func last(_ phone: AndroidPhone, _ events: Android.Event...) -> Android.Effect? {
    var phone = phone
    for event in events { phone.does(event) }
    return phone.effects.last
  }

  private func results(_ phone: AndroidPhone) -> Android.Effect? { last(phone, .getScanResults) }

  private func beacon(_ phone: AndroidPhone, filtered: Bool = true) -> Android.Effect? {
    last(phone, .startBluetoothScan(filtered: filtered), .advertisementDue(beacon: true))
  }

  private func fix(_ phone: AndroidPhone) -> Android.Effect? {
    last(phone, .requestLocation(.network), .locationDue)
  }

  // MARK: Location

  @Test(arguments: 23...37)
  func `a provider needs location, gps fine up to Android 11 (AND-LOC-001, AND-LOC-002)`(level: Int)
  {
    #expect(last(phone(level, held: []), .requestLocation(.network)) == .threw(.securityException))
    let coarse = phone(level, held: [.coarse])
    #expect(
      last(coarse, .requestLocation(.gps), .locationDue)
        == (level <= 30 ? .withheld(.notAsked) : .delivered(.coarseLocation)))
    #expect(fix(coarse) == .delivered(.coarseLocation))
    #expect(fix(phone(level)) == .delivered(.preciseLocation))
  }

  @Test(arguments: 19...37)
  func `with location off nothing comes and nothing throws (AND-LOC-004, AND-TOG-004)`(level: Int) {
    var off = phone(level)
    off.does(.setSwitch(.location, false))
    #expect(fix(off) == .withheld(.locationOff))
  }

  @Test(.facts("AND-PAIN-11"), arguments: 23...37)
  func
    `out of sight: rarely from Android 8, not at all from 10 (AND-LOC-006, AND-LOC-008, AND-PAIN-11)`(
      level: Int
    )
  {
    var away = phone(level)
    away.does(.leave)
    let expected: Android.Effect =
      level < 26
      ? .delivered(.preciseLocation)
      : level < 29 ? .delivered(.preciseLocationRarely) : .withheld(.notInUse)
    #expect(fix(away) == expected)
    guard level >= 29 else { return }
    var coarse = phone(level, held: [.coarse, .background])
    coarse.does(.leave)
    #expect(fix(coarse) == .delivered(.coarseLocationRarely), "AND-LOC-009")
  }

  @Test(arguments: 28...37)
  func `battery saver stops location out of sight (AND-TOG-011)`(level: Int) {
    var away = phone(level, held: [.fine, .coarse, .background])
    away.does(.setSwitch(.batterySaver, true), .leave, .setSwitch(.screen, false))
    #expect(fix(away) == .withheld(.saver))
  }

  // MARK: Wi-Fi

  @Test(arguments: 19...37)
  func `scans need their install-time permissions (AND-WIFI-001, AND-WIFI-002)`(level: Int) {
    #expect(
      last(phone(level, without: [.changeWifiState]), .startScan) == .threw(.securityException))
    #expect(results(phone(level, without: [.accessWifiState])) == .threw(.securityException))
  }

  @Test(
    "What results need (AND-WIFI-003, AND-WIFI-004, AND-WIFI-005, AND-WIFI-006, AND-WIFI-008)",
    arguments: 23...37, [23, 28, 29, 33])
  func wifiResults(level: Int, target: Int) {
    let coarse = phone(level, target, held: [.coarse, .nearbyWifi])
    let needsFine = level >= 29 && target >= 29
    #expect(results(coarse) == .scanResults(needsFine ? .empty : .fresh))
    #expect(results(phone(level, target, held: [.nearbyWifi])) == .scanResults(.empty))
    #expect(results(phone(level, target)) == .scanResults(.fresh))
    #expect(
      results(phone(level, target, held: [.coarse], switches: [.coarseScans]))
        == .scanResults(.fresh))
    var off = phone(level, target)
    off.does(.setSwitch(.location, false))
    #expect(results(off) == .scanResults(.empty))
    #expect(
      last(off, .startScan) == (level >= 28 ? .scanRefused(.locationOff) : .scanStarted))
  }

  @Test(arguments: 23...27)
  func `a target below 23 in the foreground is exempt (AND-WIFI-003, AND-WIFI-004)`(level: Int) {
    var phone = phone(level, 22)
    phone.does(.setSwitch(.location, false))
    #expect(results(phone) == .scanResults(.fresh))
  }

  @Test(arguments: 29...37)
  func `in the background without the permission nothing is scanned (AND-WIFI-007)`(level: Int) {
    var away = phone(level)
    away.does(.leave)
    #expect(results(away) == .scanResults(.empty))
    #expect(last(away, .startScan) == .scanRefused(.notInUse))
    var served = phone(level)
    served.does(.startForegroundService(.ordinary), .leave)
    #expect(results(served) == .scanResults(.fresh))
    #expect(last(served, .startScan) == .scanStarted)
  }

  @Test(.facts("AND-PAIN-10"), arguments: 19...37)
  func
    `four scans in the foreground from Android 9 (AND-WIFI-009, AND-WIFI-011, AND-WIFI-012, AND-PAIN-10)`(
      level: Int
    )
  {
    var phone = phone(level)
    phone.does(.startScan, .startScan, .startScan, .startScan)
    #expect(phone.effects.allSatisfy { $0 == .scanStarted })
    #expect(last(phone, .startScan) == (level < 28 ? .scanStarted : .scanRefused(.budgetUsed)))
    #expect(results(phone) == .scanResults(.fresh), "the list stays readable")
    #expect(last(phone, .wifiScanReturns, .startScan) == .scanStarted)
    if level >= 29 {
      #expect(
        last(phone, .setSwitch(.scanThrottling, false), .startScan) == .scanStarted, "AND-WIFI-013")
    }
  }

  @Test(arguments: 26...37)
  func `one scan in the background (AND-WIFI-010, AND-WIFI-011)`(level: Int) {
    var away = phone(level, held: [.fine, .coarse, .background])
    away.does(.leave, .startScan)
    #expect(away.effects.last == .scanStarted)
    #expect(last(away, .startScan) == .scanRefused(.budgetUsed))
    #expect(last(away, .wifiBackgroundReturns, .startScan) == .scanStarted)
  }

  @Test func `one scan in 30 seconds is a vendor's reading (AND-WIFI-014)`() {
    var phone = phone(34, switches: [.oneWifiScanIn30Seconds])
    phone.does(.startScan)
    #expect(last(phone, .startScan) == .scanRefused(.budgetUsed))
  }

  @Test func `a service may count as background for scans, as one report has it (AND-WIFI-011)`() {
    var phone = phone(28, switches: [.serviceScansAsBackground])
    phone.does(.startForegroundService(.ordinary), .leave, .startScan)
    #expect(last(phone, .startScan) == .scanRefused(.budgetUsed))
  }

  @Test(arguments: 28...37)
  func `idle mode refuses scans (AND-TOG-012, AND-WIFI-012)`(level: Int) {
    var phone = phone(level)
    phone.does(.setSwitch(.idle, true))
    #expect(last(phone, .startScan) == .scanRefused(.idle))
  }

  @Test(
    "Wi-Fi and its scanning switch (AND-WIFI-015, AND-TOG-005, AND-TOG-006, AND-TOG-007, AND-TOG-010)",
    arguments: 19...37)
  func wifiSwitches(level: Int) {
    var scanning = phone(level)
    scanning.does(.setSwitch(.wifi, false))
    #expect(last(scanning, .startScan) == .scanStarted)
    var neither = scanning
    neither.does(.setSwitch(.wifiScanning, false))
    #expect(last(neither, .startScan) == .scanRefused(.radioOff))
    #expect(results(neither) == .scanResults(level < 28 ? .old : .empty))
    var onAlone = phone(level)
    onAlone.does(.setSwitch(.wifiScanning, false))
    #expect(last(onAlone, .startScan) == .scanStarted)
    var airplane = phone(level)
    airplane.does(.setSwitch(.airplane, true))
    #expect(last(airplane, .startScan) == .scanRefused(.radioOff))
    #expect(fix(airplane) == .delivered(.preciseLocation), "satellites go on")
    #expect(last(airplane, .setSwitch(.wifi, true), .startScan) == .scanStarted)
  }

  // MARK: Bluetooth

  @Test(
    "What a scan needs (AND-BLE-001, AND-BLE-002, AND-BLE-003, AND-BLE-004, AND-BLE-005, AND-BLE-007, AND-PERM-045)",
    arguments: 19...37, [23, 28, 30, 31, 37])
  func bluetooth(level: Int, target: Int) {
    #expect(beacon(phone(level, target)) == .delivered(.bluetoothResult))
    let bare = phone(level, target, held: level < 31 || target >= 31 ? [.scan] : [.scan, .connect])
    let without: Android.Effect? =
      level < 23
      ? .delivered(.bluetoothResult)
      : level < 29 ? .withheld(.notAsked) : .withheld(.notPermitted)
    #expect(beacon(bare) == without, "\(level) \(target)")
    if level >= 23, level < 29 {
      #expect(last(bare, .startBluetoothScan(filtered: true)) == .threw(.securityException))
    }
    if level >= 29 {
      let coarse = phone(level, target, held: [.coarse, .scan])
      #expect(
        beacon(coarse) == (target >= 29 ? .withheld(.notPermitted) : .delivered(.bluetoothResult)))
    }
    if level >= 31 {
      #expect(
        last(phone(level, target, held: [.fine, .coarse]), .startBluetoothScan(filtered: true))
          == .threw(.securityException))
      #expect(
        beacon(phone(level, target, without: [.bluetooth, .bluetoothAdmin]))
          == .delivered(.bluetoothResult), "the older two are not checked any more")
    } else {
      for one in [AndroidPermission.bluetooth, .bluetoothAdmin] {
        #expect(
          last(phone(level, target, without: [one]), .startBluetoothScan(filtered: true))
            == .threw(.securityException))
      }
    }
  }

  @Test(.facts("AND-PAIN-15"), arguments: 19...37)
  func `location off suppresses scans from Android 6 (AND-TOG-001, AND-TOG-002, AND-PAIN-15)`(
    level: Int
  ) {
    var off = phone(level)
    off.does(.setSwitch(.location, false))
    #expect(beacon(off) == (level < 23 ? .delivered(.bluetoothResult) : .withheld(.locationOff)))
  }

  @Test(.facts("AND-PAIN-08"), arguments: 31...37)
  func
    `neverForLocation needs no location and loses the beacons (AND-BLE-006, AND-PERM-044, AND-PAIN-08)`(
      level: Int
    )
  {
    var phone = phone(level, held: [.scan], neverForLocation: true)
    phone.does(.setSwitch(.location, false))
    #expect(beacon(phone) == .withheld(.neverForLocation))
    #expect(
      last(phone, .startBluetoothScan(filtered: true), .advertisementDue(beacon: false))
        == .delivered(.bluetoothResult))
  }

  @Test(arguments: 24...37)
  func `five starts, then none (AND-BLE-009)`(level: Int) {
    var phone = phone(level)
    for _ in 0..<5 { phone.does(.startBluetoothScan(filtered: true), .stopBluetoothScan) }
    #expect(last(phone, .startBluetoothScan(filtered: true)) == .scanRefused(.budgetUsed))
    #expect(
      last(phone, .bluetoothScanReturns, .startBluetoothScan(filtered: true)) == .scanStarted)
  }

  @Test(.facts("AND-PAIN-12"), arguments: 27...37)
  func `a scan without filter rests with the screen (AND-BLE-011, AND-PAIN-12)`(level: Int) {
    var phone = phone(level)
    phone.does(.setSwitch(.screen, false))
    #expect(beacon(phone, filtered: false) == .withheld(.screenOff))
    #expect(beacon(phone) == .delivered(.bluetoothResult))
  }

  @Test(
    "Bluetooth off, whatever its scanning switch (AND-BLE-012, AND-BLE-013, AND-TOG-008, AND-TOG-009)",
    arguments: 19...37, [true, false])
  func bluetoothOff(level: Int, scanning: Bool) {
    var off = phone(level)
    off.does(.setSwitch(.bluetooth, false), .setSwitch(.bluetoothScanning, scanning))
    #expect(last(off, .startBluetoothScan(filtered: true)) == .threw(.illegalStateException))
    var privileged = phone(level, switches: [.scansWithBluetoothOff])
    privileged.does(.setSwitch(.bluetooth, false), .setSwitch(.bluetoothScanning, scanning))
    #expect(
      beacon(privileged) == (scanning ? .delivered(.bluetoothResult) : .withheld(.notAsked)))
  }

  @Test(
    "Connections need their permission from Android 12, BLUETOOTH before (AND-BLE-008, AND-BLE-018, AND-PAIN-09)",
    .facts("AND-PAIN-09"),
    arguments: 19...37, [30, 31])
  func connections(level: Int, target: Int) {
    let denied =
      level < 31
      ? phone(level, target, without: [.bluetooth])
      : phone(level, target, held: [.fine, .coarse, .scan])
    #expect(last(denied, .connectBluetooth) == .threw(.securityException))
    #expect(
      last(phone(level, target, without: [.bluetoothAdmin]), .connectBluetooth)
        == .returned(true))
  }

  @Test(
    "Code switches Bluetooth on with BLUETOOTH_ADMIN, from Android 12 with BLUETOOTH_CONNECT (AND-BLE-008, AND-BLE-018)",
    arguments: 19...37, [28, 30, 31, 33])
  func enablingNeedsAPermission(level: Int, target: Int) {
    func told(_ phone: AndroidPhone) -> Android.Effect? {
      last(phone, .setSwitch(.bluetooth, false), .enableBluetooth)
    }
    let bare =
      level < 31
      ? phone(level, target, without: [.bluetoothAdmin])
      : phone(level, target, held: [.fine, .coarse, .scan])
    #expect(told(bare) == .threw(.securityException))
    #expect(last(bare, .enableBluetooth) == .returned(true), "Bluetooth is on already")
    let held = phone(level, target, without: [.bluetooth])
    #expect(told(held) == .returned(!(level >= 33 && target >= 33)))
    let dialog = last(
      phone(level, target, held: [.scan], without: [.bluetooth]), .setSwitch(.bluetooth, false),
      .requestBluetoothOn)
    #expect(dialog == .threw(.securityException))
  }

  @Test(arguments: 28...37)
  func `switching Wi-Fi and its scanning off clears the list and the budgets (AND-WIFI-019)`(
    level: Int
  ) {
    var phone = phone(level)
    phone.does(.startScan, .startScan, .startScan, .startScan)
    #expect(last(phone, .startScan) == .scanRefused(.budgetUsed))
    phone.does(.setSwitch(.wifi, false))
    #expect(
      last(phone, .startScan) == (level < 31 ? .scanStarted : .scanRefused(.budgetUsed)),
      "Wi-Fi alone does so up to Android 11")
    phone.does(.setSwitch(.wifiScanning, false))
    #expect(results(phone) == .scanResults(.empty))
    phone.does(.setSwitch(.wifi, true))
    #expect(results(phone) == .scanResults(.fresh))
    for _ in 0..<4 { phone.does(.startScan) }
    #expect(phone.effects.suffix(4).allSatisfy { $0 == .scanStarted })
    #expect(last(phone, .startScan) == .scanRefused(.budgetUsed))
  }

  @Test(arguments: 28...37)
  func `the budget of the background starts again as well (AND-WIFI-019)`(level: Int) {
    var away = phone(level, held: [.fine, .coarse, .background])
    away.does(.leave, .startScan)
    #expect(last(away, .startScan) == .scanRefused(.budgetUsed))
    away.does(.setSwitch(.airplane, true), .setSwitch(.airplane, false))
    #expect(last(away, .startScan) == .scanStarted)
  }

  @Test(arguments: 19...27)
  func `before Android 9 Wi-Fi scans while it is off whatever Location is (AND-WIFI-015)`(
    level: Int
  ) {
    var phone = phone(level)
    phone.does(.setSwitch(.wifi, false), .setSwitch(.location, false))
    #expect(last(phone, .startScan) == .scanStarted)
  }

  @Test(arguments: 19...22)
  func `Android 5 lists Wi-Fi networks with Location off, a vendor says not (AND-TOG-001)`(
    level: Int
  ) {
    var off = phone(level)
    off.does(.setSwitch(.location, false))
    #expect(results(off) == .scanResults(.fresh))
    var page = phone(level, switches: [.wifiListNeedsLocation])
    page.does(.setSwitch(.location, false))
    #expect(results(page) == .scanResults(.empty))
  }

  @Test(
    "Switching radios on by code (AND-WIFI-017, AND-BLE-014, AND-BLE-015)", arguments: 19...37,
    [23, 28, 29, 31, 32, 33, 37])
  func radios(level: Int, target: Int) {
    var off = phone(level, target)
    off.does(.setSwitch(.wifi, false), .setSwitch(.bluetooth, false))
    #expect(last(off, .enableWifi) == .returned(!(level >= 29 && target >= 29)))
    #expect(last(off, .enableBluetooth) == .returned(!(level >= 33 && target >= 33)))
    var free = phone(level, target, switches: [.radiosSwitchedByCode])
    free.does(.setSwitch(.wifi, false), .setSwitch(.bluetooth, false))
    #expect(last(free, .enableWifi) == .returned(true))
    #expect(last(free, .enableBluetooth) == .returned(true))
    var airplane = phone(level, target)
    airplane.does(.setSwitch(.airplane, true))
    #expect(last(airplane, .enableWifi) == .returned(false))
    #expect(last(airplane, .enableBluetooth) == .returned(false))
  }

  @Test(arguments: 31...37)
  func `the dialog that switches Bluetooth on needs connect (AND-BLE-008, AND-PERM-019)`(level: Int)
  {
    var phone = phone(level, 37)
    phone.does(.setSwitch(.bluetooth, false), .requestBluetoothOn, .answer(.allow))
    #expect(phone.effects.last == .returned(true))
    #expect(phone.situation.has(.bluetooth))
    var denied = self.phone(level, 37, held: [.scan])
    denied.does(.setSwitch(.bluetooth, false), .requestBluetoothOn)
    #expect(denied.effects.last == .threw(.securityException))
  }

  @Test(.facts("AND-BLE-017"), arguments: 31...37)
  func `approximate alone empties every scan (AND-TOG-016, AND-BLE-017)`(level: Int) {
    var phone = phone(level)
    phone.does(.setPrecise(false), .open)
    #expect(results(phone) == .scanResults(.empty))
    #expect(beacon(phone) == .withheld(.notPermitted))
    #expect(fix(phone) == .delivered(.coarseLocation))
  }
}
