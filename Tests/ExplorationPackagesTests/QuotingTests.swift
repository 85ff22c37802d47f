import Testing

@testable import ExplorationPackages

/// What becomes the name of a module or is in quotes.
@Suite("Names and quotes in what is written")
struct QuotingTests {
  @Test(arguments: [
    ("Trail", true), ("_trail2", true), ("Höhe", true), ("class", false), ("Swift", false),
    ("²", false), ("a²", false), ("2a", false), ("a-b", false), ("", false),
  ])
  func `what Swift takes as the name of a module`(name: String, isTaken: Bool) {
    #expect(name.isIdentifier == isTaken)
  }

  @Test(arguments: [("a b", "'a b'"), ("it's", "'it'\\''s'"), ("../a.b", "../a.b"), ("", "''")])
  func `a text as a shell takes it`(text: String, quoted: String) {
    #expect(text.forShell == quoted)
  }
}
