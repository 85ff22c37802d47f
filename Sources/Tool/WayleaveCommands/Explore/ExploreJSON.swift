import AuthorizationEngine
import PlatformModel
import Reports
import StateExploration

/// What people can make of apps as a versioned JSON document; Documentation/ModelSearch.md has its form.
struct ExploreJSON {
  private let document: JSONValue

  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  static let version = 1

  /// The document of what was found of each target.
  init(_ targets: [JSONValue]) {
    document = ["version": .integer(Self.version), "targets": .array(targets)]
  }

  /// The document, with a line feed at the end.
  var text: String { document.text }
}

extension ExploreSubject {
  /// The target, with what people can make of it.
  func json(_ outcomes: [SearchOutcome<Platform>]) -> JSONValue {
    [
      "names": .array(names.map(JSONValue.string)),
      "platform": .string(Platform.family.rawValue),
      "kind": .string(kind),
      "deploymentTarget": deploymentTarget.map { .string($0.number) } ?? .null,
      "calls": .array(calls.events.map { .string($0.spelled) }),
      "presumed": .boolean(calls.arePresumed),
      "outcomes": .array(asks ? outcomes.map(\.json) : []),
    ]
  }
}

extension SearchOutcome {
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

extension SearchEndState {
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

extension SearchOccurrence {
  fileprivate var json: JSONValue {
    [
      "effect": .string(effect.spelled),
      "taps": .integer(taps),
      "path": .array(path.map { .string($0.spelled) }),
    ]
  }
}
