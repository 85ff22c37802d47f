import AuthorizationEngine
import PhoneSimulator

/// One life of an app's process, as its own code sees it.
///
/// Every object of a framework captures ``current`` when it is made and keeps it. Calls of a
/// process that has ended do nothing. A process does not hold its phone: whoever needs one holds
/// it, and when the phone goes its processes end.
@usableFromInline package final class HostedProcess: Sendable {
  struct State: Sendable {
    var isAlive = true
    var isSuspended = false
    var ears: [Ear] = []
    var held: [@Sendable () -> Void] = []
    var companions: [Companion] = []
  }

  /// An object that lives with the process. There are few, so nothing is hashed to find one.
  struct Companion: Sendable {
    var kind: ObjectIdentifier
    var object: any AnyObject & Sendable
  }

  /// The app's name on the phone.
  package let id: AppID

  /// What brought it up; nil if its host did not see it come up.
  package let launchReason: IOS.Effect.LaunchReason?

  package let scheduler: any WorkScheduler
  let state: Locked<State>
  private let home: Unheld<VirtualPhone>

  init(
    of app: VirtualApp, isSuspended: Bool = false, launchReason: IOS.Effect.LaunchReason? = nil,
    scheduler: any WorkScheduler
  ) {
    id = app.id
    home = Unheld(app.phone)
    self.launchReason = launchReason
    self.scheduler = scheduler
    state = Locked(State(isSuspended: isSuspended))
  }

  /// The phone; nil if nothing holds it any more.
  package var phone: VirtualPhone? { home.object }

  /// The app on its phone; on one on which nothing ever happens where the phone is gone.
  package var app: VirtualApp { VirtualApp(id: id, phone: phone ?? GonePhone.with(id)) }

  /// Whether its code may still run; false from its end or its crash on.
  package var isAlive: Bool { state.withLock { $0.isAlive } }

  /// Whether the system holds it still: its work and its timers wait.
  package var isSuspended: Bool { state.withLock { $0.isSuspended } }
}

/// Places.
extension HostedProcess {
  /// The run loop of the code that asks.
  package var here: any WorkPlace { scheduler.here(in: self) }

  /// The main run loop.
  package var main: any WorkPlace { scheduler.main(of: self) }
}
