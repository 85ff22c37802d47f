import AuthorizationEngine
import PlatformModel

/// A graph small enough to draw: standings and open questions, and the events that lead between them.
///
/// What is done in Settings is left out, for it leads from every answer to every other.
public struct StandingMap: Hashable, Sendable {
  /// A place on the map: all states with the same standing and the same question on the screen.
  public struct Place: Hashable, Sendable {
    /// Where person and app stand.
    public let standing: Standing
    /// The question that is open, if one is.
    public let prompt: Prompt?
    /// Whether no question gives the app a location from any of its states.
    public let isDeadEnd: Bool
  }

  /// A way between two places, with all events that take it somewhere.
  public struct Way: Hashable, Sendable {
    /// The place where it begins, by its number.
    public let from: Int
    /// The place where it ends.
    public let to: Int
    /// The events, in the order of the alphabet.
    public let events: [Event]
  }

  /// The places that are reached without Settings, in the order in which the search came to them.
  public let places: [Place]
  /// The ways, by their places.
  public let ways: [Way]
  /// The releases.
  public let releases: OSVersion.Span
}

extension AppOutcome {
  /// The graph, drawn small.
  public var map: StandingMap {
    struct Key: Hashable {
      var standing: Standing
      var prompt: Prompt?
    }
    struct Ends: Hashable {
      var from: Int
      var to: Int
    }
    let keys = (0..<graph.count).map { place in
      Key(standing: Standing(graph[place]), prompt: graph[place].prompt)
    }
    let events = graph.search.alphabet.events
    let edges = ContiguousArray(
      graph.edges.all.lazy.filter { !events[Int($0.event)].isInSettings })
    let reached = Reachability.places(from: 0, by: edges, among: graph.count)
    var numbers: [Key: Int] = [:]
    var order: [Key] = []
    for place in keys.indices where reached[place] && numbers[keys[place]] == nil {
      numbers[keys[place]] = order.count
      order.append(keys[place])
    }
    var ways: [Ends: Set<UInt8>] = [:]
    for edge in edges where reached[Int(edge.from)] {
      guard let from = numbers[keys[Int(edge.from)]], let to = numbers[keys[Int(edge.to)]],
        from != to
      else { continue }
      ways[Ends(from: from, to: to), default: []].insert(edge.event)
    }
    let deadEnds = Set(endStates.filter(\.isDeadEnd).map(\.kind.standing))
    let alive = Set(endStates.filter { !$0.isDeadEnd }.map(\.kind.standing))
    return StandingMap(
      places: order.map { key in
        StandingMap.Place(
          standing: key.standing, prompt: key.prompt,
          isDeadEnd: key.prompt == nil && deadEnds.contains(key.standing)
            && !alive.contains(key.standing))
      },
      ways: ways.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { ends in
        StandingMap.Way(
          from: ends.from, to: ends.to,
          events: (ways[ends] ?? []).sorted().map { events[Int($0)] })
      },
      releases: releases)
  }
}
