import Foundation
import PlatformModel
import Testing

/// Every fact is cited by a test or a rule's page, or listed as not executable with the reason.
///
/// The checks C1 to C20 are left out: they are conclusions, and each names the facts it follows from.
struct FactCoverageTests {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let facts = Set(Facts.all.map(\.id.rawValue)).subtracting(Facts.checks.map(\.id.rawValue))

  @Test func `every fact is cited or listed`() throws {
    let uncovered = Self.facts.subtracting(try Self.cited()).subtracting(try Self.listed().keys)
    #expect(uncovered.sorted() == [], "cited by no test and no page, and not listed")
  }

  @Test func `no fact is listed as not executable although something cites it`() throws {
    let both = Set(try Self.listed().keys).intersection(try Self.cited())
    #expect(both.sorted() == [], "listed in NotExecutable.md, and cited")
  }

  @Test func `what is listed is a fact, stands once, and has its reason`() throws {
    let listed = try Self.listed()
    #expect(Set(listed.keys).subtracting(Self.facts).sorted() == [])
    for (id, reasons) in listed.sorted(by: { $0.key < $1.key }) {
      #expect(reasons.count == 1, "\(id) stands twice")
      #expect(reasons.allSatisfy { $0.count > 15 }, "\(id) has no reason")
    }
  }

  @Test func `what tests and pages cite is a fact`() throws {
    #expect(try Self.cited().subtracting(Self.facts).sorted() == Self.knownStrangers)
  }

  /// An id that a test looks up because no fact has it.
  static let knownStrangers = ["IOS-REQ-022"]

  /// The ids in tests and in the pages of rules.
  static func cited() throws -> Set<String> {
    let places = ["Tests", "Sources/Audit/PermissionAudit/Pages"]
    return try places.flatMap(files).reduce(into: []) { ids, file in
      // The pattern of ids spells some of them out.
      guard file.lastPathComponent != "Citations.swift" else { return }
      // To explain a fact is not to show it.
      guard !file.path.contains("/Explain"), !file.path.contains("/Explanations") else { return }
      ids.formUnion(Citations.ids(in: try String(contentsOf: file, encoding: .utf8)))
    }
  }

  /// The reasons in the tables of the list, by id.
  static func listed() throws -> [String: [String]] {
    let list = root.appendingPathComponent("Documentation/NotExecutable.md")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").reduce(into: [:]) {
      reasons, line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("|"), cells.count == 2, Citations.ids(in: cells[0]) == [cells[0]]
      else { return }
      reasons[cells[0], default: []].append(cells[1])
    }
  }

  private static func files(below folder: String) -> [URL] {
    let below = root.appendingPathComponent(folder)
    let all = FileManager.default.enumerator(at: below, includingPropertiesForKeys: nil)
    return (all?.allObjects as? [URL] ?? []).filter { ["swift", "md"].contains($0.pathExtension) }
  }
}
