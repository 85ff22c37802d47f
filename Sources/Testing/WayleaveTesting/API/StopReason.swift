/// Why a search stopped before its end.
public enum StopReason: Hashable, Sendable {
  /// So many states were searched.
  case states(Int)
  /// So much time was over.
  case time(Duration)
  /// So many threads were stopped by crashes.
  case threads(Int)
}
