import Foundation

/// What Foundation on Linux lacks: notifications as an asynchronous sequence, iOS 15+.
extension NotificationCenter {
  /// The notifications of a name, from the first iteration on.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(center: self, name: name, object: object) }

  /// Notifications, one after another. Unchecked: the center is safe from any thread.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// What comes.
    public typealias Element = Notification

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }
  }
}

extension NotificationCenter.Notifications {
  /// Waits for one notification after another; let go, it listens no more.
  public struct Iterator: AsyncIteratorProtocol {
    private var waiting: AsyncStream<Posted>.Iterator

    init(_ notifications: NotificationCenter.Notifications) {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let center = notifications.center
      let observer = Observer(
        center: center,
        token: center.addObserver(
          forName: notifications.name, object: notifications.object, queue: nil
        ) { continuation.yield(Posted(notification: $0)) })
      continuation.onTermination = { _ in observer.stop() }
      waiting = stream.makeAsyncIterator()
    }

    /// The next notification; nil once the task is canceled.
    public mutating func next() async -> Notification? {
      await waiting.next(isolation: nil)?.notification
    }

    /// The next notification; nil once the task is canceled.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async -> Notification? { await waiting.next(isolation: actor)?.notification }
  }

  /// Unchecked: whoever gets it owns it.
  private struct Posted: @unchecked Sendable {
    var notification: Notification
  }

  /// Unchecked: a token is only handed back.
  private struct Observer: @unchecked Sendable {
    var center: NotificationCenter
    var token: any NSObjectProtocol

    func stop() { center.removeObserver(token) }
  }
}
