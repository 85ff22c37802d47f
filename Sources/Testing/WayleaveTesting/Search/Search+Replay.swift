import CWayleaveTesting
import PlatformModel

extension Search {
  /// Follows a replay and checks its end; what the app prints on the way is shown.
  func replay(_ labels: [String]) {
    var gone: [Step]?
    run { search in
      try search.beginReplay()
      gone = try search.go(by: labels)
    }
    // What crashes at the launch is met before the first step, and heard all the same.
    guard outcome.error == nil, let way = gone ?? (outcome.isOver ? [] : nil) else { return }
    do { try inTime { try hear(way) } } catch { outcome.error = error }
  }

  /// Takes a way once more, so that what the app prints on it is heard.
  private func hear(_ way: [Step]) throws {
    guard isolatesRuns else { return try replaySteps(way) }
    _ = try inIsolation(for: options.left) { search, _ in
      defer { wayleave_write_output() }
      try search.replaySteps(way)
    }
  }

  /// Throws where the way cannot be taken once more, or where that goes wrong which went well.
  private func replaySteps(_ way: [Step]) throws {
    let replayed = Replay(way, self, isHeard: true)
    if let error = replayed.error { throw error }
    if outcome.counterexamples.isEmpty, !replayed.faults.isEmpty {
      throw NondeterminismError(way, on: self)
    }
  }

  /// Takes the steps of a replay string, as far as nothing goes wrong; gives those that were taken.
  private func go(by labels: [String]) throws -> [Step] {
    // A failure at launch has no step.
    if nodes.isEmpty || labels.isEmpty && !outcome.counterexamples.isEmpty { return [] }
    var node = 0
    var way: [Step] = []
    for label in labels {
      let possible = nodes[node].steps.map { $0.label(names.actions, on: release) }
      guard let step = try possible.firstIndex(of: label) ?? reordered(label, at: node) else {
        throw UnknownStep(label: label, possible: possible)
      }
      way.append(nodes[node].steps[step])
      let edge = try expand(node, step)
      outcome.counterexamples = counterexamples(edge.faults, by: way)
      guard let target = edge.target else { return way }
      node = target
    }
    outcome.counterexamples = counterexamples(try hangs(node) + lostIntents(node), by: way)
    return way
  }
}

/// A step of a replay that is not possible at its place.
public struct UnknownStep: Error, CustomStringConvertible {
  let label: String
  let possible: [String]

  /// The step, and what could be done instead.
  public var description: String {
    "replay: “\(label)” cannot be done there. Possible: \(possible.joined(separator: ", "))."
  }
}
