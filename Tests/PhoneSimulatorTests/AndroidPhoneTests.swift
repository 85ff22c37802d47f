import AuthorizationEngine
import PhoneSimulator
import PlatformModel
import Testing

/// The virtual Android phone: two faces, one clock, a trace that repeats.
struct AndroidPhoneTests {
  static let permissions: [AndroidPermission] = [
    .fineLocation, .coarseLocation, .backgroundLocation, .accessWifiState, .changeWifiState,
    .bluetoothScan, .bluetoothConnect, .postNotifications, .foregroundService,
    .foregroundServiceLocation,
  ]

  private func phone(_ level: APILevel, target: APILevel = 34) -> AndroidPhone {
    var phone = AndroidPhone(
      Android.System(level), appName: "Trail",
      Android.Build(target: target, permissions: Self.permissions, hasLocationServiceType: true))
    phone.perform(.open)
    return phone
  }

  @Test(arguments: 31...37)
  func `the app asks in Android's words and the person answers`(level: Int) {
    var phone = phone(APILevel(nearest: level))
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    #expect(phone.app.lastResult == nil)
    #expect(phone.buttons == [.whileUsing, .onlyThisTime, .deny])
    phone.perform(.chooseAccuracy(precise: false))
    phone.perform(.answer(.whileUsing))
    #expect(phone.app.lastResult?.map(\.granted) == [false, true])
    #expect(phone.app.checkSelfPermission(.coarseLocation))
    #expect(!phone.app.checkSelfPermission(.fineLocation))
    #expect(!phone.app.shouldShowRequestPermissionRationale(.fineLocation))
    #expect(phone.app.checkSelfPermission(.accessWifiState), "granted at install")
  }

  @Test(arguments: 30...37)
  func `a one-time grant ends a minute after the app was left (AND-RUN-038)`(level: Int) {
    var phone = phone(APILevel(nearest: level))
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.onlyThisTime))
    phone.perform(.leave)
    phone.advance(by: .seconds(59))
    #expect(phone.app.checkSelfPermission(.fineLocation))
    phone.perform(.open)
    phone.advance(by: .seconds(600))
    #expect(phone.app.checkSelfPermission(.fineLocation), "in sight it stays")
    phone.perform(.leave)
    phone.advance(by: .seconds(60))
    #expect(!phone.app.checkSelfPermission(.fineLocation))
    #expect(phone.situation.presence == .stopped)
  }

  @Test func `a one-time grant ends five seconds after the process (AND-RUN-038)`() {
    var phone = phone(34)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.onlyThisTime))
    phone.perform(.leave)
    phone.perform(.processDies)
    phone.advance(by: .seconds(4))
    #expect(phone.app.checkSelfPermission(.fineLocation))
    phone.advance(by: .seconds(1))
    #expect(!phone.app.checkSelfPermission(.fineLocation))
  }

  @Test(arguments: 28...37)
  func `four scans in two minutes, and each comes back (AND-WIFI-011)`(level: Int) {
    var phone = phone(APILevel(nearest: level))
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(level < 29 ? .answer(.allow) : .answer(.whileUsing))
    for _ in 0..<4 { #expect(phone.app.startScan() == .scanStarted) }
    phone.advance(by: .seconds(119))
    #expect(phone.app.startScan() == .scanRefused(.budgetUsed))
    phone.advance(by: .seconds(1))
    for _ in 0..<4 { #expect(phone.app.startScan() == .scanStarted) }
    #expect(phone.app.getScanResults() == .scanResults(.fresh))
  }

  @Test func `a steady scan each 30 seconds is never refused (AND-WIFI-014)`() {
    var phone = phone(34)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.whileUsing))
    for _ in 0..<40 {
      #expect(phone.app.startScan() == .scanStarted)
      phone.advance(by: .seconds(30))
    }
  }

  @Test func `five Bluetooth scans in 30 seconds (AND-BLE-009)`() {
    var phone = phone(34)
    phone.app.requestPermissions([.bluetoothScan])
    phone.perform(.answer(.allow))
    for _ in 0..<5 { #expect(phone.app.startBluetoothScan() == .scanStarted) }
    #expect(phone.app.startBluetoothScan() == .scanRefused(.budgetUsed))
    phone.advance(by: .seconds(30))
    #expect(phone.app.startBluetoothScan() == .scanStarted)
  }

  @Test(arguments: [(30, 30), (34, 34)])
  func `ninety days without use take the grants back (AND-RUN-050)`(level: Int, target: Int) {
    var phone = phone(APILevel(nearest: level), target: APILevel(nearest: target))
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.whileUsing))
    phone.perform(.leave)
    phone.perform(.processDies)
    phone.advance(by: .seconds(89 * 86_400))
    #expect(phone.app.checkSelfPermission(.fineLocation))
    phone.advance(by: .seconds(86_400))
    #expect(!phone.app.checkSelfPermission(.fineLocation))
  }

  @Test func `an upgrade of the system goes level by level (AND-SPL-009)`() {
    var phone = phone(28, target: 28)
    phone.app.requestPermissions([.fineLocation])
    phone.perform(.answer(.allow))
    phone.upgrade(to: 31)
    #expect(phone.system.level == 31)
    #expect(phone.app.checkSelfPermission(.backgroundLocation))
  }

  @Test func `running updates come in one line that counts, and a beacon beside them`() {
    var phone = phone(34)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.whileUsing))
    phone.app.requestPermissions([.bluetoothScan])
    phone.perform(.answer(.allow))
    _ = phone.app.requestLocationUpdates(.gps)
    _ = phone.app.startBluetoothScan()
    phone.hear(true)
    phone.advance(by: .seconds(60))
    let lines = phone.timeline.lines.suffix(2).map(\.what)
    #expect(
      lines == [
        "receives a precise location (6 times in 0:50)",
        "receives a beacon (6 times in 0:50)",
      ])
  }

  @Test func `updates withheld in a row are one line, which counts them`() {
    var phone = phone(34)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.whileUsing))
    _ = phone.app.requestLocationUpdates(.gps)
    phone.advance(by: .seconds(30))
    phone.perform(.setSwitch(.location, false))
    phone.advance(by: .seconds(30))
    #expect(
      phone.timeline.lines.map(\.what)
        .contains("gets none of 3 updates in 0:20: Location is off"))
  }

  @Test func `updates are counted within one act, and a wait begins a line of its own`() {
    var phone = phone(34)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.whileUsing))
    _ = phone.app.requestLocationUpdates(.gps)
    phone.advance(by: .seconds(30))
    phone.perform(.setSwitch(.bluetoothScanning, false))
    phone.advance(by: .seconds(30))
    #expect(
      phone.timeline.lines.suffix(3).map(\.what) == [
        "receives a precise location (3 times in 0:20)", "turns Bluetooth scanning off",
        "receives a precise location (3 times in 0:20)",
      ])
  }

  @Test func `an update is reported with the target that it brings`() {
    var phone = phone(34, target: 30)
    phone.update(to: Android.Build(target: 31, permissions: Self.permissions))
    #expect(phone.timeline.lines.map(\.what).contains("updates Trail to target 31"))
  }

  @Test func `a budget that starts again gives nothing back later (AND-WIFI-019)`() {
    var phone = phone(34)
    phone.app.requestPermissions([.fineLocation, .coarseLocation])
    phone.perform(.answer(.whileUsing))
    for _ in 0..<4 { _ = phone.app.startScan() }
    phone.advance(by: .seconds(60))
    phone.perform(.setSwitch(.airplane, true))
    phone.perform(.setSwitch(.airplane, false))
    for _ in 0..<4 { #expect(phone.app.startScan() == .scanStarted) }
    phone.advance(by: .seconds(60))
    #expect(phone.app.startScan() == .scanRefused(.budgetUsed), "the first four are forgotten")
    phone.advance(by: .seconds(60))
    #expect(phone.app.startScan() == .scanStarted)
  }

  @Test func `the same acts leave the same timeline`() {
    func text() -> String {
      var phone = phone(33)
      phone.app.requestPermissions([.fineLocation, .coarseLocation, .postNotifications])
      phone.perform(.answer(.deny))
      phone.perform(.back)
      phone.advance(by: .seconds(30))
      return phone.timeline.text
    }
    #expect(text() == text())
    #expect(text().contains("onRequestPermissionsResult: ACCESS_FINE_LOCATION denied"))
  }

  @Test func `an exception has its article in the timeline (AND-BLE-012)`() {
    var phone = phone(34)
    _ = phone.app.startBluetoothScan()
    #expect(phone.trace.last?.text == "catches a SecurityException")
    phone.app.requestPermissions([.bluetoothScan])
    phone.perform(.answer(.allow))
    phone.perform(.setSwitch(.bluetooth, false))
    _ = phone.app.startBluetoothScan()
    #expect(phone.trace.last?.text == "catches an IllegalStateException")
  }

  @Test func `limit: a service is of type location or of none`() {
    var phone = AndroidPhone(
      Android.System(34), appName: "Trail",
      Android.Build(
        target: 34,
        permissions: Self.permissions + [.foregroundServiceConnectedDevice, .changeWifiState]))
    phone.perform(.open)
    #expect(phone.app.startForegroundService() == .threw(.missingForegroundServiceType))
  }

  @Test func `limit: WAKE_LOCK and HIGH_SAMPLING_RATE_SENSORS change nothing in a run`() {
    let traces = [[], [AndroidPermission.wakeLock, .highSamplingRateSensors]].map { more in
      var phone = AndroidPhone(
        Android.System(34), appName: "Trail",
        Android.Build(target: 34, permissions: Self.permissions + more))
      phone.perform(.open)
      phone.app.requestPermissions([.fineLocation, .coarseLocation])
      phone.perform(.answer(.whileUsing))
      _ = phone.app.requestLocationUpdates(.gps)
      phone.perform(.leave)
      phone.advance(by: .seconds(7200))
      return phone.trace
    }
    #expect(traces[0] == traces[1] && !traces[0].isEmpty)
  }

  @Test func `limit: under neverForLocation every beacon is dropped`() {
    var phone = AndroidPhone(
      Android.System(34), appName: "Trail",
      Android.Build(target: 34, permissions: Self.permissions, neverForLocation: true))
    phone.perform(.open)
    phone.app.requestPermissions([.bluetoothScan])
    phone.perform(.answer(.allow))
    _ = phone.app.startBluetoothScan()
    phone.hear(true)
    phone.advance(by: .seconds(60))
    #expect(phone.trace.last?.effect == .withheld(.neverForLocation))
  }

  @Test func `limit: a coarse fix comes as often as a precise one`() {
    var phone = phone(34)
    phone.app.requestPermissions([.coarseLocation])
    phone.perform(.answer(.whileUsing))
    _ = phone.app.requestLocationUpdates(.network)
    phone.advance(by: .seconds(60))
    #expect(phone.trace.last?.effect == .delivered(.coarseLocation))
    #expect(phone.trace.last?.count == 6)
  }
}
