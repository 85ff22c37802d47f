import PlatformModel
import StateExploration

/// The first point at which two explorations of the same steps differ.
public struct AppDivergence: Sendable, CustomStringConvertible {
  /// The steps that both took, as in a replay.
  public let steps: [String]
  /// What the first shows after them, and the second.
  public let sides: (String, String)

  /// The steps and both sides.
  public var description: String {
    let way = steps.isEmpty ? "at the launch" : "after \(steps.joined(separator: " > "))"
    return "they differ \(way):\n  \(sides.0)\n  \(sides.1)"
  }
}

/// The shortest path to a difference between two releases; nil if there is none up to a depth.
///
/// Only steps that both can take are taken. What is compared is what the app shows, which of its
/// actions wait, and what goes wrong.
public func firstDivergence(
  between release: OSVersion, and other: OSVersion, depth: Int,
  environment: EnvironmentSteps = .usual,
  _ describe: @escaping @Sendable (ExploredPhone) throws -> Void
) async throws -> AppDivergence? {
  try await firstDivergence((release, describe), (other, describe), depth, environment)
}

/// The shortest path to a difference between two implementations; nil if there is none up to a depth.
///
/// Both name their actions alike, and call ``ExploredApp/compareStates(by:)``.
public func firstDivergence(
  on release: OSVersion, depth: Int, environment: EnvironmentSteps = .usual,
  of describe: @escaping @Sendable (ExploredPhone) throws -> Void,
  and other: @escaping @Sendable (ExploredPhone) throws -> Void
) async throws -> AppDivergence? {
  try await firstDivergence((release, describe), (release, other), depth, environment)
}

private typealias Side = (OSVersion, @Sendable (ExploredPhone) throws -> Void)

private func firstDivergence(
  _ left: Side, _ right: Side, _ depth: Int, _ environment: EnvironmentSteps
) async throws -> AppDivergence? {
  var options = ExplorationOptions(concurrency: 1)
  options.depth = depth
  options.environment = environment
  let pair = Pair(Search(left.0, options, left.1), Search(right.0, options, right.1))
  await inParallel([pair], on: 1) { $0.search() }
  if let error = pair.error { throw error }
  return pair.divergence
}

/// Two searches in step. Unchecked: one thread at a time works on it.
private final class Pair: @unchecked Sendable {
  private let left: Search
  private let right: Search
  private(set) var divergence: AppDivergence?
  private(set) var error: (any Error)?

  init(_ left: Search, _ right: Search) {
    self.left = left
    self.right = right
  }

  struct Place: Hashable {
    var left: Int
    var right: Int
  }

  func search() {
    defer { for search in [left, right] { search.releaseRuns() } }
    for search in [left, right] {
      search.beginReplay()
      if let failure = search.outcome.error { error = failure }
    }
    guard error == nil else { return }
    let launch = (left.atLaunch, right.atLaunch)
    guard launch.0.isLike(launch.1) else {
      divergence = AppDivergence(
        steps: [],
        sides: ("\(left.release): \(launch.0.words)", "\(right.release): \(launch.1.words)"))
      return
    }
    // An app that crashes as it is opened has no state.
    guard !left.explorer.graph.nodes.isEmpty, !right.explorer.graph.nodes.isEmpty else { return }
    var reached = SearchTree<Place, String>(from: Place(left: 0, right: 0))
    var number = 0
    while number < reached.count, reached.length(to: number) < left.explorer.options.depth {
      let place = reached[number]
      let labels = (left.explorer.labels(at: place.left), right.explorer.labels(at: place.right))
      for (step, label) in labels.0.enumerated() {
        guard let other = labels.1.firstIndex(of: label) else { continue }
        let sides = (left.checked(place.left, step), right.checked(place.right, other))
        error = left.outcome.error ?? right.outcome.error
        guard error == nil else { return }
        guard sides.0.isLike(sides.1) else {
          divergence = AppDivergence(
            steps: reached.steps(to: number) + [label],
            sides: ("\(left.release): \(sides.0.words)", "\(right.release): \(sides.1.words)"))
          return
        }
        guard let one = sides.0.target, let two = sides.1.target else { continue }
        reached.add(Place(left: one, right: two), from: number, by: label)
      }
      number += 1
    }
  }
}

/// Where a step led, and what is to be seen there: in words, and what the app shows of itself.
private struct Sight {
  var target: Int?
  var shown: Digest?
  /// What waits, or went wrong.
  var rest: [String]
  var words: String

  /// Whether the same is to be seen: what describes itself alike is taken for the same, and so is a
  /// set in another order.
  func isLike(_ other: Sight) -> Bool {
    words == other.words || shown != nil && shown == other.shown && rest == other.rest
  }
}

extension Search {
  /// Where a step leads, and what is to be seen there.
  fileprivate func checked(_ node: Int, _ step: Int) -> Sight {
    run { [explorer] in _ = try explorer.expand(node, step) }
    guard let edge = explorer.graph.nodes[node].edge(step) else {
      return Sight(rest: [], words: "nothing")
    }
    guard let target = edge.target else {
      let faults = edge.faults.map(\.title)
      return Sight(rest: faults, words: faults.joined(separator: "; "))
    }
    return sight(at: target)
  }

  /// What is to be seen where the app was just opened, or what went wrong there.
  fileprivate var atLaunch: Sight {
    let faults = outcome.counterexamples.reported.filter(\.way.isEmpty).map(\.title)
    guard faults.isEmpty, !explorer.graph.nodes.isEmpty else {
      return Sight(rest: faults, words: faults.joined(separator: "; "))
    }
    return sight(at: 0)
  }

  private func sight(at node: Int) -> Sight {
    let view = explorer.graph.nodes[node].view
    let waiting = explorer.graph.nodes[node].waiting.map { "“\(names.actions[$0])” waits" }
    return Sight(
      target: node, shown: view.objectDigest, rest: waiting,
      words: (["\(view)"] + waiting).joined(separator: ", "))
  }
}
