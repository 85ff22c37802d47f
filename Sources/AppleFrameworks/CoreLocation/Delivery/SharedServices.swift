import AppHosting
import PhoneSimulator

/// What the phone has once per app and code begins several times: it ends with the last that does.
enum SharedServices {
  /// Such a service.
  enum Service: Hashable { case liveUpdates, monitorEvents, backgroundActivity }

  private struct Key: Hashable {
    var process: ObjectIdentifier
    var service: Service
  }

  private static let counts = Locked<[Key: Int]>.shared([:])

  /// Begins it if it has not begun yet.
  static func begin(_ service: Service, in process: HostedProcess, _ start: () -> Void) {
    let key = Key(process: ObjectIdentifier(process), service: service)
    let isFirst = counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] == 1
    }
    if isFirst, process.isAlive { start() }
  }

  /// Ends it where no one else began it.
  static func end(_ service: Service, in process: HostedProcess, _ stop: () -> Void) {
    let key = Key(process: ObjectIdentifier(process), service: service)
    let isLast = counts.withLock { counts in
      let left = (counts[key] ?? 1) - 1
      counts[key] = left > 0 ? left : nil
      return left == 0
    }
    if isLast, process.isAlive { stop() }
  }
}
