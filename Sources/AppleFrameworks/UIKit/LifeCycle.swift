import AppHosting
import Foundation
import PhoneSimulator
import Synchronization

/// The life of one process: its state, and what UIKit does with the phone for its app.
final class LifeCycle: Sendable {
  /// The phone is not held: it holds the process, and the process holds this. Not weak either: one
  /// weak reference would have everybody count the phone more slowly.
  private struct Memory: Sendable {
    var phone: Unheld<VirtualPhone>?
    var state: State
    var tasks = 0
    var hasApplication = false
    var kept: [UIResponder] = []
  }

  private let id: AppID?
  private let locked: Mutex<Memory>

  private init(_ process: HostedProcess?, _ state: State) {
    id = process?.app.id
    locked = Mutex(Memory(phone: (process?.app.phone).map { Unheld($0) }, state: state))
  }

  /// The process whose code runs; nil where no phone runs it, which is said once.
  static var currentProcess: HostedProcess? {
    let process = HostedProcess.current
    if process == nil { Misuse.noPhone("UIApplication").sayOnce() }
    return process
  }

  /// A life in which nothing happens, where no phone runs the code.
  static let noApp = LifeCycle(nil, .inactive)

  /// The life of a process; one that was not followed from its launch begins as the phone has it.
  static func of(_ process: HostedProcess) -> LifeCycle {
    of(process, from: State(of: process))
  }

  /// The life of a process; if nothing has asked for it yet, it begins with a state.
  @discardableResult
  static func of(_ process: HostedProcess, from state: @autoclosure () -> State) -> LifeCycle {
    process.companion(LifeCycle.self) { LifeCycle(process, state()) }
  }

  /// The process, while its phone is there.
  var process: HostedProcess? {
    guard let id, let phone = locked.withLock({ $0.phone?.object }) else { return nil }
    return phone.runningApps.first { $0.id == id }.flatMap { AppHost.of(phone).process(of: $0) }
  }
}

extension LifeCycle {
  /// Whether the app is in the foreground and takes events.
  var state: State {
    get { locked.withLock { $0.state } }
    set { locked.withLock { $0.state = newValue } }
  }

  /// Whether the app's code has asked for its object.
  var hasApplication: Bool {
    get { locked.withLock { $0.hasApplication } }
    set { locked.withLock { $0.hasApplication = newValue } }
  }

  /// Keeps an object that holds this life, so that both outlive the process: code that crashed
  /// runs to the end of its function, and uses what belongs to the object.
  func keep(_ object: UIResponder) { locked.withLock { $0.kept.append(object) } }

  var isProtectedDataAvailable: Bool {
    process.map { $0.app.phone.world.deviceState.lock != .beforeFirstUnlock } ?? true
  }

  /// Begins a task in the background, and gives its number.
  func beginTask() -> Int {
    locked.withLock { memory in
      memory.tasks += 1
      return memory.tasks
    }
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

  /// A scheduler of a test's own may run an app's main work elsewhere: there is no UIKit then.
  static func onMain(_ work: @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(work) }
  }
}
