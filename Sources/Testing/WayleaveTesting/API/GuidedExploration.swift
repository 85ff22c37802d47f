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
    search.beginReplay()
    if let error = search.outcome.error { throw error }
  }

  deinit { search.releaseRuns() }

  /// What went wrong as the app was opened.
  public var faultsAtLaunch: [Fault] {
    search.outcome.counterexamples.reported.filter(\.way.isEmpty).map(\.fault)
  }

  /// What can be done now, in the words of a replay; nothing in an app that crashed at its launch.
  public var steps: [String] {
    search.explorer.graph.nodes.indices.contains(node) ? search.explorer.labels(at: node) : []
  }

  /// Takes a step by its place among ``steps``; gives what went wrong, after which nothing follows.
  public func take(_ place: Int) throws -> [Fault] {
    guard steps.indices.contains(place) else {
      throw UnknownStep(label: "\(place)", possible: steps)
    }
    let taken = search.take(place, at: node)
    if let error = search.outcome.error { throw error }
    node = taken.target ?? node
    return taken.faults
  }

  /// Goes back to where the app was just opened.
  public func restart() { node = 0 }
}
