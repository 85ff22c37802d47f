import FileAccess
import Foundation
import PhoneSimulator
import PlatformModel
import TestSupport
import Testing

@testable import WayleaveCommands

/// The scenarios that the repository ships.
enum ShippedScenarios {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Scenarios").path

  /// Their files by path below the folder.
  static let names: [String] = {
    let found = (try? FilesPath.scenarios(folder).files) ?? []
    return found.map { String($0.dropFirst(folder.count + 1)) }
  }()

  static func story(_ name: String) throws -> ScenarioStory {
    try ScenarioStory(of: "\(folder)/\(name)", isNamed: true, on: nil)
  }

  static func scenario(_ name: String) throws -> Scenario { try #require(story(name).onIOS) }

  static func androidScenario(_ name: String) throws -> AndroidScenario? {
    try story(name).onAndroid
  }

  static func isOfAndroid(_ name: String) throws -> Bool { try androidScenario(name) != nil }
}

extension ScenarioStory {
  var onIOS: Scenario? { if case .iOS(let scenario) = scenario { scenario } else { nil } }

  var onAndroid: AndroidScenario? {
    if case .android(let scenario) = scenario { scenario } else { nil }
  }
}

@Suite("The shipped scenarios")
struct ShippedScenarioTests {
  @Test(arguments: ["bluedot", "breeze", "grants", "move", "situm", "tencent"])
  func `each vendor has a folder`(folder: String) {
    #expect(ShippedScenarios.names.contains { $0.hasPrefix(folder + "/") })
  }

  @Test(arguments: ShippedScenarios.names)
  func `a scenario looks at something, and passes on every release that it names`(
    name: String
  ) {
    let result = ScenarioResult(of: "\(ShippedScenarios.folder)/\(name)", on: nil)
    #expect(result.problemLine == nil)
    #expect(result.report?.failures == [])
    #expect(result.report?.checkCount ?? 0 > 0)
    #expect(result.hasPassed)
  }

  @Test(arguments: [
    ("bluedot/B01.yml", "indicator: bar", "indicator: none"),
    ("breeze/denied.yml", "settings: Never", "settings: Always"),
    ("situm/wifi.yml", "wifi: never", "wifi: none"),
  ])
  func `a scenario that expects something else fails`(
    name: String, expected: String, other: String
  ) throws {
    let text = try String(contentsOfFile: "\(ShippedScenarios.folder)/\(name)", encoding: .utf8)
    #expect(text.contains(expected))
    let folder = try TemporaryFolder([
      "other.yml": text.replacingOccurrences(of: expected, with: other)
    ])
    let result = ScenarioResult(of: folder.path + "/other.yml", on: .iOS(17...17))
    #expect(result.problemLine == nil)
    #expect(!result.hasPassed)
  }
}
