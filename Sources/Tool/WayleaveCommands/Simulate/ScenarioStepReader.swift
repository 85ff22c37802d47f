import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// Reads the steps of a scenario, each a mapping with one actor.
struct ScenarioStepReader {
  /// The apps that a step can name.
  let apps: [AppPackage]
  /// Where files that a step names are opened.
  let folder: ScenarioFolder

  static let actors = ["person", "app", "world", "wait", "until", "expect"]
  static let modifiers = ["as", "manager", "iOS", "refused"]

  /// Reads one step.
  func step(_ value: YAMLValue) throws(YAMLProblem) -> Scenario.Step {
    let fields = try YAMLFields(value, "a step", known: Self.actors + Self.modifiers)
    let named = Self.actors.filter { fields[$0] != nil }
    guard let actor = named.first, let what = fields[actor], named.count == 1 else {
      throw YAMLProblem(
        value.line, named.isEmpty ? "a step has nobody who acts" : "a step has two actors",
        possible: Self.actors.map { $0 + ":" })
    }
    let context = ScenarioContext(
      apps: apps, app: try app(fields["as"]), manager: try manager(fields["manager"]),
      folder: folder)
    var step = Scenario.Step(try act(actor, what, context), line: what.line)
    if let value = fields["iOS"] { step.releases = try ScenarioWords.releases(value) }
    if let value = fields["refused"] {
      step.refusal = try ScenarioWords.one(
        of: Refusal.allCases, "reason to refuse", value.requireText("refused"), line: value.line,
        name: \.rawValue)
    }
    return step
  }

  private func act(
    _ actor: String, _ what: YAMLValue, _ context: ScenarioContext
  ) throws(YAMLProblem) -> Scenario.Act {
    switch actor {
    case "person": return .person(try ScenarioVerb(what, .person).read(context, Self.person))
    case "app":
      return .app(context.app, try ScenarioVerb(what, .app).read(context, Self.appVerbs))
    case "world": return .world(try ScenarioVerb(what, .world).read(context, Self.world))
    case "wait":
      return .wait(try ScenarioWords.duration(what.requireText("wait"), line: what.line))
    case "until":
      return .until(try ScenarioWords.duration(what.requireText("until"), line: what.line))
    default: return .expect(context.app, try expectations(what))
    }
  }

  private func app(_ value: YAMLValue?) throws(YAMLProblem) -> AppID {
    guard let value else { return AppID(rawValue: 0) }
    return try ScenarioContext.app(try value.requireText("as"), among: apps, line: value.line)
  }

  private func manager(_ value: YAMLValue?) throws(YAMLProblem) -> Int {
    guard let value else { return 1 }
    guard let number = value.text.flatMap({ Int($0) }), number > 0 else {
      throw YAMLProblem(
        value.line, "a manager is named by its number in the order of creation",
        possible: ["1", "2"])
    }
    return number
  }

  private func expectations(_ value: YAMLValue) throws(YAMLProblem) -> [Expectation] {
    var expectations: [Expectation] = []
    for (name, value) in try value.pairs("expect") {
      let observation = try ScenarioWords.one(
        of: Observation.allCases, "thing to expect", name, line: value.line, name: \.rawValue)
      var words: [String] = []
      for part in value.list {
        let word = try part.requireText(name).replacingStraightApostrophe
        if word == "none" || word == "shown" {
          if word == "shown" { words.append(word) }
          continue
        }
        if let domain = observation.domain, !domain.contains(word) {
          throw YAMLProblem(
            part.line, unknown: "value of \(name)", word, known: domain + ["none"])
        }
        words.append(word)
      }
      expectations.append(Expectation(observation, words, line: value.line))
    }
    return expectations
  }
}

extension String {
  /// The text with the apostrophe that Apple sets in "Don’t Allow".
  var replacingStraightApostrophe: String {
    String(map { $0 == "'" ? "’" : $0 })
  }
}
