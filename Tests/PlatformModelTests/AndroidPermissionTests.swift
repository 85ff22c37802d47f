import PlatformModel
import TestSupport
import Testing

/// The catalogue of Android's permissions, one row each.
struct AndroidPermissionTests {
  @Test(arguments: AndroidPermission.catalogue)
  func `a row is found by its name, short or full, and rests on facts`(
    row: AndroidPermission.Entry
  ) {
    #expect(row.permission.entry == row)
    #expect(AndroidPermission(named: row.permission.name) == row.permission)
    #expect(AndroidPermission(rawValue: row.permission.rawValue).entry == row)
    #expect(!row.facts.isEmpty)
    #expect(row.facts.allSatisfy { Facts[$0] != nil })
    #expect(row.purpose.hasSuffix("."))
    #expect(row.protection(on: .newest) != nil)
  }

  @Test func `no name occurs twice`() {
    let names = AndroidPermission.catalogue.map(\.permission)
    #expect(Set(names).count == names.count)
  }

  @Test func `a name that is not in the catalog survives`() {
    let own = AndroidPermission(rawValue: "com.example.permission.OWN")
    #expect(own.entry == nil)
    #expect(own.name == "com.example.permission.OWN")
    #expect(AndroidPermission(named: "NEW_THING").rawValue == "android.permission.NEW_THING")
  }

  @Test(
    "A permission is introduced and protected as its fact says",
    .facts(
      "AND-PERM-002", "AND-PERM-003", "AND-PERM-004", "AND-PERM-007", "AND-PERM-008",
      "AND-PERM-011", "AND-PERM-020", "AND-PERM-021", "AND-PERM-022", "AND-PERM-023",
      "AND-PERM-025", "AND-PERM-027", "AND-PERM-029", "AND-PERM-030", "AND-PERM-031",
      "AND-PERM-032", "AND-PERM-033", "AND-PERM-034"),
    arguments: [
      ("AND-PERM-001", "INTERNET", 22, AndroidPermission.Protection?.some(.dangerous)),
      ("AND-PERM-001", "INTERNET", 23, .normal),
      ("AND-PERM-002", "ACCESS_NETWORK_STATE", 19, .normal),
      ("AND-PERM-003", "ACCESS_WIFI_STATE", 19, .normal),
      ("AND-PERM-004", "CHANGE_WIFI_STATE", 22, .dangerous),
      ("AND-PERM-004", "CHANGE_WIFI_STATE", 23, .normal),
      ("AND-PERM-005", "BLUETOOTH", 23, .normal),
      ("AND-PERM-006", "BLUETOOTH_ADMIN", 22, .dangerous),
      ("AND-PERM-007", "WAKE_LOCK", 19, .normal), ("AND-PERM-008", "FOREGROUND_SERVICE", 27, nil),
      ("AND-PERM-008", "FOREGROUND_SERVICE", 28, .normal),
      ("AND-PERM-009", "FOREGROUND_SERVICE_LOCATION", 33, nil),
      ("AND-PERM-009", "FOREGROUND_SERVICE_LOCATION", 34, .normal),
      ("AND-PERM-010", "FOREGROUND_SERVICE_HEALTH", 34, .normal),
      ("AND-FGS-017", "FOREGROUND_SERVICE_SPECIAL_USE", 33, nil),
      ("AND-FGS-017", "FOREGROUND_SERVICE_SPECIAL_USE", 34, .normal),
      ("AND-FGS-017", "FOREGROUND_SERVICE_MEDIA_PROCESSING", 34, nil),
      ("AND-FGS-017", "FOREGROUND_SERVICE_MEDIA_PROCESSING", 35, .normal),
      ("AND-PERM-011", "HIGH_SAMPLING_RATE_SENSORS", 30, nil),
      ("AND-PERM-011", "HIGH_SAMPLING_RATE_SENSORS", 31, .normal),
      ("AND-PERM-012", "ACCESS_COARSE_LOCATION", 19, .dangerous),
      ("AND-PERM-013", "ACCESS_FINE_LOCATION", 37, .dangerous),
      ("AND-PERM-014", "ACCESS_BACKGROUND_LOCATION", 28, nil),
      ("AND-PERM-014", "ACCESS_BACKGROUND_LOCATION", 29, .dangerous),
      ("AND-PERM-015", "ACCESS_LOCATION_EXTRA_COMMANDS", 30, .normal),
      ("AND-PERM-016", "ACCESS_MOCK_LOCATION", 22, .dangerous),
      ("AND-PERM-016", "ACCESS_MOCK_LOCATION", 23, .signature),
      ("AND-PERM-017", "ACCESS_MEDIA_LOCATION", 28, nil),
      ("AND-PERM-018", "BLUETOOTH_SCAN", 30, nil),
      ("AND-PERM-018", "BLUETOOTH_SCAN", 31, .dangerous),
      ("AND-PERM-019", "BLUETOOTH_CONNECT", 31, .dangerous),
      ("AND-PERM-020", "BLUETOOTH_ADVERTISE", 31, .dangerous),
      ("AND-PERM-021", "UWB_RANGING", 31, .dangerous), ("AND-PERM-022", "RANGING", 35, nil),
      ("AND-PERM-022", "RANGING", 36, .dangerous), ("AND-PERM-023", "NEARBY_WIFI_DEVICES", 32, nil),
      ("AND-PERM-023", "NEARBY_WIFI_DEVICES", 33, .dangerous),
      ("AND-PERM-024", "ACTIVITY_RECOGNITION", 28, nil),
      ("AND-PERM-024", "ACTIVITY_RECOGNITION", 29, .dangerous),
      ("AND-PERM-025", "POST_NOTIFICATIONS", 32, nil),
      ("AND-PERM-025", "POST_NOTIFICATIONS", 33, .dangerous),
      ("AND-PERM-026", "BODY_SENSORS", 19, nil), ("AND-PERM-026", "BODY_SENSORS", 23, .dangerous),
      ("AND-PERM-027", "ACCESS_LOCAL_NETWORK", 36, nil),
      ("AND-PERM-027", "ACCESS_LOCAL_NETWORK", 37, .dangerous),
      ("AND-PERM-028", "USE_LOCATION_BUTTON", 37, .normal),
      ("AND-PERM-029", "SCHEDULE_EXACT_ALARM", 33, .normal),
      ("AND-PERM-029", "SCHEDULE_EXACT_ALARM", 34, .special),
      ("AND-PERM-030", "USE_EXACT_ALARM", 33, .normal),
      ("AND-PERM-031", "RECEIVE_BOOT_COMPLETED", 19, .normal),
      ("AND-PERM-032", "REQUEST_IGNORE_BATTERY_OPTIMIZATIONS", 22, nil),
      ("AND-PERM-033", "REQUEST_COMPANION_START_FOREGROUND_SERVICES_FROM_BACKGROUND", 31, .normal),
      ("AND-PERM-034", "SYSTEM_ALERT_WINDOW", 23, .special),
      ("AND-PERM-035", "LOCATION_HARDWARE", 30, .signature),
    ])
  func protection(
    fact: FactID, name: String, level: APILevel.RawValue, protection: AndroidPermission.Protection?
  ) throws {
    let entry = try #require(AndroidPermission(named: name).entry)
    #expect(entry.facts.contains(fact))
    #expect(entry.protection(on: APILevel(nearest: level)) == protection)
  }

  @Test func `the system's own permissions can never be held (AND-PERM-035)`() {
    let never = AndroidPermission.catalogue.filter { !$0.isGrantable }.map(\.permission.name)
    #expect(
      never == [
        "BLUETOOTH_PRIVILEGED", "LOCATION_HARDWARE", "CONTROL_LOCATION_UPDATES",
        "INSTALL_LOCATION_PROVIDER", "LOCATION_BYPASS",
      ])
  }

  @Test func `the older Bluetooth pair alone has a cap, from target 31 (AND-PERM-005)`() {
    let capped = AndroidPermission.catalogue.filter { $0.cap != nil }
    #expect(capped.map(\.permission) == [.bluetooth, .bluetoothAdmin])
    #expect(capped.allSatisfy { $0.cap?.maxSDK == 30 && $0.cap?.fromTarget == 31 })
  }

  @Test(.facts("AND-PERM-040"))
  func
    `groups are the permission controller's (AND-PERM-040), three of them one-time (AND-PERM-041)`()
  {
    let members = { (group: AndroidPermission.Group) in
      AndroidPermission.catalogue.filter { $0.group == group }.map(\.permission.name)
    }
    #expect(
      members(.location) == [
        "ACCESS_COARSE_LOCATION", "ACCESS_FINE_LOCATION", "ACCESS_BACKGROUND_LOCATION",
      ])
    #expect(
      members(.nearbyDevices) == [
        "BLUETOOTH_SCAN", "BLUETOOTH_CONNECT", "BLUETOOTH_ADVERTISE", "UWB_RANGING", "RANGING",
        "NEARBY_WIFI_DEVICES", "ACCESS_LOCAL_NETWORK",
      ])
    #expect(members(.activityRecognition) == ["ACTIVITY_RECOGNITION"])
    #expect(members(.notifications) == ["POST_NOTIFICATIONS"])
    #expect(
      AndroidPermission.Group.allCases.filter(\.hasOneTimeGrant) == [
        .location, .camera, .microphone,
      ])
  }

  @Test(arguments: APILevel.all)
  func `a dialog grants from API 23 and target 23 on (AND-SPL-011)`(level: APILevel) throws {
    let fine = try #require(AndroidPermission.fineLocation.entry)
    #expect(fine.isRuntime(on: level, target: 22) == false)
    #expect(fine.isRuntime(on: level, target: 23) == (level >= 23))
    let wifi = try #require(AndroidPermission.changeWifiState.entry)
    #expect(!wifi.isRuntime(on: level, target: 37))
  }
}
