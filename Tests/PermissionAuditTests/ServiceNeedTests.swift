import AppArtifacts
import Findings
import PlatformModel
import SourceReaders
import TestSupport
import Testing

@testable import PermissionAudit

/// A vendor's table of keys as a check of an app that names the services it uses.
@Suite("An app is held to what its services need") struct ServiceNeedTests {
  /// A row: the key, the services that need it on a deployment target, and how bad it is without.
  struct Row: CustomTestStringConvertible, Sendable {
    var key: InfoPlistKey
    var services: String
    var deployment = "15.0"
    var severity: Severity? = .error
    var testDescription: String { "\(key.rawValue), \(services), iOS \(deployment)" }
  }

  static let rows: [Row] = [
    Row(key: .whenInUse, services: "move:driving"),
    Row(key: .whenInUse, services: "move:walking", severity: .warning),
    Row(key: .alwaysAndWhenInUse, services: "move:driving", severity: .warning),
    Row(
      key: .alwaysAndWhenInUse,
      services: "move:driving+backgroundLocationPermissionMandatory"),
    Row(key: .alwaysAndWhenInUse, services: "move:places", severity: .warning),
    Row(key: .always, services: "move:driving", deployment: "10.3", severity: .warning),
    Row(
      key: .always, services: "move:driving+backgroundLocationPermissionMandatory",
      deployment: "8.0"),
    Row(key: .always, services: "move:driving", deployment: "11.0", severity: nil),
    Row(key: .motion, services: "move:walking"),
    Row(key: .motion, services: "move:driving", severity: .warning),
    Row(key: .motion, services: "move:driving+motionPermissionMandatory"),
    Row(key: .motion, services: "move:places", severity: nil),
    Row(key: .bluetoothAlways, services: "move:places"),
    Row(key: .bluetoothPeripheral, services: "move:places", deployment: "12.4"),
    Row(key: .bluetoothPeripheral, services: "move:places", deployment: "13.0", severity: nil),
    Row(key: .backgroundModes, services: "move:driving", severity: .warning),
    Row(
      key: .backgroundModes, services: "move:driving+backgroundLocationPermissionMandatory"),
    Row(key: .backgroundModes, services: "move@2.4:assistanceCall", severity: nil),
    Row(key: .bluetoothAlways, services: "situm:buildingMode", severity: nil),
    Row(key: .bluetoothAlways, services: "situm@2.9:buildingMode"),
    Row(key: .temporaryAccuracy, services: "tencent:temporaryAccuracy"),
    Row(key: .temporaryAccuracy, services: "tencent:foreground", severity: nil),
  ]

  @Test("without the key exactly that is found", arguments: rows)
  func missing(_ row: Row) throws {
    let findings = try Self.findings(row, without: row.key)
    #expect(findings.map(\.severity) == [row.severity].compactMap(\.self))
    #expect(findings.allSatisfy { $0.message.contains(row.key.rawValue) && $0.systems != nil })
  }

  @Test("with every key nothing is found", arguments: rows)
  func present(_ row: Row) throws {
    #expect(try Self.findings(row, without: nil) == [])
  }

  @Test(
    "names that a document calls keys are needed by no service",
    arguments: ["CMMotionActivity", "CLAccuracyAuthorization"])
  func invented(_ name: String) throws {
    let needs = try [Needs.choice("move")].declarationNeeds
    #expect(!needs.contains { $0.declaration.key.rawValue == name })
  }

  @Test(
    "a key that the code lacks too is reported once, with what becomes of the services",
    arguments: [
      (PlatformAPI.motionActivityManager, InfoPlistKey.motion, "motion-string-missing"),
      (.centralManager, .bluetoothAlways, "bluetooth-string-missing"),
      (.requestWhenInUseAuthorization, .whenInUse, "purpose-string-missing"),
      (.allowsBackgroundLocationUpdates, .backgroundModes, "background-updates-without-mode"),
    ])
  func toldOnce(_ api: PlatformAPI, _ key: InfoPlistKey, _ rule: String) throws {
    let row = Row(key: key, services: "move:walking+backgroundLocationPermissionMandatory")
    let lacks = try Self.report(row, without: key, calling: [.locationManager, api]).findings
      .filter { $0.message.contains(key.rawValue) && $0.severity > .note }
    #expect(lacks.map(\.rule.rawValue) == [rule])
    let loss = try #require(lacks.first?.consequence.split(separator: "Without it ").last)
    #expect(loss.contains("move"))
  }

  @Test("up to iOS 12 the Bluetooth text matters to the upload only (IOS-BT-005)")
  func legacyBluetooth() throws {
    let row = Row(key: .bluetoothPeripheral, services: "situm@2.9", deployment: "12.4")
    let consequence = try #require(try Self.findings(row, without: row.key).first?.consequence)
    #expect(consequence.contains("the upload of an app with situm:buildingMode"))
    #expect(!consequence.contains("not start"))
  }

  @Test(
    "no finding promises a prompt for the Bluetooth text of iOS 12 (IOS-BT-005)",
    arguments: [
      ("TODO", "purpose-string-placeholder"),
      ("We need Bluetooth", "purpose-string-vague"),
      ("NSBluetoothPeripheralUsageDescription", "purpose-string-equals-key"),
    ])
  func noPromptBeforeThirteen(_ text: String, _ rule: String) throws {
    let old = try consequence(of: .bluetoothPeripheral, text, rule)
    #expect(!old.isEmpty && !Self.promises(old), "\(old)")
    let new = try consequence(of: .bluetoothAlways, text, rule)
    #expect(Self.promises(new), "\(new)")
  }

  @Test(.facts("IOS-KEY-006"), arguments: [InfoPlistKey.bluetoothPeripheral, .bluetoothAlways])
  func `no finding says what the prompt for Bluetooth does with an empty text (IOS-KEY-006)`(
    key: InfoPlistKey
  ) throws {
    let consequence = try consequence(of: key, " ", "purpose-string-empty")
    #expect(!consequence.isEmpty && !Self.promises(consequence), "\(consequence)")
  }

  private func consequence(
    of key: InfoPlistKey, _ text: String, _ rule: String
  ) throws -> String {
    let row = Row(key: key, services: "situm@2.9", deployment: "12.4")
    let text = PropertyList.Value.string(
      text.replacing(InfoPlistKey.bluetoothPeripheral.rawValue, with: key.rawValue))
    let findings = try Self.report(row, without: key, and: [key.rawValue: text]).findings
    return try #require(findings.first { $0.rule.rawValue == rule }).consequence
  }

  private static func promises(_ consequence: String) -> Bool {
    ["prompt", "People"].contains { consequence.contains($0) }
  }

  @Test func `a misspelled key is the finding of another rule`() throws {
    let row = Row(key: .motion, services: "move:walking")
    let findings = try Self.findings(
      row, without: .motion, and: ["NSMotionUsageDescripton": .reason])
    #expect(findings == [])
  }

  @Test
  func `a wish for reduced accuracy keeps a service from starting where precision is required`()
    throws
  {
    let row = Row(key: .defaultAccuracyReduced, services: "move:driving")
    let findings = try Self.findings(
      row, without: nil, and: [InfoPlistKey.defaultAccuracyReduced.rawValue: .boolean(true)])
    #expect(findings.map(\.severity) == [.error])
    let optional = Row(key: .defaultAccuracyReduced, services: "tencent:foreground")
    let warnings = try Self.findings(
      optional, without: nil, and: [InfoPlistKey.defaultAccuracyReduced.rawValue: .boolean(true)])
    #expect(warnings.map(\.severity) == [.warning])
  }

  @Test func `the report says what each service does at best`() throws {
    let report = try Self.report(
      Row(key: .motion, services: "move:walking,driving,places"), without: .motion)
    let table = try #require(report.targets.first?.abilities.last)
    #expect(table.title == "What services do")
    #expect(
      table.rows.map { [$0.label] + $0.cells.map(\.text) } == [
        ["move:walking", "does not start"], ["move:driving", "is degraded"],
        ["move:places", "starts"],
      ])
  }

  @Test func `a key that a service needs is not superfluous`() throws {
    let row = Row(key: .motion, services: "move:walking")
    let rules = try Self.report(row, without: nil).findings.map(\.rule)
    #expect(!rules.contains("purpose-string-superfluous"))
    #expect(!rules.contains("background-mode-without-use"))
    #expect(!rules.contains("bluetooth-string-unneeded"))
  }

  private static func findings(
    _ row: Row, without missing: InfoPlistKey?,
    and others: [String: PropertyList.Value] = [:]
  ) throws -> [Finding] {
    try report(row, without: missing, and: others).findings
      .filter { $0.rule == "service-need-undeclared" }
  }

  /// An app with everything that any service needs said, but for one key.
  private static func report(
    _ row: Row, without missing: InfoPlistKey?,
    and others: [String: PropertyList.Value] = [:], calling apis: [PlatformAPI] = []
  ) throws -> Report {
    var values = others
    for key in PurposeKeys.judged where key != missing { values[key.rawValue] = .reason }
    let needs = try [Needs.choice(row.services)]
    if missing != .backgroundModes {
      values[InfoPlistKey.backgroundModes.rawValue] = InfoPlistKey.locationMode
    }
    if missing != .temporaryAccuracy {
      values[InfoPlistKey.temporaryAccuracy.rawValue] = .dictionary([
        .init("Signpost", .init(.reason))
      ])
    }
    let app = Apps.app(deployment: row.deployment, keys: values)
    return Audit(needs: needs).report(
      on: AppArtifact(root: ".", targets: [app]), sources: Apps.readings(["App": apis]))
  }
}
