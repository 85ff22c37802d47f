import PhoneSimulator

/// Bad ends.
extension HostedProcess {
  /// Raises an exception of Apple's: the app is dead from here, and nothing more is delivered.
  ///
  /// The next verb of a test throws what happened. Code that called cannot be stopped in the middle
  /// of its function; what it calls from now on does nothing.
  package func raise(_ name: String = "NSInternalInconsistencyException", reason: String) {
    guard isAlive, let phone else { return }
    let crash = AppCrash(name: name, reason: reason)
    phone.complain("crashes with \(crash)", about: app)
    try? app.crash()
    end()
    AppHost.of(phone).record(crash, of: app)
  }

  /// How it crashed, if it did.
  package var crash: AppCrash? { phone.flatMap { AppHost.of($0).lastCrash(of: app) } }

  /// Writes a sentence about misuse into the trace of the phone.
  package func complain(_ misuse: Misuse) { phone?.complain(misuse.sentence, about: app) }
}
