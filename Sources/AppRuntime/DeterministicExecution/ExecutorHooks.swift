@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

import AppHosting
import CDeterministicExecution
import Foundation

// Everything unstable is in this file: how Swift 6.3 lets a program own its executors. The proposal
// for a public form (SE-0505) was returned for revision, so the names may change; `SelfCheck` says
// whether they still do what they did, and `app.run` refuses where they do not.

/// The executors of the whole program: those of the platform, but on a thread that runs a loop.
enum ExecutorHooks {
  /// Runs a job now, on this thread.
  static func run(_ job: UnownedJob, isMain: Bool) {
    if isMain {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    } else {
      job.runSynchronously(on: PoolExecutor.shared.asUnownedTaskExecutor())
    }
  }

  fileprivate struct Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { MainThreadExecutor.shared }
    static var defaultExecutor: any TaskExecutor { PoolExecutor.shared }
  }
}

/// Called by the constructor of the C target, before anything asked for an executor.
@_cdecl("wayleave_install")
func install() {
  _createExecutors(factory: ExecutorHooks.Factory.self)
  WorkSchedulers.use { () -> any WorkScheduler in
    SelfCheck.isPassed ? VirtualLoop() : RunLoopScheduler()
  }
}

/// The global pool.
private final class PoolExecutor: TaskExecutor, SchedulingExecutor {
  static let shared = PoolExecutor()
  let platform = PlatformExecutorFactory.defaultExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    guard let loop = VirtualLoop.current else { return platform.enqueue(job) }
    loop.enqueue(UnownedJob(job), isMain: false)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let loop = VirtualLoop.current, let length = delay as? Duration else {
      guard let platform = platform as? any SchedulingExecutor else { return enqueue(job) }
      return platform.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
    loop.enqueue(UnownedJob(job), isMain: false, after: length)
  }
}

/// The main actor.
private final class MainThreadExecutor: MainExecutor, SchedulingExecutor {
  static let shared = MainThreadExecutor()
  let platform = PlatformExecutorFactory.mainExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    guard let loop = VirtualLoop.current else { return platform.enqueue(job) }
    loop.enqueue(UnownedJob(job), isMain: true)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let loop = VirtualLoop.current, let length = delay as? Duration else {
      guard let platform = platform as? any SchedulingExecutor else { return enqueue(job) }
      return platform.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
    loop.enqueue(UnownedJob(job), isMain: true, after: length)
  }

  func run() throws { try platform.run() }
  func stop() { platform.stop() }

  func checkIsolated() {
    if VirtualLoop.current == nil || !VirtualLoop.isOnMain { platform.checkIsolated() }
  }

  func isIsolatingCurrentContext() -> Bool? {
    VirtualLoop.current == nil ? platform.isIsolatingCurrentContext() : VirtualLoop.isOnMain
  }
}

/// Interposes `Timer.init(timeInterval:repeats:block:)`, by its symbol.
///
/// Foundation on Linux makes such a timer due at once; on a phone its first time comes after the
/// interval. Outside of an app's code it stays as Foundation has it.
@_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
@usableFromInline func makeTimer(
  timeInterval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
) -> Timer {
  let isOfApp = wayleave_here().pointee.loop != nil
  return Timer(
    fire: Date(timeIntervalSinceNow: isOfApp ? max(timeInterval, 0.0001) : 0),
    interval: timeInterval, repeats: repeats, block: block)
}
