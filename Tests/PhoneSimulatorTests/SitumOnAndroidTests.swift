import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

/// The Android half of Situm's page: its permissions and its table of sensors, row by row.
struct SitumOnAndroidTests {
  /// A row of the page's permissions.
  struct Row: Sendable, CustomStringConvertible {
    var name: String
    var isRuntime: Bool
    var first: Int
    var last: Int

    init(_ name: String, _ isRuntime: Bool, from first: Int = 19, to last: Int = 37) {
      self.name = name
      self.isRuntime = isRuntime
      self.first = first
      self.last = last
    }

    var description: String { name }
  }

  static let rows: [Row] = [
    Row("ACCESS_NETWORK_STATE", false), Row("ACCESS_WIFI_STATE", false),
    Row("CHANGE_WIFI_STATE", false), Row("INTERNET", false),
    Row("BLUETOOTH_ADMIN", false, to: 30), Row("BLUETOOTH", false, to: 30),
    Row("WAKE_LOCK", false), Row("FOREGROUND_SERVICE", false, from: 28),
    Row("HIGH_SAMPLING_RATE_SENSORS", false, from: 31), Row("ACCESS_COARSE_LOCATION", true),
    Row("ACCESS_FINE_LOCATION", true), Row("BLUETOOTH_SCAN", true, from: 31),
    Row("BLUETOOTH_CONNECT", true, from: 31), Row("POST_NOTIFICATIONS", true, from: 33),
  ]

  /// The package as the page has it, with the caps that the platform advises.
  static let build = Android.Build(
    target: 34,
    permissions: rows.map { AndroidPermission(named: $0.name) } + [.foregroundServiceLocation],
    caps: [.bluetooth: 30, .bluetoothAdmin: 30], hasLocationServiceType: true)

  @Test(arguments: rows)
  func `a permission is of the kind and on the levels that the row says`(row: Row) throws {
    let permission = AndroidPermission(named: row.name)
    let entry = try #require(permission.entry)
    #expect(entry.introduced.rawValue == row.first)
    #expect(entry.isRuntime(on: 37, target: 37) == row.isRuntime)
    #expect((entry.cap?.maxSDK.rawValue ?? 37) == row.last)
    for level in APILevel.all {
      #expect(
        (Self.build.declares(permission, on: level) && entry.protection(on: level) != nil)
          == (row.first...row.last).contains(level.rawValue))
    }
  }

  /// A phone with the SDK at work: asked, granted, in a foreground service, a beacon nearby.
  private func phone(
    _ level: Int, target: APILevel = 34, switches: Set<Android.Switch> = []
  ) -> AndroidPhone {
    var build = Self.build
    build.target = target
    var phone = AndroidPhone(
      Android.System(APILevel(nearest: level), switches: switches), appName: "Situm", build)
    phone.hear(true)
    phone.perform(.open)
    if level >= 23 {
      phone.app.requestPermissions([.fineLocation, .coarseLocation])
      phone.perform(level < 29 ? .answer(.allow) : .answer(.whileUsing))
    }
    if level >= 31 {
      phone.app.requestPermissions([.bluetoothScan, .bluetoothConnect])
      phone.perform(.answer(.allow))
    }
    if level >= 28 { _ = phone.app.startForegroundService() }
    _ = phone.app.requestLocationUpdates(.gps)
    _ = phone.app.startBluetoothScan()
    return phone
  }

  /// What works after some switches were flipped: Wi-Fi scans, beacons, satellites.
  private func works(
    _ phone: AndroidPhone, _ flips: Android.Event...
  ) -> (wifi: Bool, beacons: Bool, satellites: Bool) {
    var phone = phone
    for flip in flips { phone.perform(flip) }
    let wifi = phone.app.startScan() == .scanStarted
    let fresh = phone.app.getScanResults() == .scanResults(.fresh)
    let start = phone.trace.count
    phone.advance(by: .seconds(60))
    let effects = phone.trace.dropFirst(start).compactMap(\.effect)
    return (
      wifi && fresh, effects.contains(.delivered(.bluetoothResult)),
      effects.contains(.delivered(.preciseLocation))
    )
  }

  @Test(arguments: 19...37)
  func `Wi-Fi off with Wi-Fi scanning on still scans, as the page says (AND-TOG-005)`(level: Int) {
    let works = works(phone(level), .setSwitch(.wifi, false))
    #expect(works == (true, true, true))
  }

  @Test(arguments: 19...37)
  func `Wi-Fi and Wi-Fi scanning off scan nothing (AND-TOG-006)`(level: Int) {
    let works = works(
      phone(level), .setSwitch(.wifi, false), .setSwitch(.wifiScanning, false))
    #expect(works == (false, true, true))
  }

  @Test(arguments: 19...37)
  func `Wi-Fi on scans whatever its scanning switch, though the page says no (AND-TOG-007)`(
    level: Int
  ) {
    #expect(works(phone(level), .setSwitch(.wifiScanning, false)) == (true, true, true))
  }

  @Test(arguments: 28...37)
  func `throttling is four in two minutes, where the page says one in 30 seconds (AND-WIFI-014)`(
    level: Int
  ) {
    var phone = phone(level)
    for _ in 0..<4 { #expect(phone.app.startScan() == .scanStarted) }
    #expect(phone.app.startScan() == .scanRefused(.budgetUsed))
    var page = self.phone(level, switches: [.oneWifiScanIn30Seconds])
    #expect(page.app.startScan() == .scanStarted)
    page.advance(by: .seconds(29))
    #expect(page.app.startScan() == .scanRefused(.budgetUsed))
    page.advance(by: .seconds(1))
    #expect(page.app.startScan() == .scanStarted, "30 seconds after the first")
    #expect(page.app.startScan() == .scanRefused(.budgetUsed))
  }

  @Test(arguments: 19...37)
  func `Bluetooth off hears nothing (AND-BLE-012, AND-TOG-009)`(level: Int) {
    #expect(works(phone(level), .setSwitch(.bluetooth, false)) == (true, false, true))
  }

  @Test(
    "The SDK switches Bluetooth on again where Android lets it (AND-BLE-014, AND-BLE-015)",
    arguments: 19...37, [30, 32, 33, 34] as [APILevel])
  func bluetoothOnAgain(level: Int, target: APILevel) {
    var phone = phone(level, target: target)
    phone.perform(.setSwitch(.bluetooth, false))
    #expect(phone.app.enableBluetooth() == .returned(!(level >= 33 && target >= 33)))
  }

  @Test(arguments: 23...37)
  func `Bluetooth on hears whatever its scanning switch, though the page says no (AND-BLE-013)`(
    level: Int
  ) {
    #expect(works(phone(level), .setSwitch(.bluetoothScanning, false)) == (true, true, true))
  }

  @Test(arguments: 19...22)
  func
    `Location off stops the satellites before Android 6, and Wi-Fi as the page says (AND-TOG-001)`(
      level: Int
    )
  {
    #expect(works(phone(level), .setSwitch(.location, false)) == (true, true, false))
    let page = phone(level, switches: [.wifiListNeedsLocation])
    #expect(works(page, .setSwitch(.location, false)) == (false, true, false))
  }

  @Test(arguments: 23...37)
  func `Location off stops everything from Android 6 (AND-TOG-002)`(level: Int) {
    #expect(works(phone(level), .setSwitch(.location, false)) == (false, false, false))
  }
}
