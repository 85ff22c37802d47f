import Foundation
import ServiceNeeds
import TestSupport
import Testing

@testable import WayleaveCommands

/// Documentation/Needs.md: its examples run, and nothing that can be written is left out.
@Suite("The document on needs") struct NeedsDocumentTests {
  private static let text: String = {
    let path = URL(fileURLWithPath: ShippedScenarios.folder).deletingLastPathComponent()
      .appendingPathComponent("Documentation/Needs.md").path
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()

  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func `the example of a profile prints what is below it`() throws {
    let folder = try TemporaryFolder(["trail-sdk.yml": try #require(Self.blocks("yaml").first)])
    let run = CommandRun(["needs", "show", folder.path + "/trail-sdk.yml:tracking.falls"])
    let output = run.output.replacing(folder.path, with: ".")
    #expect(run.code == 0)
    // The folder of the test is long, so a line may wrap elsewhere.
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace) }
    #expect(Self.blocks("").contains { words($0) == words(output) })
  }

  @Test func `a mistake in the example ends in the line that is below it`() throws {
    let profile = try #require(Self.blocks("yaml").first)
    let folder = try TemporaryFolder([
      "trail-sdk.yml": profile.replacing("optional: [motion,", with: "optional: [motoin,")
    ])
    let run = CommandRun(["needs", "show", folder.path + "/trail-sdk.yml"])
    let error = run.error.replacing(folder.path + "/", with: "")
    #expect(Self.blocks("").contains(error.trimmingCharacters(in: .newlines)))
  }

  @Test func `the example of a snapshot is diagnosed as it says`() throws {
    let folder = try TemporaryFolder(["s.json": try #require(Self.blocks("json").first)])
    let run = CommandRun([
      "diagnose", folder.path + "/s.json", "--needs", "move:driving,walking", "--app", "Trail",
    ])
    #expect(Self.blocks("").contains(run.output.trimmingCharacters(in: .newlines)))
  }

  static let commands = Set(
    text.split(separator: "\n").filter { $0.hasPrefix("wayleave needs ") }.map(String.init)
  ).sorted()

  @Test(arguments: commands)
  func `a command of the document works`(line: String) {
    #expect(CommandRun(line.split(separator: " ").dropFirst().map(String.init)).code == 0)
  }

  @Test(arguments: [
    NeedsProfile.members, Service.members, Capability.allCases.map(\.rawValue),
    ShippedProfiles.files.map(\.name), PermissionSnapshot.members,
    Symptom.allCases.map(\.rawValue),
  ])
  func `every name of the form has a row`(names: [String]) {
    let cells = Self.text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
    for name in names {
      #expect(cells.contains { $0.contains("`\(name)`") }, "\(name)")
    }
  }

  @Test("a capability's row names what Info.plist has to say", arguments: Capability.allCases)
  func keys(capability: Capability) throws {
    let row = try #require(
      Self.text.split(separator: "\n").first {
        $0.hasPrefix("| `\(capability.rawValue)`") || $0.contains(", `\(capability.rawValue)` |")
      })
    for declaration in capability.declarations.dropFirst() {
      #expect(row.contains("`\(declaration.key.rawValue)`"))
    }
  }
}
