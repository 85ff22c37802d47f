import AuthorizationEngine
import PlatformModel

/// The events that a search lets happen, in a fixed order, each at most once.
public struct Alphabet: Hashable, Sendable {
  /// The events, in the order in which a search tries them.
  public let events: [Event]

  /// An alphabet of some events; doubles are dropped, the order is that of ``Event/all``.
  public init(_ events: some Sequence<Event>) {
    self.events = Set(events).sorted { $0.number < $1.number }
  }

  /// Every event of the model: a graph that no search finishes; give such a search limits.
  public static let everything = Alphabet(Event.all)

  /// Both alphabets together.
  public func union(_ other: Alphabet) -> Alphabet { Alphabet(events + other.events) }

  /// The alphabet without some events.
  public func without(_ events: some Sequence<Event>) -> Alphabet {
    let dropped = Set(events)
    return Alphabet(self.events.filter { !dropped.contains($0) })
  }
}
