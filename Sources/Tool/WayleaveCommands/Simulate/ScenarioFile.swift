import PlatformModel

/// A scenario as it is written down in YAML; Documentation/Scenarios.md has the whole form.
struct ScenarioFile<Grammar: ScenarioGrammar> {
  let name: String
  let about: String?
  /// The releases to run it on; nil if it names none.
  let releases: OSVersion.Span?
  let apps: [Grammar.App]
  let steps: [Grammar.Step]
  /// Everything that was written.
  let fields: YAMLFields

  static var parts: [String] {
    ["scenario", "about", Grammar.platform] + Grammar.ownParts
      + ["switches", "app", "apps", "steps"]
  }

  /// Reads a file's root; other files that it names are opened beside it.
  init(_ root: YAMLValue, beside folder: ScenarioFolder) throws(YAMLProblem) {
    fields = try YAMLFields(root, "a scenario", known: Self.parts, renamed: Grammar.renamed)
    apps = try Self.apps(fields)
    name = try fields.required("scenario").requireText("the name of the scenario")
    about = try fields["about"]?.requireText("about")
    releases = try fields[Grammar.platform].map(Grammar.releases)
    let written = try fields.required("steps")
    guard written.isList else {
      throw YAMLProblem(written.line, "steps are a list", possible: ["- person: open"])
    }
    let reader = ScenarioStepReader<Grammar>(apps: apps.map(Grammar.name), folder: folder)
    var steps: [Grammar.Step] = []
    for step in written.list { steps.append(try reader.step(step)) }
    self.steps = steps
  }

  private static func apps(_ fields: YAMLFields) throws(YAMLProblem) -> [Grammar.App] {
    var apps: [Grammar.App] = []
    for value in [fields["app"]].compactMap(\.self) + (fields["apps"]?.list ?? []) {
      let app = try Grammar.app(value)
      let name = Grammar.name(of: app)
      if apps.contains(where: { Grammar.name(of: $0) == name }) {
        throw YAMLProblem(value.line, "two apps are named \(name)")
      }
      apps.append(app)
    }
    guard !apps.isEmpty else {
      throw YAMLProblem(fields.line, "a scenario needs an app", possible: ["app:", "apps:"])
    }
    return apps
  }

  /// The points on which sources disagree for which the scenario takes the other reading.
  func switches<Switch>(
    of all: [Switch], name: (Switch) -> String
  ) throws(YAMLProblem) -> [Switch] {
    var switches: [Switch] = []
    for value in fields["switches"]?.list ?? [] {
      let word = try value.requireText("a switch")
      guard let one = all.first(where: { name($0) == word }) else {
        throw YAMLProblem(
          value.line, unknown: "point on which sources disagree", word, known: all.map(name))
      }
      switches.append(one)
    }
    return switches
  }
}
