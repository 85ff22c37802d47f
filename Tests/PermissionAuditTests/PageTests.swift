import Findings
import Testing

@testable import PermissionAudit

@Suite("Pages: the documentation of a rule is its test")
struct PageTests {
  @Test("every example gives exactly the findings under it", arguments: examples)
  func example(_ example: NamedExample) throws {
    #expect(try example.value.findings(on: example.rule) == example.value.expected)
  }

  @Test("a page opens with its rule's name and summary", arguments: ids)
  func head(_ id: RuleID) throws {
    let rule = try #require(Catalogue.rule(id.rawValue))
    let page = Page(rule.page)
    #expect(page.title == id.rawValue)
    #expect(page.summary == rule.metadata.summary)
  }

  @Test("a page names every fact and store message of its rule", arguments: ids)
  func evidence(_ id: RuleID) throws {
    let rule = try #require(Catalogue.rule(id.rawValue))
    let text = Page(rule.page).text
    for source in rule.metadata.facts + rule.metadata.storeMessages {
      #expect(text.contains(source))
    }
  }

  @Test("a page shows the defect, the cure, and what looks alike but is fine", arguments: ids)
  func threeExamples(_ id: RuleID) throws {
    let page = Page(try #require(Catalogue.rule(id.rawValue)).page)
    let failing = page.examples.filter { $0.expected.contains { $0.hasSuffix(" \(id)") } }
    #expect(!failing.isEmpty)
    #expect(page.examples.count - failing.count >= 2)
  }

  static let ids = Catalogue.all.map(\.id)

  static let examples: [NamedExample] = Catalogue.all.flatMap { rule in
    Page(rule.page).examples.map { NamedExample(rule: rule.id, value: $0) }
  }

  /// An example that a failing test names by its page and line.
  struct NamedExample: CustomTestStringConvertible, Sendable {
    var rule: RuleID
    var value: Page.Example
    var testDescription: String { "\(rule).md:\(value.line)" }
  }
}
