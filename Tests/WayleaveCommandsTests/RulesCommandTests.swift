import Foundation
import PermissionAudit
import Testing

@testable import WayleaveCommands

@Suite("wayleave rules")
struct RulesCommandTests {
  @Test(arguments: ["text", "markdown", "json"])
  func `lists every rule with its code`(format: String) {
    let output = CommandRun(["rules", "--format", format]).output
    for rule in Catalogue.all.map(\.metadata) {
      #expect(output.contains(rule.id.rawValue) && output.contains(rule.code))
    }
  }

  @Test func `in Markdown is Documentation/Rules.md, byte for byte`() throws {
    let file =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/Documentation/Rules.md"
    let output = CommandRun(
      ["rules", "--format", "markdown", "--pages", "../Sources/Audit/PermissionAudit/Pages"]
    ).output
    let document = try String(contentsOfFile: file, encoding: .utf8)
    #expect(document == output, "Documentation/Rules.md is old: run Scripts/rules-document")
  }

  @Test func `in Markdown names no page where none is asked for`() {
    let output = CommandRun(["rules", "--format", "markdown"]).output
    #expect(output.contains("| W001 | purpose-string-missing | error | stable |"))
    #expect(output.contains("| ITMS-90683 | "))
    #expect(!output.contains("](../"))
  }

  @Test(arguments: [["--pages", "a"], ["W001", "--format", "markdown", "--pages", "a"]])
  func `links pages in the list of Markdown alone`(arguments: [String]) {
    #expect(CommandRun(["rules"] + arguments).code == 64)
  }

  @Test(arguments: ["purpose-string-missing", "W001", "w001"])
  func `prints the page of a rule by name or code`(name: String) {
    let output = CommandRun(["rules", name]).output
    #expect(output.hasPrefix("# purpose-string-missing"))
    #expect(output.hasSuffix("\n"))
  }

  @Test func `in JSON holds one rule with its page where one is named`() throws {
    let output = CommandRun(["rules", "W001", "--format", "json"]).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(rules.map { $0["rule"] as? String } == ["purpose-string-missing"])
    #expect((rules.first?["page"] as? String)?.isEmpty == false)
  }
}
