import CWayleaveTesting
import PlatformModel

/// Follows the steps of a replay, and shows what the app prints on the way.
final class ReplaySearch {
  private let explorer: Explorer
  private let hangs: HangCheck
  private let launch: Launch
  /// The steps that were taken.
  private var way: [Step]?

  init(_ explorer: Explorer, _ hangs: HangCheck, _ launch: Launch) {
    self.explorer = explorer
    self.hangs = hangs
    self.launch = launch
  }

  /// Takes the steps as far as nothing goes wrong, and checks the end.
  func follow(_ labels: [String]) throws {
    try launch.beginReplay()
    way = try take(labels)
  }

  /// Takes the same steps again, so that what the app prints is shown.
  func show() {
    // A crash at the launch comes before the first step, and is shown all the same.
    guard explorer.outcome.error == nil, let way = way ?? (explorer.outcome.isOver ? [] : nil)
    else { return }
    do { try explorer.inTime { try show(way) } } catch { explorer.outcome.error = error }
  }

  private func show(_ way: [Step]) throws {
    guard explorer.isolatesRuns else { return try repeatSteps(way) }
    _ = try explorer.inIsolation(for: explorer.options.left) { [self] _ in
      defer { wayleave_write_output() }
      try repeatSteps(way)
    }
  }

  /// Throws if the steps cannot be taken again, or if something goes wrong that did not before.
  private func repeatSteps(_ way: [Step]) throws {
    let replayed = Replay(way, explorer, isHeard: true)
    if let error = replayed.error { throw error }
    if explorer.outcome.counterexamples.isEmpty, !replayed.faults.isEmpty {
      throw explorer.nondeterminism(after: way)
    }
  }

  private func take(_ labels: [String]) throws -> [Step] {
    // A failure at launch has no step.
    if explorer.graph.nodes.isEmpty
      || labels.isEmpty && !explorer.outcome.counterexamples.isEmpty
    {
      return []
    }
    let reordering = Reordering(explorer, hangs, launch)
    var node = 0
    var way: [Step] = []
    for label in labels {
      let possible = explorer.labels(at: node)
      guard
        let step = try possible.firstIndex(of: label) ?? reordering.place(of: label, at: node)
      else { throw UnknownStep(label: label, possible: possible) }
      way.append(explorer.graph.nodes[node].steps[step])
      let edge = try explorer.expand(node, step)
      explorer.outcome.counterexamples.replace(by: explorer.counterexamples(edge.faults, by: way))
      guard let target = edge.target else { return way }
      node = target
    }
    let lost = try hangs.hangs(node) + LostIntentCheck(explorer: explorer).lostIntents(node)
    explorer.outcome.counterexamples.replace(by: explorer.counterexamples(lost, by: way))
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
