import AuthorizationEngine
import PhoneSimulator

/// One life of an app's process, as its own code sees it.
///
/// Every object of a framework captures ``current`` when it is made and keeps it. Calls of a
/// process that has ended do nothing.
public final class HostedProcess: Sendable {
  /// The app on its phone.
  public let app: VirtualApp
  let life: ProcessLife
  let host: AppHost

  init(app: VirtualApp, life: ProcessLife, host: AppHost) {
    self.app = app
    self.life = life
    self.host = host
  }

  /// The process whose code runs on this thread, else the only running app of the current phone.
  public static var current: HostedProcess? {
    if let process = ThreadProcess.current { return process }
    guard let phone = VirtualPhone.current else { return nil }
    return AppHost.of(phone).onlyProcess(on: phone)
  }

  /// The process whose code runs on this thread; nil outside of app code.
  public static var onThisThread: HostedProcess? { ThreadProcess.current }

  /// Whether its code may still run; false from its end or its crash on.
  public var isAlive: Bool { life.isAlive }

  /// Whether the system holds it still: its work and its timers wait.
  public var isSuspended: Bool { life.isSuspended }

  /// What brought it up; nil where its host did not see it come up.
  public var launchReason: Effect.LaunchReason? { life.launchReason }

  /// How it crashed, if it did.
  public var crash: AppCrash? { host.lastCrash(of: app) }
}

/// Places.
extension HostedProcess {
  /// The run loop of the code that asks.
  public var here: any WorkPlace { host.scheduler.here(in: self) }

  /// The main run loop.
  public var main: any WorkPlace { host.scheduler.main(of: self) }

  /// Offers everything that the app notices from now on to a closure.
  ///
  /// Receivers are asked in the order of their creation; what one returns is performed at the place.
  public func receive(
    at place: (any WorkPlace)? = nil, _ take: @escaping Receiver.Take
  ) -> Receiver {
    let receiver = Receiver(place: place ?? here, take: take)
    life.state.withLock { state in
      if state.isAlive { state.receivers.append(ProcessLife.WeakReceiver(receiver: receiver)) }
    }
    return receiver
  }

  /// Runs work as code of this process now; held while it is suspended, dropped after its end.
  ///
  /// Places call it; held work is performed at the place again.
  public func enter(at place: any WorkPlace, _ work: @escaping @Sendable () -> Void) {
    guard case .runs = life.admit(orHold: { place.perform(work) }) else { return }
    ThreadProcess.with(self, work)
  }

  /// Whether work may run now; what is given instead runs at resumption, or never after the end.
  public func admits(orHold work: @autoclosure () -> @Sendable () -> Void) -> Bool {
    if case .runs = life.admit(orHold: work()) { true } else { false }
  }

  /// Runs code for which this process is the ``current`` one.
  public func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ThreadProcess.with(self, body)
  }
}

/// Bad ends.
extension HostedProcess {
  /// Raises an exception of Apple's: the app is dead from here, and nothing more is delivered.
  ///
  /// The next verb of a test throws what happened. Code that called cannot be stopped in the middle
  /// of its function; what it calls from now on does nothing.
  public func raise(_ name: String = "NSInternalInconsistencyException", reason: String) {
    guard isAlive else { return }
    let crash = AppCrash(name: name, reason: reason)
    app.phone.complain("crashes with \(crash)", about: app)
    try? app.crash()
    life.end()
    host.record(crash, of: app)
  }

  /// Writes a sentence about misuse into the trace of the phone.
  public func complain(_ misuse: Misuse) { app.phone.complain(misuse.sentence, about: app) }
}
