import PhoneSimulator

/// Takes part in what an app notices, for as long as somebody holds it.
///
/// A framework object keeps its receiver; let go, it hears nothing more.
package final class Receiver: Sendable {
  /// What is done about something noticed, if anything.
  package typealias Take = @Sendable (Noticed) -> (@Sendable () -> Void)?

  let ear: Ear
  private let process: HostedProcess

  init(_ ear: Ear, of process: HostedProcess) {
    self.ear = ear
    self.process = process
  }

  deinit { process.forget(ear) }
}

extension HostedProcess {
  /// Offers everything that the app notices from now on to a closure.
  ///
  /// Receivers are asked in the order of their creation; what one returns is performed at the
  /// place.
  package func receive(
    at place: (any WorkPlace)? = nil, _ take: @escaping Receiver.Take
  ) -> Receiver {
    let ear = Ear(place: place ?? here, take: take)
    state.withLock { state in
      if state.isAlive { state.ears.append(ear) }
    }
    return Receiver(ear, of: self)
  }
}
