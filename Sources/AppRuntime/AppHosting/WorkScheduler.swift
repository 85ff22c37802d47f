import PhoneSimulator

/// Who runs the code of a phone's apps, and when: one per phone.
package protocol WorkScheduler: AnyObject, Sendable {
  /// The place of the code that asks: the run loop of its thread.
  func here(in process: HostedProcess) -> any WorkPlace

  /// The main run loop of an app.
  func main(of process: HostedProcess) -> any WorkPlace

  /// The earliest moment at which it wants to run; nil if it waits for nothing.
  var nextDeadline: Duration? { get }

  /// Runs the next thing that is ready, if any; false if nothing was.
  func runNext(on phone: VirtualPhone) -> Bool

  /// Lets go everything that waits: the phone is gone.
  func stop()

  /// Whether `NotificationCenter.default` is one of the process's own for the code that it runs.
  var givesOwnCenters: Bool { get }
}

extension WorkScheduler {
  /// No: it is the one of the whole program.
  package var givesOwnCenters: Bool { false }
}
