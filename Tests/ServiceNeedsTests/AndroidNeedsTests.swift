import PlatformModel
import Testing

@testable import ServiceNeeds

/// What services need on Android, and what is said of a phone where something is lacking.
struct AndroidNeedsTests {
  /// A phone on which Situm's permissions are granted and every switch is on.
  static func healthy(_ level: APILevel, target: APILevel = 34) -> AndroidSnapshot {
    var phone = AndroidSnapshot(level, target: target)
    phone.granted = [
      .fineLocation, .coarseLocation, .backgroundLocation, .bluetoothScan, .bluetoothConnect,
      .postNotifications, .activityRecognition,
    ]
    phone.location = true
    phone.wifi = true
    phone.wifiScanning = true
    phone.scanThrottling = false
    phone.bluetooth = true
    phone.airplane = false
    return phone
  }

  /// What a service needs on Android, such as `situm:buildingMode`.
  static func demand(_ text: String) throws -> AndroidDemand {
    let choice = try ChoiceTests.choice(text)
    return choice.androidDemand(of: try #require(choice.demands.first))
  }

  @Test(arguments: APILevel.all)
  func `a healthy phone has no cause`(level: APILevel) {
    #expect(AndroidDiagnosis(Self.healthy(level)).causes == [])
  }

  /// The rows about Android of the table of complaints: level, complaint, what is wrong, first cause.
  @Test(arguments: 28...37)
  func `few Wi-Fi scans: the platform throttles them (AND-WIFI-011)`(level: Int) {
    var phone = Self.healthy(APILevel(nearest: level))
    phone.scanThrottling = true
    let causes = AndroidDiagnosis(phone, of: .fewWifiScans).causes
    #expect(causes == [.scansThrottled])
    #expect(causes[0].sentence.contains("throttles scans"))
    #expect(causes[0].step(on: phone.system, app: "Situm").contains("Reduce the requests"))
    #expect(causes[0].step(on: phone.system, app: "Situm").contains("for tests"))
  }

  @Test(arguments: 23...37)
  func `nothing is scanned: Location is off for the device (AND-TOG-002)`(level: Int) {
    var phone = Self.healthy(APILevel(nearest: level))
    phone.location = false
    let causes = AndroidDiagnosis(phone, of: .nothingScanned).causes
    #expect(causes.first == .locationOff)
    #expect(AndroidCause.locationOff.sentence == "Location is off for the device")
    #expect(
      AndroidCause.locationOff.step(on: phone.system, app: "Situm").contains("Switch Location on"))
  }

  @Test(arguments: APILevel.all)
  func `no Wi-Fi scans: Wi-Fi scanning is off (AND-WIFI-015)`(level: APILevel) {
    var phone = Self.healthy(level)
    phone.wifi = false
    #expect(AndroidDiagnosis(phone, of: .noWifiScans).causes == [])
    phone.wifiScanning = false
    let causes = AndroidDiagnosis(phone, of: .noWifiScans).causes
    #expect(causes == [.wifiScanningOff])
    let way = AndroidSettingsPath.wifiScanning.steps(on: level, app: "Situm") ?? []
    #expect(
      causes[0].step(on: level, app: "Situm").contains(
        (["Settings"] + way).joined(separator: " > ")))
  }

  @Test(arguments: 33...37)
  func
    `no notification of the service: the permission is denied, and the service runs (AND-RUN-065)`(
      level: Int
    )
  {
    var phone = Self.healthy(APILevel(nearest: level))
    phone.granted?.remove(.postNotifications)
    let causes = AndroidDiagnosis(phone, of: .noNotificationOfService).causes
    #expect(causes == [.notificationsDenied])
    #expect(causes[0].step(on: phone.system, app: "Situm").contains("the service runs"))
    #expect(causes[0].step(on: phone.system, app: "Situm").contains("drawer"))
  }

  @Test(arguments: 31...37)
  func `no BLE scans: the permission for nearby devices is denied (AND-BLE-004)`(level: Int) {
    var phone = Self.healthy(APILevel(nearest: level))
    phone.granted?.subtract([.bluetoothScan, .bluetoothConnect])
    let causes = AndroidDiagnosis(phone, of: .noBluetoothScans).causes
    #expect(causes == [.denied(.nearbyDevices)])
    #expect(causes[0].sentence == "The Nearby devices permission is denied")
    #expect(causes[0].step(on: phone.system, app: "Situm").contains("Allow Nearby devices"))
  }

  @Test(arguments: 31...37)
  func `a permission of a group that is allowed was not requested, and is not denied (AND-RUN-060)`(
    level: Int
  ) {
    var phone = Self.healthy(APILevel(nearest: level))
    phone.granted?.remove(.bluetoothConnect)
    let cause = AndroidCause.notRequested(.bluetoothConnect)
    #expect(phone.standing(of: .bluetoothConnect) == .lacking([cause]))
    #expect(
      cause.sentence == "BLUETOOTH_CONNECT is not granted, although Nearby devices is allowed")
    #expect(cause.actor(on: phone.system) == .developer)
    #expect(cause.step(on: phone.system, app: "").hasPrefix("Request BLUETOOTH_CONNECT;"))
    phone.granted?.remove(.bluetoothScan)
    #expect(phone.standing(of: .bluetoothConnect) == .lacking([.denied(.nearbyDevices)]))
  }

  @Test func `notifications that are denied are one cause with one advice`() {
    var phone = Self.healthy(34)
    phone.granted?.remove(.postNotifications)
    let verdict = AndroidVerdict(AndroidDemand(optional: [.notifications]), on: phone)
    #expect(verdict.warnings == AndroidDiagnosis(phone, of: .noNotificationOfService).causes)
  }

  @Test(arguments: APILevel.all)
  func `a way through Settings is that of the level (AND-SET-001, AND-SET-007, AND-SET-008)`(
    level: APILevel
  ) {
    let ways: [(AndroidCause, AndroidSettingsPath)] = [
      (.locationOff, .location), (.wifiScanningOff, .wifiScanning), (.bluetoothOff, .bluetooth),
      (.denied(.location), .appPermissions), (.onlyWhileUsing, .appPermissions),
    ]
    for (cause, path) in ways {
      guard let steps = path.steps(on: level, app: "Trail") else { continue }
      let way = (["Settings"] + steps).joined(separator: " > ")
      #expect(cause.step(on: level, app: "Trail").contains(way))
      #expect(cause.settingsPath(on: level, app: "Trail")?.starts(with: steps) == true)
    }
    let step = AndroidCause.bluetoothOff.step(on: level, app: "Trail")
    #expect(step.contains("> Bluetooth scanning") == (level >= 23))
  }

  @Test(arguments: 23...37)
  func `only from Android 12 does a person choose the approximate location (AND-RUN-021)`(
    level: Int
  ) {
    let level = APILevel(nearest: level)
    let cause = AndroidCause.approximateOnly
    #expect(cause.actor(on: level) == (level < 31 ? .developer : .person))
    #expect(cause.step(on: level, app: "").contains("Use precise location") == (level >= 31))
  }

  @Test(arguments: 29...37, [28, 29, 34] as [APILevel])
  func `approximate location empties scans from Android 10 at target 29 (AND-WIFI-006)`(
    level: Int, target: APILevel
  ) {
    var phone = Self.healthy(APILevel(nearest: level), target: target)
    phone.granted?.remove(.fineLocation)
    let causes = AndroidDiagnosis(phone, of: .noWifiScans).causes
    #expect(causes == (target >= 29 ? [.approximateOnly] : []))
  }

  @Test func `Situm's Building Mode needs more than the page says, and Global Mode less`() throws {
    let building = try Self.demand("situm:buildingMode")
    let global = try Self.demand("situm:globalMode")
    var phone = Self.healthy(34)
    phone.granted?.remove(.fineLocation)
    #expect(AndroidVerdict(building, on: phone).failures.first == .approximateOnly)
    phone = Self.healthy(34)
    phone.wifi = false
    phone.wifiScanning = false
    #expect(AndroidVerdict(building, on: phone).failures == [])
    #expect(AndroidVerdict(building, on: phone).warnings.first == .wifiScanningOff)
    phone = Self.healthy(34)
    phone.bluetooth = false
    #expect(AndroidVerdict(building, on: phone).failures == [.bluetoothOff])
    #expect(AndroidVerdict(global, on: phone).failures == [])
  }

  @Test(
    "Coarse is enough for Building Mode up to Android 9 and below target 29 (AND-BLE-002, AND-BLE-003, AND-WIFI-006)",
    arguments: APILevel.all, [28, 29, 34] as [APILevel])
  func coarseForBuildingMode(level: APILevel, target: APILevel) throws {
    let building = try Self.demand("situm:buildingMode")
    var phone = Self.healthy(level, target: target)
    phone.granted?.remove(.fineLocation)
    phone.declared = Set(
      building.capabilities.flatMap { $0.permissions(on: level, target: target) })
    let needsFine = level >= 29 && target >= 29
    #expect(phone.declared?.contains(.fineLocation) == needsFine)
    let failures = AndroidVerdict(building, on: phone).failures
    #expect(failures.contains(.approximateOnly) == needsFine)
    #expect(failures.isEmpty == !needsFine)
    phone.granted?.remove(.coarseLocation)
    #expect(
      AndroidVerdict(building, on: phone).failures.contains(.denied(.location))
        == (level >= 23))
  }

  @Test func `the manifest of Building Mode needs fine from Android 10 on (AND-WIFI-006)`() throws {
    let choice = try ChoiceTests.choice("situm:buildingMode")
    func fine(_ target: APILevel) -> AndroidPermissionNeed? {
      [choice].androidPermissionNeeds(target: target).first { $0.permission == .fineLocation }
    }
    #expect(fine(34)?.levels == 29...37)
    #expect(fine(28) == nil)
  }

  @Test(
    "Bluetooth is switched on again by code, up to Android 12 or target 32 (AND-BLE-014, AND-BLE-015)",
    arguments: APILevel.all, [31, 32, 33, 37] as [APILevel])
  func bluetoothSwitchedOn(level: APILevel, target: APILevel) {
    let standing = Self.healthy(level, target: target).standing(of: .bluetoothSwitchedOn)
    #expect(
      standing == (level >= 33 && target >= 33 ? .lacking([.bluetoothNotSwitchable]) : .met))
  }

  @Test func `MOVE's services have the words of Android (AND-SEN-002, AND-LOC-008)`() throws {
    let driving = try Self.demand("move:driving")
    #expect(driving.required == [.location, .preciseLocation])
    #expect(driving.optional == [.activityRecognition, .backgroundLocation])
    var phone = Self.healthy(34)
    phone.granted = [.coarseLocation]
    let verdict = AndroidVerdict(driving, on: phone)
    #expect(verdict.failures == [.approximateOnly])
    #expect(verdict.warnings == [.denied(.activityRecognition), .onlyWhileUsing])
  }

  @Test func `what the app does not declare may be its choice, except location`() {
    var phone = Self.healthy(34)
    phone.declared = [.fineLocation, .coarseLocation]
    #expect(AndroidDiagnosis(phone).causes == [])
    #expect(
      AndroidDiagnosis(phone, of: .noBluetoothScans).causes == [.undeclared(.bluetoothScan)])
    phone.declared = []
    #expect(AndroidDiagnosis(phone).causes.contains(.undeclared(.fineLocation)))
  }

  @Test func `what was not looked at is unknown`() {
    let verdict = AndroidVerdict(
      AndroidDemand(required: [.preciseLocation, .wifiScans]), on: AndroidSnapshot(34))
    #expect(verdict.failures == [])
    #expect(verdict.unknown == [.preciseLocation, .wifiScans])
  }

  @Test func `a manifest that lacks a permission comes first`() {
    var phone = Self.healthy(34)
    phone.declared = [.fineLocation, .accessWifiState]
    phone.wifi = false
    phone.wifiScanning = false
    #expect(
      AndroidDiagnosis(phone, of: .noWifiScans).causes == [
        .undeclared(.changeWifiState), .wifiScanningOff,
      ])
  }

  @Test(arguments: 23...37)
  func `every cause behind one capability is named`(level: Int) {
    var phone = Self.healthy(APILevel(nearest: level))
    phone.bluetooth = false
    phone.location = false
    phone.granted = []
    let nearby: [AndroidCause] = level >= 31 ? [.denied(.nearbyDevices)] : []
    #expect(
      AndroidDiagnosis(phone, of: .noBluetoothScans).causes
        == nearby + [.locationOff, .denied(.location), .bluetoothOff])
    #expect(
      AndroidDiagnosis(phone, of: .noLocation).causes == [.denied(.location), .locationOff])
    let verdict = AndroidVerdict(AndroidDemand(required: [.wifiScans]), on: phone)
    #expect(verdict.failures == [.locationOff, .denied(.location)])
    #expect(verdict.required.map(\.capability) == [.wifiScans])
  }

  @Test func `each permission that the manifest lacks is a cause, and is not called denied`() {
    var phone = Self.healthy(34)
    phone.declared = [.coarseLocation]
    phone.granted = [.coarseLocation]
    #expect(
      phone.standing(of: .foregroundService)
        == .lacking([.undeclared(.foregroundService), .undeclared(.foregroundServiceLocation)]))
    #expect(phone.standing(of: .preciseLocation) == .lacking([.undeclared(.fineLocation)]))
  }

  @Test(arguments: 23...37)
  func
    `one of the older pair is enough for Bluetooth from Android 12 below target 31 (AND-BLE-007)`(
      level: Int
    )
  {
    var phone = Self.healthy(APILevel(nearest: level), target: 30)
    phone.declared = [.fineLocation, .bluetooth]
    #expect(
      phone.standing(of: .bluetoothScan)
        == (level < 31 ? .lacking([.undeclared(.bluetoothAdmin)]) : .met))
  }

  @Test(arguments: AndroidCapability.allCases)
  func `a capability has a title, and permissions of the catalog`(capability: AndroidCapability) {
    #expect(!capability.title.isEmpty)
    for level in APILevel.all {
      let needed = capability.permissions(on: level, target: 34)
      #expect(needed.allSatisfy { $0.entry?.protection(on: level) != nil })
    }
  }

  @Test(
    "a foreground service needs its permission from target 28, its type's from 34 (AND-FGS-002, AND-FGS-009)",
    arguments: APILevel.all, [27, 28, 33, 34] as [APILevel])
  func foregroundService(level: APILevel, target: APILevel) {
    let needed = AndroidCapability.foregroundService.permissions(on: level, target: target)
    #expect(needed.contains(.foregroundService) == (level >= 28 && target >= 28))
    #expect(needed.contains(.foregroundServiceLocation) == (level >= 34 && target >= 34))
    #expect(!needed.contains(.wakeLock))
  }

  @Test func `a demand is written as capabilities of Android, and a misspelled one is refused`()
    throws
  {
    let demand = try Shipped.read(
      #"{"required": ["preciseLocation"], "optional": ["wifiScans"]}"#, as: AndroidDemand.self)
    #expect(demand == AndroidDemand(required: [.preciseLocation], optional: [.wifiScans]))
    #expect(throws: DecodingError.self) {
      try Shipped.read(#"{"required": ["wifiScan"]}"#, as: AndroidDemand.self)
    }
  }

  @Test func `every cause rests on facts`() {
    let causes: [AndroidCause] = [
      .locationOff, .airplaneMode, .wifiScanningOff, .scansThrottled, .bluetoothOff,
      .bluetoothNotSwitchable, .denied(.nearbyDevices), .denied(.location), .approximateOnly,
      .notRequested(.bluetoothConnect), .onlyWhileUsing, .notificationsDenied,
      .undeclared(.fineLocation),
    ]
    #expect(causes.allSatisfy { !$0.facts.isEmpty && $0.facts.allSatisfy { Facts[$0] != nil } })
    #expect(Set(causes.map(\.sentence)).count == causes.count)
  }
}
