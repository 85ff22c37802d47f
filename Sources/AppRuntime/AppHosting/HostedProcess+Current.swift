import PhoneSimulator

/// The process that code runs for, and whether it may run.
extension HostedProcess {
  /// The process whose code runs on this thread, else the only running app of the current phone.
  package static var current: HostedProcess? {
    if let process = ThreadProcess.current { return process }
    guard let phone = VirtualPhone.current else { return nil }
    return AppHost.of(phone).onlyProcess(on: phone)
  }

  /// The process whose code runs on this thread; nil outside of app code.
  package static var onThisThread: HostedProcess? { ThreadProcess.current }

  /// Runs work as code of this process now; held while it is suspended, dropped after its end.
  ///
  /// Places call it; held work is performed at the place again.
  package func enter(at place: any WorkPlace, _ work: @escaping @Sendable () -> Void) {
    guard admits(orHold: { place.perform(work) }) else { return }
    ThreadProcess.with(self, work)
  }

  /// Whether work may run now; what is given instead runs at resumption, or never after the end.
  package func admits(orHold work: @autoclosure () -> @Sendable () -> Void) -> Bool {
    state.withLock { state in
      guard state.isAlive else { return false }
      if state.isSuspended { state.held.append(work()) }
      return !state.isSuspended
    }
  }

  /// Runs code for which this process is the ``current`` one.
  @inlinable package func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = ThreadProcess.enter(self)
    defer { ThreadProcess.leave(to: before) }
    return try withExtendedLifetime(self, body)
  }
}
