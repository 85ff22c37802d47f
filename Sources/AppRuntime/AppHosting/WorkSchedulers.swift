import PhoneSimulator

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
