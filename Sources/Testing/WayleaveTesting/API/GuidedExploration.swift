import PlatformModel

/// An exploration that other code leads, step by step: a search of another kind, or a person.
///
/// Each step is checked as `explore` checks it. Unchecked: one thread at a time may lead it.
public final class GuidedExploration: @unchecked Sendable {
  private let search: Search
  private var node = 0

  /// An exploration that begins when the app was just opened.
  public init(
    on release: OSVersion, environment: EnvironmentSteps = .usual,
    _ describe: @escaping @Sendable (ExploredPhone) throws -> Void
  ) throws {
    var options = ExplorationOptions()
    options.environment = environment
    search = Search(release, options, describe)
    search.run { try $0.beginReplay() }
    if let error = search.outcome.error { throw error }
  }

  deinit { search.releaseRuns() }

  /// What went wrong as the app was opened.
  public var faultsAtLaunch: [Fault] {
    search.outcome.counterexamples.filter(\.way.isEmpty).map(\.fault)
  }

  /// What can be done now, in the words of a replay; nothing in an app that crashed at its launch.
  public var steps: [String] {
    guard search.nodes.indices.contains(node) else { return [] }
    return search.nodes[node].steps.map { $0.label(search.names.actions, on: search.release) }
  }

  /// Takes a step by its place among ``steps``; gives what went wrong, after which nothing follows.
  public func take(_ place: Int) throws -> [Fault] {
    guard steps.indices.contains(place) else {
      throw UnknownStep(label: "\(place)", possible: steps)
    }
    let taken = Taken()
    let (search, node) = (search, node)
    search.run { _ in
      let edge = try search.expand(node, place)
      taken.faults = edge.faults
      taken.target = edge.target
      if let target = edge.target { taken.faults += try search.hangs(target) }
    }
    if let error = search.outcome.error { throw error }
    self.node = taken.target ?? node
    return taken.faults
  }

  /// Goes back to where the app was just opened.
  public func restart() { node = 0 }

  /// Unchecked: it is written in a sandbox, and read when that is done.
  private final class Taken: @unchecked Sendable {
    var faults: [Fault] = []
    var target: Int?
  }
}
