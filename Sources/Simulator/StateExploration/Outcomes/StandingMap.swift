import AuthorizationEngine
import PlatformModel
import TransitionSystem

/// A graph small enough to draw: standings and open questions, and the events that lead between them.
///
/// What is done in Settings is left out, for it leads from every answer to every other.
public struct SearchMap<Platform: SearchablePlatform>: Hashable, Sendable {
  /// A place on the map: all states with the same standing and the same question on the screen.
  public struct Place: Hashable, Sendable {
    /// Where person and app stand.
    public let standing: Platform.Standing
    /// The question that is open, if one is.
    public let prompt: Platform.Question?
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
    public let events: [Platform.Event]
  }

  /// The places that are reached without Settings, in the order in which the search came to them.
  public let places: [Place]
  /// The ways, by their places.
  public let ways: [Way]
  /// The releases.
  public let releases: OSVersion.Span
}

/// What the states of a place have in common.
private struct MapKey<Platform: SearchablePlatform>: Hashable {
  var standing: Platform.Standing
  var prompt: Platform.Question?
}

/// The places where a way begins and ends.
private struct MapEnds: Hashable {
  var from: Int
  var to: Int
}

extension SearchGraph {
  /// The graph, drawn small.
  public func map(
    endStates: [SearchEndState<Platform>], on releases: OSVersion.Span
  ) -> SearchMap<Platform> {
    let keys = (0..<count).map { place in
      MapKey<Platform>(
        standing: Platform.standing(in: self[place], on: search.program.device),
        prompt: Platform.question(in: self[place]))
    }
    let events = search.alphabet.events
    let edges = ContiguousArray(
      self.edges.all.lazy.filter { !Platform.isInSettings(events[Int($0.event)]) })
    let reached = Reachability.places(from: 0, by: edges, among: count)
    var numbers: [MapKey<Platform>: Int] = [:]
    var order: [MapKey<Platform>] = []
    for place in keys.indices where reached[place] && numbers[keys[place]] == nil {
      numbers[keys[place]] = order.count
      order.append(keys[place])
    }
    var ways: [MapEnds: Set<UInt8>] = [:]
    for edge in edges where reached[Int(edge.from)] {
      guard let from = numbers[keys[Int(edge.from)]], let to = numbers[keys[Int(edge.to)]],
        from != to
      else { continue }
      ways[MapEnds(from: from, to: to), default: []].insert(edge.event)
    }
    let deadEnds = Set(endStates.filter { $0.isDeadEnd }.map { $0.kind.standing })
    let alive = Set(endStates.filter { !$0.isDeadEnd }.map { $0.kind.standing })
    return SearchMap(
      places: order.map { key in
        SearchMap<Platform>.Place(
          standing: key.standing, prompt: key.prompt,
          isDeadEnd: key.prompt == nil && deadEnds.contains(key.standing)
            && !alive.contains(key.standing))
      },
      ways: ways.keys.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.map { ends in
        SearchMap<Platform>.Way(
          from: ends.from, to: ends.to,
          events: (ways[ends] ?? []).sorted().map { events[Int($0)] })
      },
      releases: releases)
  }
}

/// The map of a search of iOS.
public typealias StandingMap = SearchMap<IOS>
