import Foundation
import Testing

@Suite("The page of limits tells the truth")
struct LimitsTests {
  /// The entries of the page, each a list item with its continuation lines and comments.
  static let entries = Repository.text(of: "Documentation/Limits.md")
    .split(separator: "\n- ").dropFirst()
    .map { String($0.prefix(upTo: $0.firstRange(of: "\n\n")?.lowerBound ?? $0.endIndex)) }

  /// The names of all tests and suites, and of the edits that a recipe tries.
  static let evidence = Repository.tests
    .map { TestNames(in: $0.text).all }.reduce(recipe) { $0.union($1) }

  private static let recipe: Set<String> = {
    struct Recipe: Decodable {
      struct Mutation: Decodable { var name: String }
      var mutations: [Mutation]
    }
    let text = Repository.text(of: "Scripts/mutations/trailguide-fixed.json")
    let recipe = try? JSONDecoder().decode(Recipe.self, from: Data(text.utf8))
    return Set(recipe?.mutations.map(\.name) ?? [])
  }()

  @Test func `there are entries`() {
    #expect(Self.entries.count > 10)
  }

  @Test(arguments: entries)
  func `each entry names a test or an edit that shows it`(entry: String) {
    let names = entry.matches(of: /<!-- Shown by: (.+) -->/).map { String($0.1) }
    #expect(!names.isEmpty, "nothing shows: \(entry)")
    for name in names {
      #expect(Self.evidence.contains(name), "no test and no edit is named \(name)")
    }
  }
}

/// The names of the tests and suites of a file; a comment names none.
private struct TestNames {
  private(set) var all: Set<String> = []

  init(in text: String) {
    var isInAttribute = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      guard !code.hasPrefix("//") else { continue }
      if let name = code.firstMatch(of: /\bfunc `([^`]+)`/)?.1 { all.insert(String(name)) }
      // A display name is in the line of its attribute, or in the next.
      let attribute = code.hasPrefix("@Test(") || code.hasPrefix("@Suite(")
      if attribute || isInAttribute, let name = code.firstMatch(of: /^[^"]*"([^"]+)"/)?.1 {
        all.insert(String(name))
      }
      isInAttribute = attribute && code.hasSuffix("(")
    }
  }
}
