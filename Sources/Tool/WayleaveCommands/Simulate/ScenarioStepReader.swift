import PhoneSimulator
import PlatformModel

/// Reads the steps of a scenario, each a mapping with one actor.
struct ScenarioStepReader<Grammar: ScenarioGrammar> {
  /// The names of the apps that a step can name.
  let apps: [String]
  /// Where files that a step names are opened.
  let folder: ScenarioFolder

  static var actors: [String] { ["person", "app", "world", "wait", "until", "expect"] }
  static var modifiers: [String] { ["as", Grammar.platform, "refused"] + Grammar.ownStepParts }

  /// Reads one step.
  func step(_ value: YAMLValue) throws(YAMLProblem) -> Grammar.Step {
    let fields = try YAMLFields(
      value, "a step", known: Self.actors + Self.modifiers, renamed: Grammar.renamed)
    let named = Self.actors.filter { fields[$0] != nil }
    guard let actor = named.first, let what = fields[actor], named.count == 1 else {
      throw YAMLProblem(
        value.line, named.isEmpty ? "a step has no actor" : "a step has two actors",
        possible: Self.actors.map { $0 + ":" })
    }
    let context = ScenarioContext(
      apps: apps, app: try app(fields["as"]), manager: try manager(fields["manager"]),
      folder: folder)
    var step = try act(actor, what, context)
    step.line = what.line
    if let value = fields[Grammar.platform] { step.releases = try Grammar.releases(value) }
    if let value = fields["refused"] {
      step.refusal = try ScenarioWords.one(
        of: Array(Grammar.Step.Refusal.allCases), "reason to refuse",
        value.requireText("refused"), line: value.line, name: \.rawValue)
    }
    return step
  }

  private func act(
    _ actor: String, _ what: YAMLValue, _ context: ScenarioContext
  ) throws(YAMLProblem) -> Grammar.Step {
    if let actor = ScenarioVerb.Actor(rawValue: actor) {
      return try ScenarioVerb(what, actor).read(context, Grammar.verbs[actor] ?? [])
    }
    switch actor {
    case "wait":
      return Grammar.wait(try ScenarioWords.duration(what.requireText("wait"), line: what.line))
    case "until":
      return Grammar.until(try ScenarioWords.duration(what.requireText("until"), line: what.line))
    default: return Grammar.expect(context.app, try expectations(what))
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

  private func expectations(
    _ value: YAMLValue
  ) throws(YAMLProblem) -> [Expectation<Grammar.Observation>] {
    var expectations: [Expectation<Grammar.Observation>] = []
    for (name, value) in try value.pairs("expect") {
      if let new = Grammar.renamed[name] { throw YAMLProblem(value.line, old: name, new: new) }
      let observation = try ScenarioWords.one(
        of: Array(Grammar.Observation.allCases), "thing to expect", name, line: value.line,
        name: \.rawValue)
      var words: [String] = []
      for part in value.list {
        let word = try part.requireText(name).replacingStraightApostrophe
        if word == "none" || word == "shown" {
          if word == "shown" { words.append(word) }
          continue
        }
        if let domain = Grammar.domain(of: observation), !domain.contains(word) {
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
