import Testing

@testable import Explanations

/// One index for all suites; it is a value.
let explainer = Explainer()

extension Answer {
  /// The explanation, where there is one.
  var explanation: Explanation? {
    if case .explained(let explanation) = self { explanation } else { nil }
  }

  /// The names of what was found, one or several.
  var names: [String] {
    switch self {
    case .explained(let explanation): [explanation.name]
    case .several(let hits): hits.map(\.name)
    case .unknown: []
    }
  }

  /// The names that are near, where nothing was found.
  var suggestions: [String] {
    if case .unknown(let near) = self { near.map(\.name) } else { [] }
  }
}

/// The explanation of a thing that has exactly one.
func explained(
  _ thing: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Explanation {
  let answer = explainer.answer(to: thing)
  return try #require(
    answer.explanation, "\(thing): \(answer.names) \(answer.suggestions)",
    sourceLocation: sourceLocation)
}
