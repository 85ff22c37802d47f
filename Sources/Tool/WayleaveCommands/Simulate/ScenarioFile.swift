import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// A scenario as it is written down in YAML; Documentation/Scenarios.md has the whole form.
struct ScenarioFile {
  /// The story.
  let scenario: Scenario

  /// Reads a file's bytes; other files that it names are opened beside it.
  ///
  /// - Parameter range: The releases to run it on instead of its own.
  init(
    reading bytes: [UInt8], beside folder: ScenarioFolder, on range: OSVersion.Span? = nil
  ) throws(YAMLProblem) {
    guard let root = try YAMLValue(reading: bytes) else {
      throw YAMLProblem(1, "the file is empty", possible: Self.names.map { $0 + ":" })
    }
    let fields = try YAMLFields(root, "a scenario", known: Self.names)
    let installed = try Self.apps(fields)
    let apps = installed.map(\.package)
    var scenario = Scenario(
      try fields.required("scenario").requireText("the name of the scenario"),
      about: try fields["about"]?.requireText("about"), apps: apps, steps: [])
    if let value = fields["iOS"] { scenario.releases = try ScenarioWords.releases(value) }
    if let range { scenario.releases = range }
    for app in installed { try app.check(scenario.releases) }
    if let value = fields["phone"] { scenario.model = try Self.model(value) }
    for value in fields["switches"]?.list ?? [] { try Self.choose(value, in: &scenario.switches) }
    if let value = fields["timing"] { scenario.timing = try ScenarioTiming(value).timing }
    let steps = try fields.required("steps")
    guard steps.isList else {
      throw YAMLProblem(steps.line, "steps are a list", possible: ["- person: open"])
    }
    let reader = ScenarioStepReader(apps: apps, folder: folder)
    for step in steps.list { scenario.steps.append(try reader.step(step)) }
    self.scenario = scenario
  }

  static let names = [
    "scenario", "about", "iOS", "phone", "switches", "timing", "app", "apps", "steps",
  ]

  private static func apps(_ fields: YAMLFields) throws(YAMLProblem) -> [ScenarioApp] {
    var apps: [ScenarioApp] = []
    for value in [fields["app"]].compactMap(\.self) + (fields["apps"]?.list ?? []) {
      let app = try ScenarioApp(value)
      if apps.contains(where: { $0.package.name == app.package.name }) {
        throw YAMLProblem(value.line, "two apps are named \(app.package.name)")
      }
      apps.append(app)
    }
    guard !apps.isEmpty else {
      throw YAMLProblem(fields.line, "a scenario needs an app", possible: ["app:", "apps:"])
    }
    return apps
  }

  private static func model(_ value: YAMLValue) throws(YAMLProblem) -> PhoneModel {
    switch try value.requireText("the phone").lowercased() {
    case "notch": return .notch
    case "home button": return .homeButton
    default:
      throw YAMLProblem(
        value.line, unknown: "kind of phone", value.text ?? "", known: ["notch", "home button"])
    }
  }

  private static func choose(
    _ value: YAMLValue, in switches: inout Switches
  ) throws(YAMLProblem) {
    let name = try value.requireText("a switch")
    guard let one = Switch.allCases.first(where: { "\($0)" == name }) else {
      throw YAMLProblem(
        value.line, unknown: "point on which sources disagree", name,
        known: Switch.allCases.map { "\($0)" })
    }
    switches[one] = true
  }
}
