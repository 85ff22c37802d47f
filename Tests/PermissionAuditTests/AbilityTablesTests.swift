import AppArtifacts
import Findings
import PlatformModel
import SourceReaders
import Testing

@testable import PermissionAudit

@Suite("Ability tables: what a target's users get")
struct AbilityTablesTests {
  static let keys: [String: PropertyList.Value] = [
    "NSLocationWhenInUseUsageDescription": .reason,
    "NSLocationAlwaysAndWhenInUseUsageDescription": .reason,
    "UIBackgroundModes": InfoPlistKey.locationMode,
  ]
  static let asking: [PlatformAPI] = [
    .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .allowsBackgroundLocationUpdates,
  ]

  @Test func `an app that asks has a table from its deployment target on`() {
    let tables = tables([Apps.app(keys: Self.keys)], ["App": Self.asking])
    #expect(tables.map(\.count) == [1])
    #expect(tables[0][0].columns.dropFirst().first?.hasPrefix("iOS 15") == true)
    #expect(tables[0][0].title == "What users get")
  }

  @Test func `an app that never asks has none`() {
    #expect(tables([Apps.app(keys: Self.keys)], ["App": [.startUpdatingLocation]]) == [[]])
  }

  @Test func `without the mode every answer that gets so far ends in a crash`() {
    var keys = Self.keys
    keys["UIBackgroundModes"] = nil
    let cells = tables([Apps.app(keys: keys)], ["App": Self.asking]).joined()
      .flatMap(\.rows).flatMap(\.cells)
    #expect(cells.contains { $0.text == "crash" && $0.meaning == .bad })
  }

  @Test func `configurations that differ have a table each, which names them`() {
    var app = Apps.app(keys: Self.keys)
    var debug = app.configurations[0]
    debug.name = "Debug"
    debug.infoPlist?.entries.removeAll { $0.key == "UIBackgroundModes" }
    app.configurations.insert(debug, at: 0)
    let titles = tables([app], ["App": Self.asking]).joined().map(\.title)
    #expect(titles == ["What users get, Debug", "What users get, Release"])
  }

  @Test func `an extension has no table of its app's requests`() {
    let widget = Apps.app("Widget", kind: .appExtension(point: nil), frameworks: ["Shared"])
    #expect(tables([widget], ["Shared": Self.asking]) == [[]])
  }

  @Test func `where no prompt ever appears one sentence names the rule`() {
    let table = tables([Apps.app()], ["App": Self.asking]).joined().first
    #expect(table?.rows == [])
    #expect(table?.notes == ["No location prompt ever appears (see purpose-string-missing)."])
  }

  @Test func `a text that only InfoPlist.strings has leaves open whether a prompt appears`() throws
  {
    let entry = Localization.Entry(
      "NSLocationWhenInUseUsageDescription", "Shows your trail.",
      at: SourcePosition(file: "en.lproj/InfoPlist.strings"))
    let app = Apps.app(localizations: [
      Localization(language: "en", file: "en.lproj/InfoPlist.strings", strings: [entry])
    ])
    let table = try #require(
      tables([app], ["App": [.requestWhenInUseAuthorization]]).joined().first)
    #expect(table.rows == [])
    #expect(
      table.notes.first
        == "Whether a location prompt appears is unknown (see purpose-string-missing).")
  }

  @Test(arguments: [true, false])
  func `unseen linked code may use the background mode, and a note says so`(isUnseen: Bool) throws {
    let app = Apps.app(keys: Self.keys, libraries: isUnseen ? ["MapBinary"] : [])
    let calls: [PlatformAPI] = [.requestWhenInUseAuthorization, .startUpdatingLocation]
    let table = try #require(tables([app], ["App": calls]).joined().first)
    #expect(table.notes.contains { $0.contains("“foreground” may be more") } == isUnseen)
  }

  @Test func `regions beside updates launch an app that has Always, and a note says so`() throws {
    // IOS-BG-040
    let calls: [PlatformAPI] = [.startUpdatingLocation, .startMonitoringRegion]
    func notes(_ request: PlatformAPI) throws -> [String] {
      try #require(
        tables([Apps.app(keys: Self.keys)], ["App": calls + [request]]).joined().first
      ).notes
    }
    #expect(
      try notes(.requestAlwaysAuthorization).contains {
        $0.contains("launches the app for regions")
      })
    #expect(try notes(.requestWhenInUseAuthorization).isEmpty)
  }

  @Test(arguments: [true, false])
  func `geolocator asks for Always only without the When In Use key`(hasWhenInUse: Bool) throws {
    var keys = Self.keys
    if !hasWhenInUse { keys["NSLocationWhenInUseUsageDescription"] = nil }
    keys["NSLocationAlwaysUsageDescription"] = .reason
    let app = Apps.app(deployment: "9.3", keys: keys, libraries: ["geolocator_apple"])
    let table = try #require(tables([app], [:]).joined().first)
    #expect(table.rows.contains { $0.label == "Always" } == !hasWhenInUse)
  }

  @Test(
    "geolocator runs in the background only where the settings of a stream say so",
    arguments: [("2.3.7", false), ("2.2.2", true)])
  func geolocatorFlag(_ version: String, _ isAlways: Bool) {
    var app = Apps.app(keys: Self.keys)
    app.libraries = [
      LinkedLibrary(
        "geolocator_apple", .flutterPlugin, isVisible: false, declaredIn: "pubspec.lock",
        versions: VersionRange(exactly: version))
    ]
    let known = LibraryKnowledge(of: app, conditions: [])
    #expect(known.uses.contains { $0.api == .allowsBackgroundLocationUpdates } == isAlways)
    #expect(known.hinted.contains(.allowsBackgroundLocationUpdates) == !isAlways)
  }

  @Test func `where a library may ask unseen, the sentence is about the app's own code only`() {
    let app = Apps.app(libraries: ["MapBinary"])
    let table = tables([app], ["App": Self.asking]).joined().first
    #expect(table?.rows == [])
    #expect(
      table?.notes == [
        "The app's own code brings up no location prompt (see purpose-string-missing)."
      ])
  }

  @Test func `a background session gives locations in the background from iOS 17 on`() throws {
    // IOS-NEW-002
    let app = Apps.app(deployment: "16.0", keys: Self.keys)
    let calls: [PlatformAPI] = [
      .requestWhenInUseAuthorization, .liveUpdates, .backgroundActivitySession,
    ]
    let table = try #require(tables([app], ["App": calls]).joined().first)
    let row = try #require(table.rows.first { $0.label == "While Using" })
    #expect(row.cells.map(\.text) == ["foreground", "background, indicator"])
  }

  @Test func `a request for Always is reported as it is read on each release`() throws {
    // IOS-KEY-003, IOS-KEY-004: up to iOS 10 the request reads the old key alone.
    let keys: [String: PropertyList.Value] = [
      "NSLocationAlwaysUsageDescription": .reason,
      "NSLocationAlwaysAndWhenInUseUsageDescription": .reason,
    ]
    let app = Apps.app(deployment: "9.3", keys: keys)
    let calls: [String: [PlatformAPI]] = ["App": [.requestAlwaysAuthorization]]
    let missing = Apps.findings([app], calls).filter { $0.rule == "purpose-string-missing" }
    #expect(missing.map(\.systems) == ["iOS 11-27"])
    let table = try #require(tables([app], calls).joined().first)
    #expect(table.columns == ["Answer", "iOS 9.3-10", "iOS 11-27"])
    #expect(table.rows.first?.cells.map(\.text) == ["foreground", "no prompt"])
  }

  @Test func `no service is said to run in the foreground where no prompt ever appears`() throws {
    let app = Apps.app(keys: ["NSLocationWhenInUseUsageDescription": .reason])
    let report = Audit(needs: [try Needs.choice("move:driving")]).report(
      on: AppArtifact(root: ".", targets: [app]),
      sources: Apps.readings(["App": [.requestAlwaysAuthorization]]))
    let tables = report.targets.flatMap(\.abilities)
    #expect(tables.first?.rows == [])
    let cells = tables.dropFirst().flatMap(\.rows).flatMap(\.cells)
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0.text.hasSuffix(": no prompt ever appears") })
    #expect(!cells.contains { $0.text.contains("in the foreground") })
  }

  @Test func `an empty text is there, and the prompt comes without a reason`() throws {
    // IOS-KEY-006
    let app = Apps.app(keys: ["NSLocationWhenInUseUsageDescription": .string("")])
    let calls: [String: [PlatformAPI]] = ["App": [.requestWhenInUseAuthorization]]
    let table = try #require(tables([app], calls).joined().first)
    #expect(table.rows.first { $0.label == "While Using" }?.cells.map(\.text) == ["foreground"])
    let empty = Apps.findings([app], calls).filter { $0.rule == "purpose-string-empty" }
    #expect(empty.map(\.systems) == ["iOS 15-27"])
  }

  @Test func `an app that starts regions only has the table of regions`() throws {
    // IOS-BG-040: a region wakes the app under Always, without the background mode.
    var keys = Self.keys
    keys["UIBackgroundModes"] = nil
    let calls: [PlatformAPI] = [
      .requestWhenInUseAuthorization, .requestAlwaysAuthorization, .startMonitoringRegion,
    ]
    let table = try #require(tables([Apps.app(keys: keys)], ["App": calls]).joined().first)
    #expect(table.rows.first { $0.label == "Always" }?.cells.map(\.text) == ["background"])
    #expect(
      table.notes == ["The code starts no location updates: this is what becomes of regions."])
    let both = try #require(
      tables([Apps.app(keys: keys)], ["App": calls + [.startUpdatingLocation]]).joined().first)
    #expect(both.rows.first { $0.label == "Always" }?.cells.map(\.text) == ["foreground"])
    #expect(both.notes.count == 1)
  }

  private func tables(
    _ targets: [AppTarget], _ calls: [String: [PlatformAPI]]
  ) -> [[Table]] {
    Audit().report(
      on: AppArtifact(root: ".", targets: targets), sources: Apps.readings(calls)
    ).targets.map(\.abilities)
  }
}
