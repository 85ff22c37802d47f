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
