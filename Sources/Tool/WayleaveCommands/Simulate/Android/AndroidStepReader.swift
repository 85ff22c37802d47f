import AuthorizationEngine
import PhoneSimulator
import PlatformModel

/// Reads the steps of a scenario on Android, each a mapping with one actor.
enum AndroidStepReader {
  static let actors = ["person", "app", "world", "wait", "expect"]

  /// Reads one step.
  static func step(_ value: YAMLValue) throws(YAMLProblem) -> AndroidScenario.Step {
    let fields = try YAMLFields(value, "a step", known: actors + ["android", "refused"])
    let named = actors.filter { fields[$0] != nil }
    guard let actor = named.first, let what = fields[actor], named.count == 1 else {
      throw YAMLProblem(
        value.line, named.isEmpty ? "a step has nobody who acts" : "a step has two actors",
        possible: actors.map { $0 + ":" })
    }
    var step = AndroidScenario.Step(try act(actor, what), line: what.line)
    if let value = fields["android"] { step.levels = try AndroidScenarioFile.levels(value) }
    if let value = fields["refused"] {
      step.refusal = try ScenarioWords.one(
        of: Android.Refusal.allCases, "reason to refuse", value.requireText("refused"),
        line: value.line, name: \.rawValue)
    }
    return step
  }

  private static func act(
    _ actor: String, _ what: YAMLValue
  ) throws(YAMLProblem) -> AndroidScenario.Act {
    switch actor {
    case "wait": return .wait(try ScenarioWords.duration(what.requireText("wait"), line: what.line))
    case "expect": return .expect(try expectations(what))
    default:
      if let act = try structured(actor, what) { return act }
      let text = try what.requireText("what the \(actor) does")
      let words = text.filter { $0 != "(" && $0 != ")" }
      for verb in verbs where verb.actor == actor {
        if let act = try verb.read(words, what.line) { return act }
      }
      throw YAMLProblem(
        what.line, "'\(text)' is no verb of the \(actor)",
        possible: verbs.filter { $0.actor == actor }.map(\.name))
    }
  }

  /// Verbs with a mapping behind them: an update with another package.
  private static func structured(
    _ actor: String, _ what: YAMLValue
  ) throws(YAMLProblem) -> AndroidScenario.Act? {
    guard actor == "person", what.text == nil else { return nil }
    let pairs = try what.pairs("what the person does")
    guard let pair = pairs.first, pairs.count == 1 else {
      throw YAMLProblem(what.line, "a step has one verb", possible: ["a step for each"])
    }
    switch pair.key {
    case "update": return .update(try AndroidScenarioFile.build(pair.value))
    default:
      return try act(actor, pair.key, pair.value.requireText(pair.key), pair.value.line)
    }
  }

  private static func act(
    _ actor: String, _ verb: String, _ rest: String, _ line: Int
  ) throws(YAMLProblem) -> AndroidScenario.Act {
    for entry in verbs where entry.actor == actor {
      if let act = try entry.read("\(verb) \(rest)", line) { return act }
    }
    throw YAMLProblem(
      line, "'\(verb)' is no verb of the \(actor)",
      possible: verbs.filter { $0.actor == actor }.map(\.name))
  }

  private static func expectations(
    _ value: YAMLValue
  ) throws(YAMLProblem) -> [AndroidExpectation] {
    var expectations: [AndroidExpectation] = []
    for (name, seen) in try value.pairs("what is expected") {
      let observation = try ScenarioWords.one(
        of: AndroidObservation.allCases, "observation", name, line: value.line, name: \.rawValue)
      var words: [String] = []
      for part in seen.isList ? seen.list : [seen] {
        let word = try part.requireText(name)
        if word != "none" { words.append(word) }
      }
      expectations.append(AndroidExpectation(observation, words, line: value.line))
    }
    return expectations
  }
}
