import AuthorizationEngine
import PhoneSimulator
import Reports

extension ScenarioResult {
  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  static let jsonVersion = 1

  /// Results as one JSON document; Documentation/JSON.md has its form.
  static func json(_ results: [ScenarioResult]) -> String {
    let document: JSONValue = [
      "version": .integer(jsonVersion),
      "scenarios": .array(results.map(\.json)),
    ]
    return document.text
  }

  private var json: JSONValue {
    switch self {
    case .ran(let report):
      [
        "file": .string(report.file),
        "name": .string(report.name),
        "passed": .boolean(hasPassed),
        "outcomes": .array(report.outcomes.map(\.json)),
        "problem": .null,
      ]
    case .unreadable(let file, let problem):
      [
        "file": .string(file),
        "name": .null,
        "passed": false,
        "outcomes": [],
        "problem": [
          "line": problem.line > 0 ? .integer(problem.line) : .null,
          "message": .string(problem.message),
          "possible": .array(problem.possible.map(JSONValue.string)),
        ],
      ]
    }
  }
}

extension ScenarioOutcome {
  fileprivate var json: JSONValue {
    [
      "releases": .array(versions.map { .string($0.number) }),
      "timeline": .array(timeline.lines.map(\.json)),
      "failures": .array(record.failures.map(\.json)),
      "obstacle": record.obstacle?.json ?? .null,
    ]
  }
}

extension Timeline.Line {
  fileprivate var json: JSONValue {
    [
      "milliseconds": .integer(Int(clamping: time.milliseconds)),
      "who": .string(who),
      "what": .string(what),
      "prompt": prompt?.json ?? .null,
    ]
  }
}

extension PhonePrompt {
  fileprivate var json: JSONValue {
    [
      "id": .integer(id),
      "kind": prompt.map { .string($0.description) } ?? .null,
      "title": .string(title),
      "body": body.map(JSONValue.string) ?? .null,
      "buttons": .array(buttons.map { .string($0.rawValue) }),
      "map": .boolean(showsMap),
      "precise": precise.map { .boolean($0 == .full) } ?? .null,
    ]
  }
}

extension StoryRecord.Failure {
  fileprivate var json: JSONValue {
    [
      "line": .integer(line),
      "observation": .string(observation),
      "expected": .array(values.map(JSONValue.string)),
      "seen": .array(seen.map(JSONValue.string)),
    ]
  }
}

extension StoryRecord.Obstacle {
  fileprivate var json: JSONValue {
    [
      "line": .integer(line),
      "message": .string(message),
      "possible": .array(possible.map(JSONValue.string)),
    ]
  }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return overflow ? .max : product &+ attoseconds / 1_000_000_000_000_000
  }
}
