import Foundation
import PhoneSimulator
import PlatformModel
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

  static func scenario(_ name: String) throws -> Scenario {
    try ScenarioFile(reading: bytes(of: name), beside: ScenarioFolder(of: "\(folder)/\(name)"))
      .scenario
  }

  static func androidScenario(_ name: String) throws -> AndroidScenario? {
    guard let root = try YAMLValue(reading: bytes(of: name)), AndroidScenarioFile.isMeant(by: root)
    else { return nil }
    return try AndroidScenarioFile(root).scenario
  }

  static func isOfAndroid(_ name: String) throws -> Bool { try androidScenario(name) != nil }

  private static func bytes(of name: String) throws -> [UInt8] {
    try BoundedFile(path: "\(folder)/\(name)").read(atMost: YAMLValue.largestFile)
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
