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

  /// The process whose code runs on this thread, else the only running app of the current phone.
  package static var current: HostedProcess? {
    if let process = ThreadProcess.current { return process }
    guard let phone = VirtualPhone.current else { return nil }
    return AppHost.of(phone).onlyProcess(on: phone)
  }

  /// The process whose code runs on this thread; nil outside of app code.
  package static var onThisThread: HostedProcess? { ThreadProcess.current }

  /// Whether its code may still run; false from its end or its crash on.
  package var isAlive: Bool { state.withLock { $0.isAlive } }

  /// Whether the system holds it still: its work and its timers wait.
  package var isSuspended: Bool { state.withLock { $0.isSuspended } }

  /// How it crashed, if it did.
  package var crash: AppCrash? { phone.flatMap { AppHost.of($0).lastCrash(of: app) } }
}

/// Places.
extension HostedProcess {
  /// The run loop of the code that asks.
  package var here: any WorkPlace { scheduler.here(in: self) }

  /// The main run loop.
  package var main: any WorkPlace { scheduler.main(of: self) }

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

  /// Writes a sentence about misuse into the trace of the phone.
  package func complain(_ misuse: Misuse) { phone?.complain(misuse.sentence, about: app) }
}
