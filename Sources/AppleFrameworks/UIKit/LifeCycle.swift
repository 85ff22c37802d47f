import AppHosting
import AuthorizationEngine
import Foundation
import PhoneSimulator
import Synchronization

/// The life of one process as UIKit tells it: states, notifications, the calls of the delegate.
final class LifeCycle: Sendable {
  /// The phone is not held: it holds the process, and the process holds this. Not weak either: one
  /// weak reference would have everybody count the phone more slowly.
  private struct State: Sendable {
    var phone: Unheld<VirtualPhone>?
    var state = UIApplication.State.inactive
    var tasks = 0
    var application: UIApplication?
    var scene: UIWindowScene?
  }

  private let id: AppID?
  private let locked: Mutex<State>

  private init(_ process: HostedProcess?, _ state: UIApplication.State) {
    id = process?.app.id
    locked = Mutex(State(phone: (process?.app.phone).map { Unheld($0) }, state: state))
  }

  /// The life of the process whose code runs; one that nothing happens in where no phone runs it.
  static var current: LifeCycle {
    guard let process = HostedProcess.current else {
      Misuse.noPhone("UIApplication").sayOnce()
      return noApp
    }
    return of(process)
  }

  private static let noApp = LifeCycle(nil, .inactive)

  /// The life of a process; one that was not followed from its launch begins as the phone has it.
  private static func of(_ process: HostedProcess) -> LifeCycle {
    process.companion(LifeCycle.self) { LifeCycle(process, state(of: process)) }
  }

  /// The process, while its phone is there.
  var process: HostedProcess? {
    guard let id, let phone = locked.withLock({ $0.phone?.object }) else { return nil }
    return phone.runningApps.first { $0.id == id }.flatMap { AppHost.of(phone).process(of: $0) }
  }
}

extension LifeCycle {
  /// Whether the app is in the foreground and takes events.
  var state: UIApplication.State {
    get { locked.withLock { $0.state } }
    set { locked.withLock { $0.state = newValue } }
  }

  /// The app's object, where its code has asked for it.
  @MainActor var knownApplication: UIApplication? { locked.withLock { $0.application } }

  @MainActor var application: UIApplication {
    if let known = knownApplication { return known }
    let made = UIApplication(self)
    locked.withLock { $0.application = made }
    return made
  }

  @MainActor var scene: UIWindowScene {
    if let known = locked.withLock({ $0.scene }) { return known }
    let made = UIWindowScene(self)
    locked.withLock { $0.scene = made }
    return made
  }

  var isProtectedDataAvailable: Bool {
    process.map { $0.app.phone.world.deviceState.lock != .beforeFirstUnlock } ?? true
  }

  func beginTask() -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(
      rawValue: locked.withLock { state in
        state.tasks += 1
        return state.tasks
      })
  }

  /// Leaves the app for Settings or another app; false if the phone does not let it.
  func leave(toSettings: Bool) -> Bool {
    guard let process, process.isAlive, state == .active else { return false }
    return (try? process.app.phone.open(toSettings ? .settings : .homeScreen)) != nil
  }

  /// Runs work on the main run loop of the app.
  func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    process?.main.perform { Self.onMain(work) }
  }
}

extension LifeCycle {
  /// Follows every process from its launch on.
  fileprivate static func followAll() {
    ProcessFollowers.add { process, noticed in
      if case .launched(let reason) = noticed.effect {
        _ = process.companion(LifeCycle.self) {
          LifeCycle(process, reason == .location ? .background : .inactive)
        }
        return nil
      }
      guard let steps = steps(after: noticed.effect, process) else { return nil }
      let life = of(process)
      return {
        if life.isHeard(in: process) {
          onMain { each(of: steps) { life.take($0) } }
        } else {
          each(of: steps) { life.pass($0) }
        }
      }
    }
  }

  private static func each(of steps: (Step, Step?), _ take: (Step) -> Void) {
    take(steps.0)
    if let second = steps.1 { take(second) }
  }

  /// A scheduler of a test's own may run an app's main work elsewhere: there is no UIKit then.
  private static func onMain(_ work: @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(work) }
  }

  /// Whether any code can be notified: it asked for the app's object, or for its notifications.
  private func isHeard(in process: HostedProcess) -> Bool {
    !process.postsUnheard || locked.withLock { $0.application != nil }
  }

  private static func state(of process: HostedProcess) -> UIApplication.State {
    guard let seen = process.app.situation else { return .inactive }
    if seen.has(.active) { return .active }
    return seen.presence == .foreground ? .inactive : .background
  }

  private static func steps(after effect: IOS.Effect, _ process: HostedProcess) -> (Step, Step?)? {
    switch effect {
    case .willResignActive:
      (.resign, state(of: process) == .background ? .enterBackground : nil)
    // Inactive already, because of the prompt: the lock sends the app to the background
    // (IOS-AUTH-044).
    case .promptClosed(.dismissedByLock): (.enterBackground, nil)
    case .didBecomeActive: (.enterForeground, .becomeActive)
    default: nil
    }
  }
}

/// Called when the program is loaded, before any phone is made.
@_cdecl("wayleave_follow_life_cycles")
func followLifeCycles() { LifeCycle.followAll() }
