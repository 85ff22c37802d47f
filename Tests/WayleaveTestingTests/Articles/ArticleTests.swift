import Foundation
import Testing
import WayleaveTesting

@Suite("The articles of WayleaveTesting")
struct ArticleTests {
  private static let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let repository = tests.appending(path: "../../..")

  /// The lines of a text that hold something, without their indentation.
  private static func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  @Test(arguments: [
    ("WayleaveTesting", "Examples/Counterexample/Tests/AskTests/AskTests.swift"),
    ("FirstExploration", "Tests/WayleaveTestingTests/Articles/FirstExploration.swift"),
  ])
  func `the code of every page is compiled, line by line`(name: String, source: String) throws {
    let article = try String(
      contentsOf: Self.repository.appending(
        path: "Sources/Testing/WayleaveTesting/WayleaveTesting.docc/\(name).md"),
      encoding: .utf8)
    let source = Self.lines(
      try String(contentsOf: Self.repository.appending(path: source), encoding: .utf8))
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map {
      Self.lines($0.components(separatedBy: "```")[0])
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(source.contains(block), "no such lines for \(name): \(block.first ?? "")")
    }
  }

  @Test func `the first exploration finds the lock, as the article says`() async throws {
    let failure = await #expect(throws: ExplorationFailure.self) { try await exploreTracker() }
    let text = "\(try #require(failure))"
    #expect(text.contains("never returns") && text.contains("2 steps"))
    #expect(text.contains("the person locks the phone"))
  }

  @Test func `the property holds, and without the lock nothing is found`() async throws {
    try await exploreWithProperty()
    try await exploreBeyondTheLock()
  }
}
