import Findings
import Foundation
import Testing

@testable import AppArtifacts
@testable import PermissionAudit

@Suite("Apps that were built")
struct BuiltAppTests {
  /// A library that asks for Always, sets the flag for the background after a test of the modes, makes
  /// a CBCentralManager, and inherits from CMPedometer without using it.
  static func library(_ name: String = "FuzzMachO/dylib-arm64") throws -> [UInt8] {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    return Array(try Data(contentsOf: root.appending(path: "../../Fuzz/Seeds/" + name)))
  }

  static func plist(_ keys: String) -> [UInt8] {
    let app =
      "<key>CFBundlePackageType</key><string>APPL</string><key>CFBundleExecutable</key>"
      + "<string>Guide</string><key>MinimumOSVersion</key><string>15.0</string>"
    return Array("<plist version=\"1.0\"><dict>\(app)\(keys)</dict></plist>".utf8)
  }

  static func text(_ key: String, _ value: String = "Shows hikers where they are.") -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  private func report(
    _ keys: String, framework: [UInt8]? = nil, executable: [UInt8]? = nil,
    root: String = "Guide.app"
  ) throws -> Report {
    var files = [
      "Info.plist": Self.plist(keys), "Guide": try Self.library("FuzzMachO/object-arm64"),
    ]
    if let executable { files["Guide"] = executable }
    if let framework { files["Frameworks/geolocator_apple.framework/geolocator_apple"] = framework }
    return Checkup().report(on: FileTree.memory(files), root: root)
  }

  static let quiet = MachOQuiet.bytes

  @Test
  func `lack the keys that the code of a framework asks for, and the fix clears both refusals`()
    throws
  {
    let report = try report("", framework: Self.library(), executable: Self.quiet)
    let missing = report.findings.filter { $0.rule == "purpose-string-missing" }
    #expect(
      missing.map(\.message) == [
        "requestAlwaysAuthorization in geolocator_apple needs"
          + " NSLocationAlwaysAndWhenInUseUsageDescription, which the Info.plist lacks",
        "requestAlwaysAuthorization in geolocator_apple needs"
          + " NSLocationWhenInUseUsageDescription, which the Info.plist lacks",
      ])
    let finding = try #require(missing.first)
    #expect(finding.position.file == "Info.plist")
    #expect(
      finding.related.map(\.position.file) == [
        "Frameworks/geolocator_apple.framework/geolocator_apple"
      ])
    #expect(finding.consequence.hasPrefix("Where code makes the call, it does nothing"))
    #expect(finding.fix.summary.contains("an empty text is refused as well (ITMS-90738)"))
    #expect(finding.fix.summary.contains("BYPASS_PERMISSION_LOCATION_ALWAYS=1"))
    #expect(report.findings.contains { $0.rule == "bluetooth-string-missing" })
  }

  @Test func `need no motion string for a class that is only inherited from`() throws {
    let report = try report("", framework: Self.library(), executable: Self.quiet)
    #expect(!report.findings.contains { $0.rule == "motion-string-missing" })
  }

  @Test func `are not accused of a flag that the code sets after a test of the modes`() throws {
    let report = try report("", framework: Self.library(), executable: Self.quiet)
    #expect(!report.findings.contains { $0.rule == "background-updates-without-mode" })
  }

  @Test func `have a table of files, APIs and keys in place of what users get`() throws {
    let report = try report(
      Self.text("NSLocationWhenInUseUsageDescription")
        + Self.text("NSLocationAlwaysAndWhenInUseUsageDescription", ""),
      framework: Self.library(), executable: Self.quiet)
    let table = try #require(report.targets.first?.abilities.first)
    #expect(report.targets.first?.abilities.count == 1)
    #expect(
      table.rows.map(\.label) == [
        "geolocator_apple: CBCentralManager", "geolocator_apple: CMPedometer (named only)",
        "geolocator_apple: allowsBackgroundLocationUpdates",
        "geolocator_apple: requestAlwaysAuthorization",
      ])
    #expect(
      table.rows.map { $0.cells.map(\.text) } == [
        ["NSBluetoothAlwaysUsageDescription", "no", "upload, iOS 15-27"],
        ["NSMotionUsageDescription", "no", "upload, iOS 15-27"],
        ["UIBackgroundModes: location", "no, but tested", "iOS 15-27"],
        ["NSLocationAlwaysAndWhenInUseUsageDescription", "empty", "upload, iOS 15-27"],
      ])
    #expect(report.findings.contains { $0.rule == "purpose-string-empty" })
  }

  @Test func `are not checked by rules that need to see how code runs`() throws {
    let keys =
      Self.text("NSLocationWhenInUseUsageDescription")
      + Self.text("NSLocationAlwaysAndWhenInUseUsageDescription")
      + Self.text("NSBluetoothAlwaysUsageDescription")
    let report = try report(keys, framework: Self.library(), executable: Self.quiet)
    let known = Set(BuiltApps.rules)
    #expect(report.findings.filter { !known.contains($0.rule) } == [])
    // The texts say little, which any reader of the Info.plist can tell.
    #expect(report.findings.allSatisfy { $0.severity != .error })
  }

  @Test func `are reported as encrypted, and nothing is called missing or unused then`() throws {
    let report = try report(
      Self.text("NSMotionUsageDescription"), executable: MachOQuiet.encrypted)
    #expect(report.findings.contains { $0.rule == "encrypted-code" && $0.severity == .note })
    #expect(!report.findings.contains { $0.rule == "purpose-string-superfluous" })
    #expect(
      report.targets.first?.unknowns.contains("the calls in Guide, whose code is encrypted") == true
    )
  }

  @Test func `may be a framework alone: a table of what apps have to explain, and no accusation`()
    throws
  {
    let files = ["Info.plist": Self.plist(""), "Kit": try Self.library()]
    let report = Checkup().report(on: FileTree.memory(files), root: "Kit.framework")
    #expect(report.targets.map(\.kind) == ["framework"])
    #expect(report.findings == [])
    let table = try #require(report.targets.first?.abilities.first)
    #expect(table.columns == ["File and API", "Key", "Needed", "Matters"])
    #expect(table.rows.allSatisfy { $0.cells[1].text == "by the app" })
  }

  @Test func `hold an extension to what is in its own binary`() throws {
    let point =
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
      + "<string>com.apple.share-services</string></dict>"
    let files = [
      "Info.plist": Self.plist(""), "Guide": Self.quiet,
      "PlugIns/Share.appex/Info.plist": Self.plist(point),
      "PlugIns/Share.appex/Guide": try Self.library(),
    ]
    let report = Checkup().report(on: FileTree.memory(files), root: "Guide.app")
    let missing = report.findings.filter { $0.rule == "purpose-string-missing" }
    #expect(Set(missing.compactMap(\.target?.name)) == ["Share"])
    #expect(missing.allSatisfy { $0.position.file == "PlugIns/Share.appex/Info.plist" })
  }

  @Test func `are not told to delete a text that nothing seems to need`() throws {
    let report = try report(
      Self.text("NSMotionUsageDescription", "Needs motion."), executable: Self.quiet)
    let vague = try #require(report.findings.first { $0.rule == "purpose-string-vague" })
    #expect(!vague.fix.summary.contains("Delete"))
  }

  @Test func `carry the manifests of their resource bundles, which speak for static libraries`() {
    let manifest = Array("<plist><dict><key>NSPrivacyTracking</key><false/></dict></plist>".utf8)
    let files = [
      "Info.plist": Self.plist(""), "Guide": Self.quiet,
      "Maps.bundle/PrivacyInfo.xcprivacy": manifest, "Maps.bundle/Info.plist": Self.plist(""),
    ]
    let artifact = AppReader.read(FileTree.memory(files), root: "Guide.app")
    let manifests = artifact.targets.first?.configurations.first?.innerPrivacyManifests ?? []
    #expect(manifests.map(\.file) == ["Maps.bundle/PrivacyInfo.xcprivacy"])
  }

  @Test func `for Macs are read with their extensions, and are not checked`() {
    let mac = "<key>CFBundleSupportedPlatforms</key><array><string>MacOSX</string></array>"
    let files = [
      "Contents/Info.plist": Self.plist(mac), "Contents/MacOS/Guide": Self.quiet,
    ]
    let withExtension = files.merging([
      "Contents/PlugIns/Share.appex/Contents/Info.plist": Self.plist(mac)
    ]) { $1 }
    let report = Checkup().report(on: FileTree.memory(files), root: "Guide.app")
    #expect(
      report.findings.map(\.message) == [
        "Guide is not an app, an App Clip or an extension for iOS"
      ])
    #expect(report.findings.map(\.fix.summary) == ["Name an app that was built for iOS."])
    #expect(
      Checkup().report(on: FileTree.memory(withExtension), root: "Guide.app").findings
        .map(\.message) == [
          "none of the 2 targets here is an app, an App Clip or an extension for iOS"
        ])
  }

  @Test func `without an Info.plist below a folder are named, with what they lack`() {
    let files = ["Out/Guide.app/Guide": Self.quiet]
    let report = Checkup().report(on: FileTree.memory(files), root: ".")
    #expect(
      report.findings.map(\.message) == [
        "Out/Guide.app holds no Info.plist, so nothing shows what the app declares."
      ])
  }

  @Test func `with many references list first what the Info.plist lacks`() throws {
    var files = [
      "Info.plist": Self.plist(Self.text("NSBluetoothAlwaysUsageDescription")),
      "Guide": Self.quiet,
    ]
    for number in 0..<6 { files["Frameworks/L\(number).framework/L\(number)"] = try Self.library() }
    let report = Checkup().report(on: FileTree.memory(files), root: "Guide.app")
    let cells = try #require(report.targets.first?.abilities.first?.rows.map { $0.cells[1].text })
    #expect(cells.count > 12)
    let first = try #require(cells.firstIndex(of: "yes"))
    #expect(cells[first...].allSatisfy { $0 == "yes" })
  }

  @Test func `join what a file refers to with the same answer in one row`() throws {
    let report = try report(
      Self.text("NSMotionUsageDescription"), executable: Self.library("FuzzMachO/object-arm64"))
    let labels = report.targets.first?.abilities.first?.rows.map(\.label) ?? []
    #expect(Set(labels).count == labels.count)
  }
}

/// Images without a reference to anything.
enum MachOQuiet {
  static let bytes = image(commands: [])
  /// The same with a mark that its code is encrypted.
  static let encrypted = image(
    commands: number(0x2C) + number(24) + number(1) + number(8) + number(1) + number(0))

  /// The same, signed with entitlements.
  static func signed(_ entitlements: String) -> [UInt8] {
    let text = Array(entitlements.utf8)
    let part = big(0xFADE_7171) + big(UInt32(8 + text.count)) + text
    let signature =
      big(0xFADE_0CC0) + big(UInt32(20 + part.count)) + big(1) + big(5) + big(20) + part
    let command = number(0x1D) + number(16) + number(112) + number(UInt32(signature.count))
    return image(commands: command) + signature
  }

  private static func big(_ value: UInt32) -> [UInt8] { number(value).reversed() }

  private static func image(commands: [UInt8]) -> [UInt8] {
    number(0xFEED_FACF) + number(0x100_000C) + number(0) + number(2)
      + number(commands.isEmpty ? 0 : 1) + number(UInt32(commands.count)) + number(0) + number(0)
      + commands + [UInt8](repeating: 0, count: 64)
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
