import AuthorizationEngine
import PhoneSimulator

/// Runs the code of a phone's apps: one per phone.
package final class AppHost: PhoneGuest {
  /// Who runs the code, and when.
  package let scheduler: any WorkScheduler

  struct State: Sendable {
    var processes = PerApp<HostedProcess>()
    var launchCode = PerApp<[LaunchCode]>()
    var crashes = PerApp<AppCrash>()
    var failures: [PhoneRefusal] = []
    var belongings: [AppID: [ObjectIdentifier: any Sendable]] = [:]
  }

  /// What an app does at every launch.
  package typealias LaunchCode = @Sendable () -> Void

  let state = Locked(State())
  private let followers = ProcessFollowers.present

  package init(scheduler: any WorkScheduler) { self.scheduler = scheduler }

  /// With the phone goes everything that waits on it: no process outlives it.
  deinit {
    for process in state.withLock({ $0.processes.all }) { process.end() }
    scheduler.stop()
  }

  /// The host of a phone; made where it has none.
  package static func of(_ phone: VirtualPhone) -> AppHost {
    // Compared and not cast: a cast to what an existential holds is looked up again each time.
    if let guest = phone.guest, type(of: guest) == AppHost.self {
      return unsafeDowncast(guest, to: AppHost.self)
    }
    let made = AppHost(scheduler: WorkSchedulers.make())
    return phone.welcome(made) as? AppHost ?? made
  }

  /// The process of an app, or nil while it has none.
  package func process(of app: VirtualApp) -> HostedProcess? {
    if let process = state.withLock({ $0.processes[app.id] }), process.isAlive { return process }
    let now = app.process
    guard now == .running || now == .suspended else { return nil }
    let process = HostedProcess(of: app, isSuspended: now == .suspended, scheduler: scheduler)
    app.becomeHosted()
    state.withLock { $0.processes[app.id] = process }
    return process
  }

  /// Adds code that runs at every launch of an app from now on, on its main thread.
  package func atLaunch(of app: VirtualApp, _ code: @escaping LaunchCode) {
    app.becomeHosted()
    state.withLock { $0.launchCode[app.id] = ($0.launchCode[app.id] ?? []) + [code] }
  }

  /// How an app crashed last; nil if it did not.
  package func lastCrash(of app: VirtualApp) -> AppCrash? {
    state.withLock { state in
      state.failures = []
      return state.crashes[app.id]
    }
  }
}

extension AppHost {
  func onlyProcess(on phone: VirtualPhone) -> HostedProcess? {
    let running = phone.runningApps
    return running.count == 1 ? process(of: running[0]) : nil
  }

  /// Remembers a bad end until somebody asks or the next verb throws it.
  func record(_ crash: AppCrash, of app: VirtualApp) {
    let story = Timeline(app.phone.world).text
    let sentence = "\(app.package.name) crashed with \(crash)\n\(story)"
    state.withLock { state in
      state.crashes[app.id] = crash
      state.failures.append(PhoneRefusal(.appNotRunning, sentence))
    }
  }
}

/// What the phone asks of its guest.
extension AppHost {
  /// When the code of its apps wants to run next.
  package var nextDeadline: Duration? { scheduler.nextDeadline }

  /// Runs the next piece of code that is ready.
  package func runNext(on phone: VirtualPhone) -> Bool { scheduler.runNext(on: phone) }

  /// The crash that no one has asked about yet.
  package func takeFailure() -> PhoneRefusal? {
    state.withLock { $0.failures.isEmpty ? nil : $0.failures.removeFirst() }
  }

  /// Passes on what an app noticed, and follows the life of its process.
  package func notice(_ noticed: Noticed, of app: VirtualApp) {
    if case .launched(let reason) = noticed.effect { launch(app, reason) }
    if let process = known(app) {
      switch noticed.effect {
      case .resumed, .woken: process.resume()
      default: break
      }
      // By their places: to take a follower out of the list counts one more reference to it.
      for place in followers.indices {
        if let work = followers[place].follow(process, noticed) {
          process.main.perform(work)
        }
      }
      for ear in process.ears { ear.hear(noticed) }
    }
    switch noticed.effect {
    case .suspended: known(app)?.suspend()
    case .ended: end(app)
    case .aborted(let abort):
      let reason = abort.text(on: app.phone.system.version)
      end(app, AppCrash(name: "NSInternalInconsistencyException", reason: reason))
    case .killed(.settingsChanged): end(app)
    case .killed(let kill):
      let reason = kill.text(bundleIdentifier: app.package.bundleIdentifier)
      end(app, AppCrash(name: "Termination by the privacy system (TCC)", reason: reason))
    default: break
    }
  }

  private func known(_ app: VirtualApp) -> HostedProcess? {
    state.withLock { $0.processes[app.id] }
  }

  private func launch(_ app: VirtualApp, _ reason: IOS.Effect.LaunchReason) {
    let process = HostedProcess(of: app, launchReason: reason, scheduler: scheduler)
    let (before, code) = state.withLock { state in
      defer { state.processes[app.id] = process }
      return (state.processes[app.id], state.launchCode[app.id] ?? [])
    }
    before?.end()
    for piece in code { process.main.perform(piece) }
  }

  private func end(_ app: VirtualApp, _ crash: AppCrash? = nil) {
    let process = state.withLock { state in
      defer { state.processes[app.id] = nil }
      return state.processes[app.id]
    }
    process?.end()
    if let crash { record(crash, of: app) }
  }
}
