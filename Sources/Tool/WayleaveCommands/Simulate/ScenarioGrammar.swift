import PhoneSimulator
import PlatformModel

/// The words of scenarios on a platform: ``ScenarioFile`` reads what both platforms share.
protocol ScenarioGrammar {
  /// What is installed.
  associatedtype App
  associatedtype Step: ScenarioStep
  /// What can be looked at.
  associatedtype Observation: RawRepresentable<String>, CaseIterable, Hashable, Sendable

  /// The name of the platform, and of the part with its releases.
  static var platform: String { get }
  /// The parts of a file that the platform alone has.
  static var ownParts: [String] { get }
  /// The parts of a step that the platform alone has.
  static var ownStepParts: [String] { get }
  /// Words of older files, and those that took their places.
  static var renamed: [String: String] { get }
  /// What each can do.
  static var verbs: [ScenarioVerb.Actor: [ScenarioVerb.Entry<Step>]] { get }

  /// Reads a range of releases.
  static func releases(_ value: YAMLValue) throws(YAMLProblem) -> OSVersion.Span
  /// Reads an app.
  static func app(_ value: YAMLValue) throws(YAMLProblem) -> App
  static func name(of app: App) -> String
  /// The words that an observation can give; nil if any text can come.
  static func domain(of observation: Observation) -> [String]?

  static func wait(_ length: Duration) -> Step
  static func until(_ moment: Duration) -> Step
  static func expect(_ app: AppID, _ expectations: [Expectation<Observation>]) -> Step
}

/// A step of a scenario, with what every platform's step has.
protocol ScenarioStep: Sendable {
  associatedtype Refusal: RawRepresentable<String>, CaseIterable

  var line: Int { get set }
  var releases: OSVersion.Span { get set }
  var refusal: Refusal? { get set }
}

extension Scenario.Step: ScenarioStep {}

extension AndroidScenario.Step: ScenarioStep {}
