/// Whether a condition holds, with Apple's raw values, iOS 17+ (IOS-AUTH-006).
///
/// `CLMonitor.Event.State` is the name for use: Apple keeps this one from Swift.
@nonexhaustive
public enum __CLMonitoringState: UInt, Sendable {
  case unknown = 0
  case satisfied = 1
  case unsatisfied = 2
  case unmonitored = 3
}
