import Findings
import Testing

@testable import AppArtifacts
@testable import PermissionAudit

@Suite("Apps that were built and signed")
struct SignedAppTests {
  private static let push = "<key>com.apple.developer.location.push</key><true/>"
  private static let team = "<key>application-identifier</key><string>A1.org.example.trail</string>"

  private func report(
    entitlements: String, profile: [UInt8]? = nil, extensionPoint: String? = nil
  ) -> Report {
    let list = "<plist><dict>\(entitlements)</dict></plist>"
    var files = [
      "Info.plist": BuiltAppTests.plist(""), "Guide": MachOQuiet.signed(list),
    ]
    if let profile { files["embedded.mobileprovision"] = profile }
    if let extensionPoint {
      files["PlugIns/Push.appex/Info.plist"] = BuiltAppTests.plist(
        "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
          + "<string>\(extensionPoint)</string></dict>")
      files["PlugIns/Push.appex/Guide"] = MachOQuiet.bytes
    }
    return Checkup().report(on: FileTree.memory(files), root: "Guide.app")
  }

  private func pushes(_ report: Report) -> [String] {
    report.findings.filter { $0.rule == "location-push-incomplete" }.map(\.message)
  }

  @Test func `for location pushes and without an extension for them have an idle entitlement`() {
    #expect(
      pushes(report(entitlements: Self.push)) == [
        "the app is signed for location pushes, and no extension of it answers them"
      ])
  }

  @Test func `with an extension for location pushes lack the entitlement where it is not signed`() {
    let point = "com.apple.location.push.service"
    #expect(
      pushes(report(entitlements: Self.team, extensionPoint: point)) == [
        "an extension answers location pushes, and the entitlements lack"
          + " com.apple.developer.location.push"
      ])
    #expect(pushes(report(entitlements: Self.push, extensionPoint: point)) == [])
  }

  @Test func `show their entitlements and what the profile allows`() throws {
    let profile = SignedMessages.wrapped(
      Array(
        """
        <plist><dict><key>Name</key><string>Trail ad hoc</string>
        <key>ExpirationDate</key><date>2027-03-01T08:00:00Z</date>
        <key>ProvisionedDevices</key><array><string>a</string><string>b</string></array>
        <key>Entitlements</key><dict>\(Self.team)<key>aps-environment</key>
        <string>production</string></dict></dict></plist>
        """.utf8))
    let report = report(
      entitlements: Self.team + Self.push + "<key>aps-environment</key><string>production</string>",
      profile: profile)
    let table = try #require(report.targets.first?.abilities.last)
    #expect(table.title == "What it is signed for")
    #expect(
      table.rows.map { [$0.label] + $0.cells.map(\.text) } == [
        ["aps-environment", "production", "yes"],
        ["com.apple.developer.location.push", "true", "no"],
      ])
    #expect(
      table.notes == [
        "The provisioning profile “Trail ad hoc” is for 2 devices that it lists, until 2027-03-01."
      ])
  }

  @Test func `need no column for a profile that allows all, and no table for debugging alone`()
    throws
  {
    let rights =
      "<key>get-task-allow</key><true/><key>aps-environment</key><string>development</string>"
    let signed = { (list: String) in
      SignedMessages.wrapped(
        Array(
          """
          <plist><dict><key>Name</key><string>Trail</string><key>ProvisionedDevices</key>
          <array><string>a</string></array><key>Entitlements</key><dict>\(list)</dict></dict></plist>
          """.utf8))
    }
    let table = try #require(
      report(entitlements: rights, profile: signed(rights)).targets.first?.abilities.last)
    #expect(table.columns == ["Entitlement", "Value"])
    #expect(
      table.rows.map { [$0.label] + $0.cells.map(\.text) } == [["aps-environment", "development"]])
    #expect(
      table.notes == [
        "The provisioning profile “Trail” is for development on 1 device; it allows all of this."
      ])
    let debugged = "<key>get-task-allow</key><true/>"
    let bare = try #require(
      report(entitlements: debugged, profile: signed(debugged)).targets.first?.abilities.last)
    #expect(bare.columns.isEmpty && bare.rows.isEmpty)
    #expect(
      bare.notes == ["The provisioning profile “Trail” is for development on 1 device."])
    #expect(report(entitlements: debugged).targets.first?.abilities.isEmpty == true)
  }

  @Test func `have a profile that cannot be read, which is said`() {
    let report = report(entitlements: Self.team, profile: Array("PK".utf8))
    #expect(
      report.findings.contains {
        $0.rule == "malformed-file" && $0.position.file == "embedded.mobileprovision"
      })
  }
}
