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

  private func tables(
    _ targets: [AppTarget], _ calls: [String: [PlatformAPI]]
  ) -> [[Table]] {
    Audit().report(
      on: AppArtifact(root: ".", targets: targets), sources: Apps.readings(calls)
    ).targets.map(\.abilities)
  }
}
