import Testing

@testable import WayleaveCommands

@Suite("The same scenario gives the same bytes")
struct SameBytesTests {
  private static let files = [
    "bluedot/B10.yml", "situm/precise-off.yml", "move/two-steps-unanswered.yml",
  ].map { "\(ShippedScenarios.folder)/\($0)" }

  private static func run(_ format: String) -> String {
    CommandRun(["simulate", "--ios", "12.5-14.1", "--format", format] + files).output
  }

  @Test(arguments: ["text", "json"])
  func `on threads that run at once, and one after the other`(format: String) async {
    let alone = Self.run(format)
    #expect(alone.contains("iOS 14") || alone.contains("\"14.1\""))
    let outputs = await withTaskGroup(of: String.self) { group in
      for _ in 1...6 { group.addTask { Self.run(format) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outputs == [String](repeating: alone, count: 6))
  }
}
