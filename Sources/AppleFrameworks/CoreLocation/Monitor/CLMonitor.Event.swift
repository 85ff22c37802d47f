import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator

extension CLMonitor {
  /// What happened to a condition, iOS 17+ (IOS-NEW-011).
  public struct Event: Sendable {
    /// Whether a condition holds.
    public typealias State = __CLMonitoringState

    /// The condition.
    public let identifier: String
    /// Whether it holds.
    public let state: State
    /// When.
    public let date: Date
    /// The beacon that was heard; the phone says no more than the condition.
    public let refinement: (any CLCondition)?
    /// Whether there are too many conditions, iOS 18+ (IOS-NEW-013).
    public let conditionLimitExceeded: Bool
    let flags: DiagnosticFlags

    /// Whether the app gets only reduced accuracy, iOS 18+; such an event never comes (IOS-ACC-004).
    public var accuracyLimited: Bool { false }
    /// Whether the phone cannot watch the condition, iOS 18+.
    public var conditionUnsupported: Bool { false }
    /// Whether the conditions cannot be kept, iOS 18+.
    public var persistenceUnavailable: Bool { false }
    /// Whether the person denied the app its location, iOS 18+.
    public var authorizationDenied: Bool { flags.authorizationDenied }
    /// Whether Location Services are off, iOS 18+.
    public var authorizationDeniedGlobally: Bool { flags.authorizationDeniedGlobally }
    /// Whether restrictions keep the app from it, iOS 18+.
    public var authorizationRestricted: Bool { flags.authorizationRestricted }
    /// Whether the question is on the screen, iOS 18+.
    public var authorizationRequestInProgress: Bool { flags.authorizationRequestInProgress }
    /// Whether the app is not in use enough, iOS 18+.
    public var insufficientlyInUse: Bool { flags.insufficientlyInUse }
    /// Whether the app has to hold a service session, iOS 18+.
    public var serviceSessionRequired: Bool { flags.serviceSessionRequired }

    init(
      _ identifier: String, _ state: State, at date: Date, conditionLimitExceeded: Bool = false,
      flags: DiagnosticFlags = DiagnosticFlags()
    ) {
      self.identifier = identifier
      self.state = state
      self.date = date
      self.conditionLimitExceeded = conditionLimitExceeded
      self.flags = flags
      refinement = nil
    }
  }

  /// A condition with its last event, iOS 17+.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The last event that the app took.
    public let lastEvent: Event
  }

  /// What happens to the conditions of a monitor, iOS 17+.
  public struct Events: AsyncSequence, Sendable {
    /// What happened.
    public typealias Element = Event
    let process: HostedProcess?
    let ledger: MonitorLedger

    /// Begins to iterate, which starts the service.
    public func makeAsyncIterator() -> Iterator { Iterator(process, ledger) }

    /// Iterates the events; let go, it stops the service.
    public struct Iterator: AsyncIteratorProtocol {
      private let ledger: MonitorLedger
      private let tap: Tap<Event>
      private var base: AsyncStream<Event>.Iterator

      init(_ process: HostedProcess?, _ ledger: MonitorLedger) {
        self.ledger = ledger
        tap = .events(of: process, ledger)
        base = tap.stream.makeAsyncIterator()
      }

      /// The next event; nil once the task is canceled.
      public mutating func next() async throws -> Event? {
        let event = await base.next()
        if let event { ledger.note(event) }
        return event
      }
    }
  }
}

extension Tap where Element == CLMonitor.Event {
  fileprivate static func events(of process: HostedProcess?, _ ledger: MonitorLedger) -> Tap {
    guard let process else { return Tap(of: nil) { _ in nil } }
    let app = process.app
    return Tap(
      of: process,
      start: {
        SharedServices.begin(.monitorEvents, in: process) { try? app.startMonitorEvents() }
        return nil
      },
      stop: { SharedServices.end(.monitorEvents, in: process) { try? app.stopMonitorEvents() } }
    ) { noticed in ledger.event(for: noticed, in: app) }
  }
}
