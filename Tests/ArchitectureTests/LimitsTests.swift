import Foundation
import Testing

@Suite("The page of limits tells the truth")
struct LimitsTests {
  /// The entries of the page, each a list item with its continuation lines.
  static let entries = Repository.text(of: "Documentation/Limits.md")
    .split(separator: "\n- ").dropFirst()
    .map { String($0.prefix(upTo: $0.firstRange(of: "\n\n")?.lowerBound ?? $0.endIndex)) }

  /// Every suite but this one, and the recipe whose edits stand for limits.
  static let evidence: String = {
    let suites = Repository.texts(below: "Tests", suffix: ".swift")
      .filter { !$0.path.hasPrefix("Tests/ArchitectureTests/") }.map(\.text)
    let recipe = Repository.text(of: "Scripts/mutations/trailguide-fixed.json")
    return (suites + [recipe]).joined(separator: "\n")
  }()

  @Test func `there are entries`() {
    #expect(Self.entries.count > 10)
  }

  @Test(arguments: entries)
  func `each entry names what shows it`(entry: String) throws {
    let name = try #require(
      entry.firstMatch(of: /Shown by `([^`]+)`/)?.1, "nothing shows: \(entry)")
    #expect(Self.evidence.contains(name), "no test and no edit is named \(name)")
  }
}
