import AuthorizationEngine

/// Something that a search came across, with the shortest way to it.
public struct Occurrence: Hashable, Sendable {
  /// What is noticed.
  public let effect: Effect
  /// The events up to it, its own last.
  public let path: [Event]
  /// The person's acts among them.
  public let taps: Int
}

extension StateGraph {
  /// The effects of some kind that an event itself has somewhere, each once, nearest first.
  ///
  /// Effects of consequences are not looked at.
  public func occurrences(where isWanted: (Effect) -> Bool) -> [Occurrence] {
    var found: [(order: (UInt16, UInt32), occurrence: Occurrence)] = []
    for (action, first) in firsts.enumerated() where first.taps != .max {
      guard let row = program.row(of: action) else { continue }
      for effect in search.engine.rows[row].effects where isWanted(effect) {
        let event = search.alphabet.events[Int(first.event)]
        let path = path(to: Int(first.state)) + [event]
        found.append(
          ((first.taps, first.state), Occurrence(effect: effect, path: path, taps: Int(first.taps)))
        )
      }
    }
    var known: Set<Effect> = []
    return found.sorted { $0.order < $1.order }.map(\.occurrence).filter {
      known.insert($0.effect).inserted
    }
  }
}
