import AuthorizationEngine
import Foundation
import PlatformModel
import TestSupport
import Testing

@testable import PermissionAudit

/// Every fact is shown by a row of the model, a rule or a test's trait, or is listed as not executable.
///
/// Rows and rules are shown by other means: `Scripts/mutate-rows` alters every row, and a rule's page is
/// its test. The checks C1 to C20 are left out: they are conclusions, and each names its facts.
@Suite("Every fact is shown")
struct FactCoverageTests {
  static let facts = Set(Facts.all.map(\.id)).subtracting(Facts.checks.map(\.id))

  static let ofRows = Set(IOS.Rows.all.flatMap(\.facts) + Android.Rows.all.flatMap(\.facts))
  static let ofRules = Set(Catalogue.all.flatMap(\.metadata.facts).map(FactID.init(rawValue:)))

  @Test func `by a row, a rule or a test, or it is listed as not executable`() throws {
    let shown = Self.ofRows.union(Self.ofRules).union(ShownFacts.all)
    let missing = Self.facts.subtracting(shown).subtracting(try Self.listed().keys)
    #expect(missing.map(\.rawValue).sorted() == [], "no row, no rule, no trait, not listed")
  }

  /// A listed fact may be in a row: of some, the model has only a part.
  @Test func `and is not listed as not executable if a test shows it`() throws {
    let both = Set(try Self.listed().keys).intersection(ShownFacts.all)
    #expect(both.map(\.rawValue).sorted() == [])
  }

  @Test func `and what a trait names is a fact that needs one`() {
    #expect(ShownFacts.all.subtracting(Self.facts).map(\.rawValue).sorted() == [])
    let needless = ShownFacts.all.intersection(Self.ofRows)
    #expect(needless.map(\.rawValue).sorted() == [], "a row has it already")
  }

  @Test func `and what is listed is a fact, once, with its reason`() throws {
    for (id, reasons) in try Self.listed() {
      #expect(Self.facts.contains(id), "\(id) is not a fact")
      #expect(reasons.count == 1, "\(id) is listed twice")
      #expect(reasons.allSatisfy { $0.count > 15 }, "\(id) has no reason")
    }
  }

  /// The reasons in the tables of the list, by id.
  static func listed() throws -> [FactID: [String]] {
    let list = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/NotExecutable.md")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").reduce(into: [:]) {
      reasons, line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 2, cells[0].contains(where: \.isNumber) else {
        return
      }
      for id in cells[0].split(separator: ", ") {
        reasons[FactID(rawValue: String(id)), default: []].append(cells[1])
      }
    }
  }
}
