import PageReports
import PhoneSimulator
import PlatformModel
import Testing

@testable import WayleaveCommands

@Suite("What the phone of a page offers")
struct PageVerbsTests {
  private static func story(_ platform: String, _ app: String, _ step: String) throws
    -> ScenarioStory
  {
    let text = "scenario: x\n\(platform)\napp: \(app)\nsteps:\n  - \(step)\n"
    return try ScenarioStory(reading: Array(text.utf8), beside: ScenarioFolder(of: "x.yml"))
  }

  @Test(arguments: PageVerbs.iOS.map(\.words))
  func `is spelled as a scenario on an iPhone spells it`(words: String) throws {
    let story = try Self.story("iOS: 17.4", "{name: Trail}", words)
    let scenario = try #require(story.onIOS)
    #expect(scenario.steps.map(\.act) == PageVerbs.iOS.filter { $0.words == words }.map(\.act))
  }

  @Test(arguments: PageVerbs.android.map(\.words))
  func `is spelled as a scenario on Android spells it`(words: String) throws {
    let story = try Self.story("Android: API 34", "{name: Trail, target: 34}", words)
    let scenario = try #require(story.onAndroid)
    #expect(
      scenario.steps.map(\.act) == PageVerbs.android.filter { $0.words == words }.map(\.act))
  }
}
