import PlatformModel
import TestSupport
import Testing

/// Where stock Android keeps what permissions need, level by level.
struct AndroidSettingsPathTests {
  @Test(
    "AND-SET-001: Location is below Security & location on Android 8 and 9", .facts("AND-SET-001"),
    arguments: APILevel.all)
  func location(level: APILevel) {
    #expect(
      AndroidSettingsPath.location.steps(on: level, app: "")
        == ((26...28).contains(level) ? ["Security & location", "Location"] : ["Location"]))
  }

  @Test(
    "Wi-Fi scanning: AND-SET-002, AND-SET-003, AND-SET-004, AND-SET-005, AND-SET-006",
    .facts("AND-SET-002", "AND-SET-003", "AND-SET-004", "AND-SET-005", "AND-SET-006"),
    arguments: [
      (19...22, ["Wi-Fi", "Advanced", "Scanning always available"]),
      (23...25, ["Location", "Scanning", "Wi-Fi scanning"]),
      (26...28, ["Security & location", "Location", "Scanning", "Wi-Fi scanning"]),
      (29...30, ["Location", "Wi-Fi and Bluetooth scanning", "Wi-Fi scanning"]),
      (31...37, ["Location", "Location services", "Wi-Fi scanning"]),
    ] as [(ClosedRange<Int>, [String])])
  func wifiScanning(levels: ClosedRange<Int>, steps: [String]) {
    for level in levels {
      let level = APILevel(nearest: level)
      #expect(AndroidSettingsPath.wifiScanning.steps(on: level, app: "") == steps)
    }
  }

  @Test(
    "Bluetooth scanning is beside Wi-Fi scanning from Android 6; before there is no such switch",
    arguments: APILevel.all)
  func bluetoothScanning(level: APILevel) {
    let steps = AndroidSettingsPath.bluetoothScanning.steps(on: level, app: "")
    #expect((steps == nil) == (level < 23))
    guard let steps else { return }
    let beside = AndroidSettingsPath.wifiScanning.steps(on: level, app: "")
    #expect(steps == (beside?.dropLast() ?? []) + ["Bluetooth scanning"])
  }

  @Test(
    "AND-SET-007: the permissions of an app are below Apps & notifications on Android 8 to 11",
    .facts("AND-SET-007"),
    arguments: APILevel.all)
  func appPermissions(level: APILevel) {
    let steps = AndroidSettingsPath.appPermissions.steps(on: level, app: "Trail")
    #expect((steps == nil) == (level < 23))
    guard let steps else { return }
    #expect(steps.suffix(2) == ["Trail", "Permissions"])
    #expect(steps.first == ((26...30).contains(level) ? "Apps & notifications" : "Apps"))
  }

  @Test(
    "AND-SET-008: Bluetooth moved with Android 8 and with 9", .facts("AND-SET-008"),
    arguments: APILevel.all)
  func bluetooth(level: APILevel) {
    let steps = AndroidSettingsPath.bluetooth.steps(on: level, app: "")
    #expect(steps?.last == "Bluetooth" && steps?.count == (level < 26 ? 1 : level < 28 ? 2 : 3))
  }

  @Test(.facts("AND-SET-009"), arguments: AndroidSettingsPath.allCases)
  func `the runs of levels have the steps of each level, and leave out those without`(
    path: AndroidSettingsPath
  ) {
    for level in APILevel.all {
      let run = path.runs(app: "Trail").first { $0.levels.contains(level) }
      #expect(run?.steps == path.steps(on: level, app: "Trail"))
    }
    #expect(path.facts.allSatisfy { Facts[$0] != nil })
    #expect(path.facts.last == "AND-SET-009")
  }
}
