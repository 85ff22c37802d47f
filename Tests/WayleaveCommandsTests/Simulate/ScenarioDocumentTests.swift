import AuthorizationEngine
import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import WayleaveCommands

/// Documentation/Scenarios.md and the examples in Scenarios/verbs: they run, and nothing that can be
/// written is left out.
@Suite("The document on scenarios")
struct ScenarioDocumentTests {
  private static let path = URL(fileURLWithPath: ShippedScenarios.folder)
    .deletingLastPathComponent().appendingPathComponent("Documentation/Scenarios.md").path

  private static let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""

  /// The blocks of code in a language.
  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private static let verbs = ShippedScenarios.folder + "/verbs"

  static let examples =
    blocks("yaml")
    + ShippedScenarios.names.filter { $0.hasPrefix("verbs/") }.compactMap {
      try? String(contentsOfFile: "\(ShippedScenarios.folder)/\($0)", encoding: .utf8)
    }

  /// A folder with the track that an example follows.
  private static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let track = try String(contentsOfFile: verbs + "/walk.gpx", encoding: .utf8)
    return try TemporaryFolder(files.merging(["walk.gpx": track]) { file, _ in file })
  }

  /// The words between backquotes outside of the examples.
  private static let described: Set<String> = {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("  ") }
    return Set(
      lines.flatMap { line in
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
      })
  }()

  @Test(arguments: examples)
  func `an example runs as it says`(example: String) throws {
    let folder = try Self.folder(["story.yml": example])
    let result = ScenarioResult(of: folder.path + "/story.yml", on: nil)
    #expect(result.problemLine == nil)
    #expect(result.report?.failures == [])
    #expect(result.report?.checkCount ?? 0 > 0)
  }

  @Test(arguments: [
    ("person", IOSGrammar.person.map(\.name)),
    ("app", IOSGrammar.appVerbs.map(\.name)),
    ("world", IOSGrammar.world.map(\.name)),
  ])
  func `every verb is described, and done in an example`(actor: String, verbs: [String]) {
    let all = Self.examples.joined(separator: "\n")
    for verb in verbs {
      #expect(Self.described.contains(verb), "\(verb)")
      let forms = ["\(actor): \(verb)", "\(actor): {\(verb)", "\(actor):\n      \(verb)"]
      #expect(forms.contains { all.contains($0) }, "\(verb)")
    }
  }

  @Test(arguments: Observation.allCases)
  func `every observation is described, and looked at in an example`(
    observation: Observation
  ) throws {
    #expect(Self.described.contains(observation.rawValue))
    let steps = try Self.scenarios().flatMap(\.steps)
    #expect(steps.contains { $0.expected(observation)?.isEmpty == false })
  }

  private static func scenarios() throws -> [Scenario] {
    let folder = try Self.folder()
    return try examples.compactMap { example in
      try ScenarioStory(
        reading: Array(example.utf8), beside: ScenarioFolder(of: folder.path + "/story.yml")
      ).onIOS
    }
  }

  @Test(arguments: [
    ScenarioFile<IOSGrammar>.parts, ScenarioTiming.names.map(\.0),
    IOS.Switch.allCases.map { "\($0)" },
    PhoneSwitch.allCases.map(\.title), ScenarioStepReader<IOSGrammar>.actors,
    ScenarioStepReader<IOSGrammar>.modifiers,
  ])
  func `every other word of the form is described`(words: [String]) {
    #expect(words.filter { !Self.described.contains($0) } == [])
  }

  @Test(arguments: ScenarioTiming.names.indices)
  func `the document tells how long things take`(place: Int) throws {
    let (name, length) = ScenarioTiming.names[place]
    let row = try #require(
      Self.text.split(separator: "\n").first { $0.hasPrefix("| `\(name)` | ") })
    let cell = row.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)
    #expect(try ScenarioWords.duration(cell, line: 1) == Timing()[keyPath: length])
  }
}
