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

/// Which kind of scheduler phones get from now on.
package enum WorkSchedulers {
  /// Boxed: a closure that lies bare behind a generic lock gains a layer with every reading.
  private struct Factory: Sendable {
    var make: @Sendable () -> any WorkScheduler
  }

  private static let factory = Locked.shared(Factory { RunLoopScheduler() })

  /// Gives every phone that has no host yet a scheduler of another kind.
  package static func use(_ make: @escaping @Sendable () -> any WorkScheduler) {
    factory.withLock { $0 = Factory(make: make) }
  }

  static func make() -> any WorkScheduler { factory.withLock { $0 }.make() }
}
