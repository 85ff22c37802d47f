import AuthorizationEngine
import PlatformModel
import Reports
import StateExploration

/// What people can make of apps as a versioned JSON document; Documentation/ModelSearch.md has its form.
struct ExploreJSON {
  private let document: JSONValue

  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  static let version = 1

  init(_ explored: [(subject: ExploreSubject, outcomes: [AppOutcome])]) {
    document = [
      "version": .integer(Self.version),
      "targets": .array(
        explored.map { subject, outcomes in
          [
            "names": .array(subject.names.map(JSONValue.string)),
            "kind": .string(subject.kind),
            "deploymentTarget": subject.deploymentTarget.map { .string($0.number) } ?? .null,
            "calls": .array(subject.calls.map { .string($0.spelled) }),
            "outcomes": .array(subject.asks ? outcomes.map(\.json) : []),
          ]
        }),
    ]
  }

  /// The document, with a line feed at the end.
  var text: String { document.text }
}

extension AppOutcome {
  fileprivate var json: JSONValue {
    [
      "first": .string(releases.first.number),
      "last": .string(releases.last.number),
      "states": .integer(graph.count),
      "transitions": .integer(graph.transitionCount),
      "finished": .boolean(graph.isFinished),
      "endStates": .array(endStates.map(\.json)),
      "crashes": .array(crashes.map(\.json)),
      "silences": .array(silences.map(\.json)),
    ]
  }
}

extension EndState {
  fileprivate var json: JSONValue {
    [
      "standing": .string(kind.standing.rawValue),
      "reduced": .boolean(kind.isReduced),
      "location": .string("\(kind.location)"),
      "always": kind.always.map { .string("\($0)") } ?? .null,
      "deadEnd": .boolean(isDeadEnd),
      "taps": .integer(taps),
      "path": .array(path.map { .string($0.spelled) }),
      "states": .integer(stateCount),
    ]
  }
}

extension Occurrence {
  fileprivate var json: JSONValue {
    [
      "effect": .string(effect.spelled),
      "taps": .integer(taps),
      "path": .array(path.map { .string($0.spelled) }),
    ]
  }
}
