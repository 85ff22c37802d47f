import AuthorizationEngine
import PhoneSimulator

/// What a verb of a scenario can refer to.
struct ScenarioContext {
  /// The names of the apps.
  var apps: [String]
  var app: AppID
  var manager: Int
  var folder: ScenarioFolder

  /// The app with a name.
  static func app(
    _ name: String, among apps: [String], line: Int
  ) throws(YAMLProblem) -> AppID {
    guard let place = apps.firstIndex(of: name) else {
      throw YAMLProblem(line, unknown: "app", name, known: apps)
    }
    return AppID(rawValue: place)
  }
}

/// A verb with what is behind it: "answer Allow Once", "location: Berlin", "lock".
struct ScenarioVerb {
  /// Who acts.
  enum Actor: String, CaseIterable {
    case person
    case app
    case world
  }

  /// What is behind the verb.
  struct Argument {
    var verb: String
    var line: Int
    var text: String?
    var value: YAMLValue?
  }

  /// A verb that is known, with how to read it.
  struct Entry<Act: Sendable>: Sendable {
    var name: String
    /// Whether it is a word of older files; an error names the new one.
    var isOld = false
    var read: @Sendable (Argument, ScenarioContext) throws(YAMLProblem) -> Act

    init(
      _ name: String,
      _ read: @escaping @Sendable (Argument, ScenarioContext) throws(YAMLProblem) -> Act
    ) {
      self.name = name
      self.read = read
    }

    /// A verb of older files.
    init(old name: String, new: String) {
      self.init(name) { argument, _ throws(YAMLProblem) in
        throw YAMLProblem(argument.line, old: name, new: new)
      }
      isOld = true
    }

    /// The same verb, as part of something larger.
    func map<Whole>(
      _ whole: @escaping @Sendable (Act, ScenarioContext) -> Whole
    ) -> Entry<Whole> {
      var entry = Entry<Whole>(name) { [read] argument, context throws(YAMLProblem) in
        whole(try read(argument, context), context)
      }
      entry.isOld = isOld
      return entry
    }
  }

  private let line: Int
  private let actor: Actor
  private let words: String
  private let value: YAMLValue?

  init(_ value: YAMLValue, _ actor: Actor) throws(YAMLProblem) {
    self.actor = actor
    if let text = value.text {
      (words, self.value, line) = (text, nil, value.line)
      return
    }
    let pairs = try value.pairs("what the \(actor.rawValue) does")
    guard let pair = pairs.first, pairs.count == 1 else {
      throw YAMLProblem(value.line, "a step has one verb", possible: ["a step for each"])
    }
    (words, self.value, line) = (pair.key, pair.value, pair.value.line)
  }

  /// Reads the verb with the entry whose name begins it; of several, the longest.
  func read<Act>(
    _ context: ScenarioContext, _ entries: [Entry<Act>]
  ) throws(YAMLProblem) -> Act {
    let words = words.filter { $0 != "(" && $0 != ")" }.split(separator: " ")
    let found = entries.filter { entry in
      let name = entry.name.split(separator: " ")
      return words.count >= name.count
        && zip(name, words).allSatisfy { $0.lowercased() == $1.lowercased() }
    }.max { $0.name.count < $1.name.count }
    guard let found else {
      // What is misspelled is the verb, not what is behind it.
      let known = entries.filter { !$0.isOld }.map(\.name)
      let near = known.filter { name in
        let count = name.split(separator: " ").count
        return YAMLProblem.isNear(name, words.prefix(count).joined(separator: " "))
      }
      throw YAMLProblem(
        line, "'\(self.words)' is not a verb of the \(actor.rawValue)",
        possible: near.isEmpty ? known : near)
    }
    let used = found.name.split(separator: " ").count
    let rest = words.dropFirst(used).drop { $0 == "=" }.joined(separator: " ")
    let written = value.map(\.text) ?? rest
    let text = written.flatMap { $0.isEmpty ? nil : $0 }
    return try found.read(Argument(verb: found.name, line: line, text: text, value: value), context)
  }
}

extension ScenarioVerb.Argument {
  /// The text behind the verb.
  func words(_ what: String, possible: [String] = []) throws(YAMLProblem) -> String {
    guard let text else {
      throw YAMLProblem(
        line, isStructured ? "\(what) is a text" : "\(what) is missing behind the verb",
        possible: possible)
    }
    return text
  }

  /// Nothing may be behind the verb.
  func nothing() throws(YAMLProblem) {
    if text != nil || isStructured {
      let what = text.map { "'\($0)'" } ?? "a value"
      throw YAMLProblem(
        line, "\(what) follows a verb that takes nothing", possible: ["\(verb) alone"])
    }
  }

  /// Whether a list or a mapping is behind the verb.
  private var isStructured: Bool { value.map { $0.text == nil } ?? false }

  /// The app behind the verb, or the one that the step is about.
  func app(_ context: ScenarioContext) throws(YAMLProblem) -> AppID {
    guard let text else {
      guard !isStructured else {
        throw YAMLProblem(line, "an app is a text", possible: context.apps)
      }
      return context.app
    }
    return try ScenarioContext.app(text, among: context.apps, line: line)
  }

  /// The value with the name that is behind the verb.
  func one<Value>(
    of values: [Value], _ what: String, asking asked: String, name: (Value) -> String
  ) throws(YAMLProblem) -> Value {
    let text = try words(asked, possible: values.map(name))
    return try ScenarioWords.one(of: values, what, text, line: line, name: name)
  }

  /// "on" or "off"; on where nothing is behind the verb.
  func isOn() throws(YAMLProblem) -> Bool {
    try ScenarioWords.isOn(words("on or off", possible: ["on", "off"]), line: line)
  }

  /// The beacons that can be heard; empty for "none".
  func beacons() throws(YAMLProblem) -> [String] {
    var beacons: [String] = []
    for value in value?.list ?? [] { beacons.append(try value.requireText("a beacon")) }
    if value == nil { beacons = [try words("a beacon", possible: ["none"])] }
    return beacons.filter { $0 != "none" }
  }
}
