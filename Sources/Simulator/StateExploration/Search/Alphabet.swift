import AuthorizationEngine
import TransitionSystem

/// The events that a search lets happen, in a fixed order, each at most once.
public struct SearchAlphabet<Platform: PermissionSystem>: Hashable, Sendable {
  /// The events, in the order in which a search tries them.
  public let events: [Platform.Event]

  /// An alphabet of some events; doubles are dropped, the order is that of their kinds.
  ///
  /// Events of one kind, which differ in what they carry, are in the order of their spelling.
  public init(_ events: some Sequence<Platform.Event>) {
    self.events = Set(events).sorted { left, right in
      left.number == right.number ? left.spelled < right.spelled : left.number < right.number
    }
  }

  /// Both alphabets together.
  public func union(_ other: Self) -> Self { Self(events + other.events) }

  /// The alphabet without some events.
  public func without(_ events: some Sequence<Platform.Event>) -> Self {
    let dropped = Set(events)
    return Self(self.events.filter { !dropped.contains($0) })
  }
}

/// The events that a search of iOS lets happen.
public typealias Alphabet = SearchAlphabet<IOS>

extension Alphabet {
  /// Every event of the model: a graph that no search finishes; give such a search limits.
  public static let everything = Alphabet(IOS.Event.all)
}

extension Android {
  /// The events that a search of Android lets happen.
  public typealias Alphabet = SearchAlphabet<Android>
}
