/// How an app can still come to what it wants from a state, whatever it needs.
public enum WayBack: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// It has it.
  case held
  /// A question can come up that gives it.
  case question
  /// Only the person can give it, in Settings.
  case settings
  /// Nothing that was searched gives it.
  case none
  /// The search stopped at a limit before it could tell.
  case unknown

  /// From the nearest way to none.
  public static func < (left: WayBack, right: WayBack) -> Bool { left.rawValue < right.rawValue }
}
