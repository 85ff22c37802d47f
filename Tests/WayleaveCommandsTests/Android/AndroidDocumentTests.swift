import AuthorizationEngine
import Foundation
import PhoneSimulator
import ServiceNeeds
import TestSupport
import Testing

@testable import WayleaveCommands

/// Documentation/Android.md: its examples run, and nothing that can be written is left out.
@Suite("The document on Android")
struct AndroidDocumentTests {
  private static let text: String = {
    let path = URL(fileURLWithPath: ShippedScenarios.folder).deletingLastPathComponent()
      .appendingPathComponent("Documentation/Android.md").path
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()

  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func `the scenario runs as it says`() throws {
    let folder = try TemporaryFolder(["story.yml": try #require(Self.blocks("yaml").first)])
    let result = ScenarioResult(of: folder.path + "/story.yml", on: nil)
    #expect(result.problemLine == nil)
    #expect(result.report?.failures == [])
    #expect(result.report?.checkCount ?? 0 > 0)
  }

  @Test func `the snapshot is understood, and has causes`() throws {
    let folder = try TemporaryFolder(["s.json": try #require(Self.blocks("json").first)])
    let run = CommandRun(["diagnose", folder.path + "/s.json", "--needs", "situm"])
    #expect(run.code == 0)
    #expect(run.output.contains("Wi-Fi is off, and Wi-Fi scanning is off."))
    #expect(run.output.contains("The Nearby devices permission is denied."))
    #expect(!run.output.contains("not known here"))
  }

  @Test(arguments: [
    ScenarioFile<AndroidGrammar>.parts, AndroidGrammar.appParts,
    ScenarioStepReader<AndroidGrammar>.actors, ScenarioStepReader<AndroidGrammar>.modifiers,
    AndroidGrammar.verbs.values.joined().filter { !$0.isOld }.map(\.name),
    AndroidObservation.allCases.map(\.rawValue),
    Android.Switch.allCases.map(\.rawValue), AndroidSnapshot.members,
    AndroidCapability.allCases.map(\.rawValue), AndroidSymptom.allCases.map(\.rawValue),
  ])
  func `every word of the forms is described`(words: [String]) {
    let isThere = { (word: String) in
      Self.text.contains("`\(word)`") || Self.text.contains("\"\(word)\":")
    }
    #expect(words.filter { !isThere($0) } == [])
  }

  @Test(
    arguments: Android.Toggle.allCases.map(\.title) + Android.SettingsChoice.allCases.map(\.label))
  func `every switch and choice is named`(name: String) {
    let text = Self.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains(name))
  }
}
