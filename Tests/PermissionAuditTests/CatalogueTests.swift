import AppArtifacts
import Findings
import Foundation
import Testing

@testable import PermissionAudit

@Suite("Catalog: names, codes and pages correspond")
struct CatalogueTests {
  @Test func `the rules are in the order of their names`() {
    #expect(Catalogue.all.map(\.id) == Catalogue.all.map(\.id).sorted())
  }

  @Test func `no two rules share a name`() {
    #expect(Set(Catalogue.all.map(\.id)).count == Catalogue.all.count)
  }

  @Test func `every code is a W with three digits, and none is used twice`() {
    let codes = Catalogue.all.map(\.metadata.code)
    #expect(codes.allSatisfy { $0.wholeMatch(of: /W[0-9]{3}/) != nil })
    #expect(Set(codes).count == codes.count)
  }

  @Test func `every page belongs to a rule and every rule has its page, byte for byte`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Audit/PermissionAudit/Pages").standardized
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(pages.sorted() == Catalogue.all.map { "\($0.id).md" })
    for rule in Catalogue.all {
      #expect(try rule.page == Array(Data(contentsOf: folder.appending(path: "\(rule.id).md"))))
    }
  }

  @Test(
    "a code finds the rule that it has always meant",
    arguments: [
      ("W001", "purpose-string-missing"), ("W012", "background-updates-without-mode"),
      ("w026", "bluedot-background-key"), ("W032", "nothing-to-check"),
    ] as [(String, RuleID)])
  func code(_ code: String, _ id: RuleID) {
    #expect(Catalogue.rule(code)?.id == id)
  }

  @Test("every kind of reading problem has a rule", arguments: ReadingProblem.Code.allCases)
  func reading(_ code: ReadingProblem.Code) {
    #expect(Catalogue.rule(code.rawValue)?.metadata.category == .reading)
  }

  @Test func `a summary is one sentence`() {
    for rule in Catalogue.all {
      #expect(rule.metadata.summary.hasSuffix("."))
      #expect(rule.metadata.summary.count <= 120)
    }
  }
}
