import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// The words of scenarios on an Android phone.
enum AndroidGrammar: ScenarioGrammar {
  static let platform = "Android"
  static let ownParts = ["prompts"]
  static let ownStepParts: [String] = []
  static let renamed = [
    "system": "Android: 12...17", "android": "Android: 12...17", "dialogs": "prompts",
    "dialog": "prompt", "silence": "suppressed",
  ]

  static let verbs: [ScenarioVerb.Actor: [ScenarioVerb.Entry<AndroidScenario.Step>]] = [
    .person: person, .app: appVerbs, .world: world,
  ]

  /// "14", "11...16", "API 30...34".
  static func releases(_ value: YAMLValue) throws(YAMLProblem) -> OSVersion.Span {
    let text = try value.requireText("a range of releases")
    guard let span = AndroidRange(parsing: text)?.span else {
      throw YAMLProblem(
        value.line, "'\(text)' names no release of Android",
        possible: ["14", "11...16", "API 30...34"])
    }
    return span
  }

  static func name(of app: AndroidScenario.App) -> String { app.name }

  static func domain(of observation: AndroidObservation) -> [String]? { observation.domain }

  static func wait(_ length: Duration) -> AndroidScenario.Step { .init(.wait(length)) }

  static func until(_ moment: Duration) -> AndroidScenario.Step { .init(.until(moment)) }

  static func expect(
    _ app: AppID, _ expectations: [Expectation<AndroidObservation>]
  ) -> AndroidScenario.Step { .init(.expect(expectations), app: app) }
}

extension ScenarioFile<AndroidGrammar> {
  /// The story.
  ///
  /// - Parameter range: The releases to run it on instead of its own.
  func scenario(on range: OSVersion.Span?) throws(YAMLProblem) -> AndroidScenario {
    var scenario = AndroidScenario(
      name, about: about, releases: range ?? releases,
      switches: Set(try switches(of: Android.Switch.allCases, name: \.rawValue)), apps: apps,
      steps: steps)
    if let value = fields["prompts"] {
      scenario.generation = try ScenarioWords.one(
        of: Android.Generation.allCases, "generation of prompts", value.requireText("prompts"),
        line: value.line, name: \.description)
    }
    return scenario
  }
}
