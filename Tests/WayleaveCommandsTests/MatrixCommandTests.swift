import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave matrix")
struct MatrixCommandTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let faulty = repository + "/Examples/TrailGuide"

  private func rows(_ arguments: [String]) -> [[String]] {
    CommandRun(["matrix", "--format", "csv"] + arguments).output
      .split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
  }

  @Test(arguments: [
    (["always", "on", "on"], "9.0-27.2", "background"),
    (["always", "off", "off"], "9.0-27.2", "foreground"),
    (["whenInUse", "off", "on"], "9.0-27.2", "crash"),
    (["whenInUse", "on", "off"], "8.0-8.4", "background, indicator"),
    (["none", "on", "on"], "9.0-27.2", "nothing"),
  ])
  func `answers one question with one cell`(
    switches: [String], releases: String, answer: String
  ) throws {
    let run = CommandRun([
      "matrix", "--format", "json", "--grant", switches[0], "--mode", switches[1],
      "--allows-background-updates", switches[2], "--ios", releases,
    ])
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let tables = try #require(document["tables"] as? [[String: Any]])
    let rows = try #require(tables.first?["rows"] as? [[String: Any]])
    let cells = try #require(rows.first?["cells"] as? [[String: String]])
    #expect(tables.count == 1 && rows.count == 1)
    #expect(cells.dropFirst(2).map { $0["text"] } == [answer])
  }

  @Test func `has a column for each run of releases that agree`() {
    #expect(rows([]).first?.suffix(2) == ["iOS 8", "iOS 9-27"])
    #expect(rows(["--ios", "13.4-17"]).first?.last == "iOS 13.4-17")
  }

  @Test func `shows the purpose keys that each request needs`() {
    let output = CommandRun(["matrix", "--keys", "--ios", "8-13"]).output
    #expect(output.contains("NSLocationAlwaysUsageDescription"))
    #expect(output.contains("iOS 8-10") && output.contains("iOS 11-13"))
  }

  @Test(arguments: [
    ["matrix"], ["matrix", "--keys"], ["matrix", "--format", "markdown"],
    ["matrix", "--android", "14"], ["explore", "--ios", "17"],
  ])
  func `says first that the app is made up where none was named`(arguments: [String]) {
    #expect(CommandRun(arguments).output.hasPrefix("This is about a made-up app that declares "))
  }

  @Test func `says nothing about a made-up app where one was named`() {
    #expect(!CommandRun(["matrix", Self.faulty]).output.contains("made-up"))
  }

  @Test func `of an app covers what it declares and the releases it runs on`() {
    let found = rows([Self.faulty])
    #expect(found.first?.last == "iOS 15-27")
    let rows = found.filter { !$0.contains("Granted") }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0.contains("off") && !$0.contains("on") })
  }

  @Test func `of an app says which keys it declares`() {
    let output = CommandRun(["matrix", Self.faulty, "--keys", "--format", "markdown"]).output
    #expect(output.contains("**TrailGuide · Purpose strings by request and release**"))
    #expect(output.contains("| declared |"))
  }

  @Test func `says the same of several targets once`() {
    let output = CommandRun(["matrix", Self.faulty]).output
    #expect(output.hasPrefix("TrailGuide, TrailCheckIn · "))
    // The extension lives on the grant of its app, so its own lack of a text counts for nothing.
    #expect(output.split(separator: "\n").count { $0.hasPrefix("Granted  ") } == 2)
  }

  @Test(arguments: ["matrix", "explore", "check"])
  func `two targets of one name are distinguished by their projects, in every command`(
    command: String
  ) {
    let examples = URL(fileURLWithPath: Self.faulty).deletingLastPathComponent().path
    let output = CommandRun([command, examples]).output
    for project in ["TrailGuide", "TrailGuideFixed"] {
      #expect(output.contains("TrailGuide (\(project)/TrailGuide.xcodeproj)"))
    }
  }

  @Test func `of an app that cannot be given Always says not offered, as a check does`() {
    let matrix = CommandRun(["matrix", Self.faulty, "--grant", "always"]).output
    #expect(matrix.contains("not offered"))
    #expect(matrix.contains("Each row assumes that its permission was granted"))
  }

  @Test(arguments: ["text", "markdown", "csv", "json"])
  func `gives the same bytes each time`(format: String) {
    let arguments = ["matrix", "--format", format]
    #expect(CommandRun(arguments).output == CommandRun(arguments).output)
    #expect(!CommandRun(arguments).output.isEmpty)
  }

  @Test func `ends with 2 and one line where there is no app`() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    let run = CommandRun(["matrix", folder.path])
    #expect(run.code == 2)
    #expect(run.error.hasPrefix("wayleave: no app for iOS"))
  }
}
