import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator

extension CLLocationUpdate {
  /// The updates of an app, for as long as an iterator of them is held.
  public struct Updates: AsyncSequence, Sendable {
    /// An update.
    public typealias Element = CLLocationUpdate

    /// Begins to iterate, which starts the service.
    public func makeAsyncIterator() -> Iterator { Iterator() }

    /// Iterates the updates; let go, it stops the service.
    public struct Iterator: AsyncIteratorProtocol {
      private let tap: Tap<CLLocationUpdate>
      private var base: AsyncStream<CLLocationUpdate>.Iterator

      init() {
        tap = CLLocationUpdate.tap(of: HostedProcess.current)
        base = tap.stream.makeAsyncIterator()
      }

      /// The next update; nil once the task is canceled.
      public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
    }
  }

  private static func tap(of process: HostedProcess?) -> Tap<CLLocationUpdate> {
    guard let process else {
      Misuse.noPhone("CLLocationUpdate.liveUpdates").sayOnce()
      return Tap(of: nil) { _ in nil }
    }
    let app = process.app
    return Tap(
      of: process,
      start: {
        SharedServices.begin(.liveUpdates, in: process) { try? app.startLiveUpdates() }
        return nil
      },
      stop: { SharedServices.end(.liveUpdates, in: process) { try? app.stopLiveUpdates() } }
    ) { noticed in
      switch noticed.effect {
      case .delivered(.livePrecise), .delivered(.liveReduced):
        guard let fix = noticed.fix else { return nil }
        return CLLocationUpdate(
          CLLocation(fix), flags: DiagnosticFlags(of: app),
          accuracyLimited: noticed.effect == .delivered(.liveReduced))
      case .diagnostic: return CLLocationUpdate(flags: DiagnosticFlags(of: app))
      default: return nil
      }
    }
  }
}
