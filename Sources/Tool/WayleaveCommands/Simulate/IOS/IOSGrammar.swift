import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// The words of scenarios on an iPhone.
enum IOSGrammar: ScenarioGrammar {
  static let platform = "iOS"
  static let ownParts = ["phone", "timing"]
  static let ownStepParts = ["manager"]
  static let renamed: [String: String] = [:]

  static let verbs: [ScenarioVerb.Actor: [ScenarioVerb.Entry<Scenario.Step>]] = [
    .person: person.map { $0.map { verb, _ in Scenario.Step(.person(verb)) } },
    .app: appVerbs.map { $0.map { verb, context in Scenario.Step(.app(context.app, verb)) } },
    .world: world.map { $0.map { verb, _ in Scenario.Step(.world(verb)) } },
  ]

  static func releases(_ value: YAMLValue) throws(YAMLProblem) -> OSVersion.Span {
    try ScenarioWords.releases(value)
  }

  static func app(_ value: YAMLValue) throws(YAMLProblem) -> ScenarioApp {
    try ScenarioApp(value)
  }

  static func name(of app: ScenarioApp) -> String { app.package.name }

  static func domain(of observation: Observation) -> [String]? { observation.domain }

  static func wait(_ length: Duration) -> Scenario.Step { Scenario.Step(.wait(length)) }

  static func until(_ moment: Duration) -> Scenario.Step { Scenario.Step(.until(moment)) }

  static func expect(
    _ app: AppID, _ expectations: [Expectation<Observation>]
  ) -> Scenario.Step { Scenario.Step(.expect(app, expectations)) }
}

extension ScenarioFile<IOSGrammar> {
  /// The story.
  ///
  /// - Parameter range: The releases to run it on instead of its own.
  func scenario(on range: OSVersion.Span?) throws(YAMLProblem) -> Scenario {
    var scenario = Scenario(
      name, about: about, releases: range ?? releases, apps: apps.map(\.package), steps: steps)
    for app in apps { try app.check(scenario.releases) }
    if let value = fields["phone"] { scenario.model = try model(value) }
    for one in try switches(of: IOS.Switch.allCases, name: { "\($0)" }) {
      scenario.switches[one] = true
    }
    if let value = fields["timing"] { scenario.timing = try ScenarioTiming(value).timing }
    return scenario
  }

  private func model(_ value: YAMLValue) throws(YAMLProblem) -> PhoneModel {
    switch try value.requireText("the phone").lowercased() {
    case "notch": return .notch
    case "home button": return .homeButton
    default:
      throw YAMLProblem(
        value.line, unknown: "kind of phone", value.text ?? "", known: ["notch", "home button"])
    }
  }
}
