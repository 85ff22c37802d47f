import AppHosting
import Dispatch
import PhoneSimulator

/// Work of an app's code that the machine does, from its beginning until it is back.
final class OutsideErrand: Sendable {
  typealias Resume = @Sendable () -> Void

  private struct State: Sendable {
    var task: Task<Void, Never>?
    var isCancelled = false
    var resume: Resume?
  }

  let process: HostedProcess?
  private let state = Locked(State())
  private let back = DispatchSemaphore(value: 0)

  /// Whether threads of the machine's do its work; in the copy of a process there are none.
  private static let hasMachine = Locked.shared(true)

  init(of process: HostedProcess?) { self.process = process }

  static func forgetMachine() { hasMachine.withLock { $0 = false } }

  /// Begins the work on a thread of the machine; it says how to go on with what came of it.
  func begin(_ work: @escaping @Sendable () async -> Resume) {
    guard Self.hasMachine.withLock({ $0 }) else { return }
    let task = Task.detached(executorPreference: MachineExecutor.shared) { [self] in
      let resume = await work()
      state.withLock { $0.resume = resume }
      back.signal()
    }
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  /// How to go on, once it is back; nil if it stays away too long.
  func wait() -> Resume? {
    guard Self.hasMachine.withLock({ $0 }) else { return nil }
    guard back.wait(timeout: .now() + .seconds(Self.longestAbsence)) == .success else { return nil }
    return state.withLock { $0.resume }
  }

  /// In seconds of the machine; a request of URLSession gives up after 60.
  private static let longestAbsence = 120
}

/// Threads of their own: those of Swift's pool may all be in a verb that waits for the work.
private final class MachineExecutor: TaskExecutor {
  static let shared = MachineExecutor()
  private let queue = DispatchQueue(label: "wayleave.outside", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
