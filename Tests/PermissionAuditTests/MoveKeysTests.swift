import AppArtifacts
import Findings
import PlatformModel
import SourceReaders
import Testing

@testable import PermissionAudit

/// The rows of a vendor's table of keys: when each key is required (Dolphin MOVE, Permissions).
@Suite("A vendor's table of keys holds")
struct MoveKeysTests {
  /// A row: the key, code that requires it on a deployment target, and the rule that says so.
  struct Row: CustomTestStringConvertible, Sendable {
    var key: InfoPlistKey
    var calls: [PlatformAPI] = []
    var libraries: [String] = []
    var deployment = "15.0"
    var rule: RuleID
    var testDescription: String { "\(key.rawValue), iOS \(deployment)" }
  }

  static let required: [Row] = [
    Row(
      key: .whenInUse, calls: [.requestWhenInUseAuthorization], rule: "purpose-string-missing"),
    Row(
      key: .whenInUse, calls: [.requestWhenInUseAuthorization, .requestAlwaysAuthorization],
      rule: "purpose-string-missing"),
    Row(
      key: .alwaysAndWhenInUse,
      calls: [.requestWhenInUseAuthorization, .requestAlwaysAuthorization],
      rule: "purpose-string-missing"),
    Row(
      key: .always, calls: [.requestWhenInUseAuthorization, .requestAlwaysAuthorization],
      deployment: "10.3", rule: "legacy-always-string-missing"),
    Row(key: .motion, calls: [.motionActivityManager], rule: "motion-string-missing"),
    Row(
      key: .bluetoothAlways, libraries: ["DolphinMoveSDK"], rule: "bluetooth-string-missing"),
    Row(
      key: .bluetoothPeripheral, calls: [.centralManager], deployment: "12.4",
      rule: "bluetooth-peripheral-string-missing"),
    Row(
      key: .backgroundModes,
      calls: [.requestWhenInUseAuthorization, .allowsBackgroundLocationUpdates],
      rule: "background-updates-without-mode"),
  ]

  @Test("without the key its rule finds exactly that", arguments: required)
  func missing(_ row: Row) {
    let findings = findings(row, without: row.key)
    #expect(findings.map(\.rule) == [row.rule])
    #expect(findings.first?.message.contains(row.key.rawValue) == true)
  }

  @Test("with the key nothing is found", arguments: required)
  func present(_ row: Row) {
    #expect(findings(row, without: nil) == [])
  }

  @Test(
    "the invented keys of the table are never required and noted where they stand",
    arguments: ["CMMotionActivity", "CLAccuracyAuthorization"])
  func invented(_ key: String) {
    let findings = Apps.findings([Apps.app(keys: [key: .reason])])
    #expect(findings.map(\.rule) == ["invented-key"])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test(
    "NSLocationAlwaysUsageDescription is required up to iOS 10 only",
    arguments: [("10.3", 1), ("11.0", 0), ("15.0", 0)])
  func legacy(deployment: String, count: Int) {
    let row = Row(
      key: .always, calls: [.requestWhenInUseAuthorization, .requestAlwaysAuthorization],
      deployment: deployment, rule: "legacy-always-string-missing")
    #expect(findings(row, without: .always).count == count)
  }

  /// All keys that the row's calls need, but for one.
  private func findings(_ row: Row, without missing: InfoPlistKey?) -> [Finding] {
    var keys: [InfoPlistKey] = []
    if row.calls.contains(.requestWhenInUseAuthorization) { keys.append(.whenInUse) }
    if row.calls.contains(.requestAlwaysAuthorization) { keys.append(.alwaysAndWhenInUse) }
    if row.key == .always { keys.append(.always) }
    if row.calls.contains(.motionActivityManager) { keys.append(.motion) }
    if row.calls.contains(.centralManager) { keys += [.bluetoothAlways, .bluetoothPeripheral] }
    if !row.libraries.isEmpty { keys += [.motion, .bluetoothAlways] }
    var values: [String: PropertyList.Value] = [:]
    for key in keys where key != missing { values[key.rawValue] = .reason }
    if row.key == .backgroundModes, missing == nil {
      values[InfoPlistKey.backgroundModes.rawValue] = InfoPlistKey.locationMode
    }
    let app = Apps.app(deployment: row.deployment, keys: values, libraries: row.libraries)
    return Apps.findings([app], ["App": row.calls])
  }
}
