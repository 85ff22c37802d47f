/// What rows apply to, and settles a part of their guards.
public protocol SystemDevice: Hashable, Sendable {
  /// A part of a guard that the device settles.
  associatedtype Condition: Hashable & Sendable & CustomStringConvertible
  /// Whether a condition holds here.
  func satisfies(_ condition: Condition) -> Bool
}
