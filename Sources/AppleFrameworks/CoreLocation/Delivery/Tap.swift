import AppHosting
import Foundation
import PhoneSimulator

/// A stream of what an app notices, made into the elements of an asynchronous sequence.
///
/// It flows from its making until the iterator that holds it is let go. Unchecked: all fields but
/// the stream are set once, at its making.
final class Tap<Element: Sendable>: @unchecked Sendable {
  let stream: AsyncStream<Element>
  private let source: AsyncStream<Element>.Continuation
  private let stop: @Sendable () -> Void
  private var receiver: Receiver?

  /// A tap of a process; one without a process never flows.
  ///
  /// - Parameters:
  ///   - start: Runs when it is listened to already; elements of it come first.
  ///   - stop: Runs when no one listens any more.
  init(
    of process: HostedProcess?, start: () -> Element? = { nil },
    stop: @escaping @Sendable () -> Void = {},
    elements: @escaping @Sendable (Noticed) -> Element?
  ) {
    (stream, source) = AsyncStream.makeStream()
    self.stop = stop
    // As work of the app: what awaits goes on under the phone's clock, and waits while suspended.
    receiver = process.map { process in
      process.receive(at: process.main) { [source] noticed in
        guard let element = elements(noticed) else { return nil }
        return { source.yield(element) }
      }
    }
    if let first = start() { source.yield(first) }
  }

  deinit {
    receiver = nil
    source.finish()
    stop()
  }
}
