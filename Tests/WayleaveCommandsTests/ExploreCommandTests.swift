import Foundation
import TestSupport
import Testing

@testable import WayleaveCommands

@Suite("wayleave explore")
struct ExploreCommandTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  private static let faulty = repository + "/Examples/TrailGuide"
  private static let sound = repository + "/Examples/TrailGuideFixed"

  private func document(_ arguments: [String]) throws -> [String: Any] {
    let run = CommandRun(["explore", "--format", "json"] + arguments)
    #expect(run.code == 0)
    return try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `says where people end up, by how many taps and with which way on`() {
    let output = CommandRun(["explore", "--ios", "17"]).output
    let lines = output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  End  ") && $0.contains("iOS 17  Location") })
    #expect(
      lines.contains {
        $0.split(separator: " ").joined(separator: " ")
          == "Don’t Allow 2 Settings only Settings only"
      })
    #expect(output.contains("      back: Settings > the app > Location\n"))
    #expect(output.contains("everything that can happen was tried"))
  }

  @Test func `searches what an app declares and calls, and names its crash`() {
    let output = CommandRun(["explore", Self.faulty, "--target", "TrailGuide"]).output
    #expect(output.hasPrefix("TrailGuide · app · iOS 15.0+\n"))
    #expect(output.contains("allowsBackgroundLocationUpdates without the background mode"))
    #expect(output.contains("open · app allows background updates"))
    #expect(output.contains("Next: `wayleave check` names the line that crashes."))
  }

  @Test func `one of two targets of a name is chosen by the name that reports have for it`() {
    let examples = URL(fileURLWithPath: Self.faulty).deletingLastPathComponent().path
    let label = "TrailGuide (TrailGuideFixed/TrailGuide.xcodeproj)"
    let output = CommandRun(["explore", examples, "--target", label, "--ios", "17"]).output
    #expect(output.hasPrefix("\(label) · app · "))
    #expect(!output.contains("TrailGuide/TrailGuide.xcodeproj"))
  }

  @Test func `finds no crash in an app without faults`() throws {
    let targets = try #require(try document([Self.sound])["targets"] as? [[String: Any]])
    let outcomes = targets.flatMap { $0["outcomes"] as? [[String: Any]] ?? [] }
    #expect(!outcomes.isEmpty)
    #expect(outcomes.allSatisfy { ($0["crashes"] as? [Any])?.isEmpty == true })
    #expect(outcomes.allSatisfy { $0["finished"] as? Bool == true })
  }

  @Test func `groups releases that agree and covers all`() throws {
    let targets = try #require(try document([])["targets"] as? [[String: Any]])
    let outcomes = try #require(targets.first?["outcomes"] as? [[String: Any]])
    #expect(outcomes.first?["first"] as? String == "8.0")
    #expect(outcomes.last?["last"] as? String == "27.2")
    #expect((5..<13).contains(outcomes.count))
  }

  @Test func `stops at a depth and says so`() {
    let output = CommandRun(["explore", "--ios", "17", "--depth", "2"]).output
    #expect(output.contains("stopped at a limit on iOS 17; more can happen"))
    #expect(output.contains("not known"))
  }

  @Test func `prints where two releases part first`() {
    let output = CommandRun(["explore", "--between", "13.4,13.3", "--depth", "3"]).output
    #expect(output.contains("· iOS 13.3 and iOS 13.4\n"))
    #expect(output.contains("They part first in the question on the screen, after 2 taps"))
    #expect(output.contains("      iOS 13.3  no question\n"))
    #expect(output.contains("      iOS 13.4  Keep Only While Using / Change to Always Allow\n"))
  }

  @Test func `draws the standings for Graphviz and for Mermaid`() {
    let dot = CommandRun(["explore", "--ios", "17", "--format", "dot"]).output
    #expect(dot.hasPrefix("digraph permission {\n") && dot.hasSuffix("}\n"))
    #expect(dot.contains("[label=\"“Don’t Allow”\"]"))
    let mermaid = CommandRun(["explore", "--ios", "17", "--format", "mermaid"]).output
    #expect(mermaid.contains("flowchart LR\n"))
    #expect(mermaid.contains("-->|\"“Don’t Allow”\"|"))
  }

  @Test func `writes the model for SPIN to a file`() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    let file = folder.path + "/model.pml"
    let run = CommandRun(["explore", "--ios", "17", "--format", "promela", "--output", file])
    #expect(run.code == 0 && run.output.isEmpty)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("active proctype phone()"))
  }

  @Test(arguments: ["text", "json", "dot", "mermaid", "promela"])
  func `gives the same bytes each time`(format: String) {
    let arguments = ["explore", Self.sound, "--ios", "17", "--depth", "6", "--format", format]
    let output = CommandRun(arguments).output
    #expect(output == CommandRun(arguments).output)
    #expect(!output.isEmpty)
  }

  @Test(arguments: [
    (["--between", "13"], "does not name two releases"),
    (["--between", "13,13"], "names one release twice"),
    (["--between", "13,25"], "25"),
    (["--depth", "-1"], "--depth"),
    (["--between", "13,14", "--format", "dot"], "--between prints text or JSON"),
  ])
  func `says what is wrong with a command line`(arguments: [String], words: String) {
    let run = CommandRun(["explore"] + arguments)
    #expect(run.code == 64)
    #expect(run.error.contains(words))
  }

  @Test func `ends with 2 and one line where there is no app or no such target`() throws {
    let folder = try TemporaryFolder(["README.md": ""])
    let empty = CommandRun(["explore", folder.path])
    #expect(empty.code == 2)
    #expect(empty.error.hasPrefix("wayleave: no app for iOS"))
    let unknown = CommandRun(["explore", Self.sound, "--target", "Missing"])
    #expect(unknown.code == 2)
    #expect(unknown.error.hasPrefix("wayleave: no target named 'Missing'"))
  }

  @Test func `an app whose accuracy is reduced by default has its grants as approximate first`()
    throws
  {
    let copy = try Self.copyOfSound(
      altering: "App/Info.plist", from: "<key>NSLocationDefaultAccuracyReduced</key>\n\t<false/>",
      to: "<key>NSLocationDefaultAccuracyReduced</key>\n\t<true/>")
    let output = CommandRun(["explore", copy.path, "--ios", "17", "--target", "TrailGuide"]).output
    let lines = output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains { $0.hasPrefix("While Using, approximate 2 yes") })
    #expect(!lines.contains { $0.hasPrefix("While Using 2 ") })
  }

  @Test func `limit: an extension is searched only where it is named`() throws {
    let copy = try Self.copyOfSound(
      altering: "Widget/TrailWidget.swift", from: "import WidgetKit",
      to: "import WidgetKit\nfunc follow() { _ = CLLocationUpdate.liveUpdates() }")
    let name = "TrailWidgetExtension"
    #expect(!CommandRun(["explore", copy.path, "--ios", "17"]).output.contains(name))
    #expect(
      CommandRun(["explore", copy.path, "--ios", "17", "--target", name]).output
        .hasPrefix("\(name) · widget extension"))
  }

  /// A copy of the example without faults with one place of one file altered.
  private static func copyOfSound(
    altering file: String, from old: String, to new: String
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["App", "Clip", "Config", "TrailGuide.xcodeproj", "Widget"] {
      try FileManager.default.copyItem(atPath: sound + "/" + name, toPath: folder.path + "/" + name)
    }
    let text = try folder.text(of: file)
    #expect(text.contains(old))
    try folder.write(text.replacingOccurrences(of: old, with: new), to: file)
    return folder
  }
}
