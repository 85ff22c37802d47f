import AuthorizationEngine
import TransitionSystem

/// Something that a search came across, with the shortest way to it.
public struct SearchOccurrence<Platform: SearchablePlatform>: Hashable, Sendable {
  /// What is noticed.
  public let effect: Platform.Effect
  /// The events up to it, its own last.
  public let path: [Platform.Event]
  /// The person's acts among them.
  public let taps: Int

  /// What makes two of them the same on other ways or releases.
  public struct Key: Hashable, Sendable {
    /// What is noticed.
    public let effect: Platform.Effect
    /// The event on which it is noticed.
    public let event: Platform.Event?
  }

  /// The effect and its event.
  public var key: Key { Key(effect: effect, event: path.last) }
}

extension SearchGraph {
  /// The effects of some kind that an event itself has somewhere, each once, nearest first.
  ///
  /// Effects of consequences are not looked at.
  public func occurrences(
    where isWanted: (Platform.Effect) -> Bool
  ) -> [SearchOccurrence<Platform>] {
    var found: [(order: (UInt16, UInt32), occurrence: SearchOccurrence<Platform>)] = []
    for (action, first) in firsts.enumerated() where first.taps != .max {
      guard let row = program.row(of: action) else { continue }
      for effect in search.program.rows[row].effects where isWanted(effect) {
        let event = search.alphabet.events[Int(first.event)]
        let path = path(to: Int(first.state)) + [event]
        let occurrence = SearchOccurrence<Platform>(
          effect: effect, path: path, taps: Int(first.taps))
        found.append(((first.taps, first.state), occurrence))
      }
    }
    var known: Set<Platform.Effect> = []
    return found.sorted { $0.order < $1.order }.map { $0.occurrence }.filter {
      known.insert($0.effect).inserted
    }
  }
}

/// Something that a search of iOS came across.
public typealias Occurrence = SearchOccurrence<IOS>
