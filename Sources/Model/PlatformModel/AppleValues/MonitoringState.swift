/// Where a condition of a CLMonitor stands, with Apple's raw values, iOS 17+ (IOS-AUTH-006).
public enum MonitoringState: Int, Hashable, Sendable, CaseIterable {
  case unknown = 0
  case satisfied = 1
  case unsatisfied = 2
  /// Not watched, as when there are too many conditions (IOS-NEW-013).
  case unmonitored = 3
}
