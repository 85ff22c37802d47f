@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

import AppHosting

// Everything unstable is in this file: how Swift 6.3 lets a program own its executors. The proposal
// for a public form (SE-0505) was returned for revision, so the names may change; `isInstalled` says
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
  WorkSchedulers.use { VirtualLoop() }
}

/// The global pool.
private final class PoolExecutor: TaskExecutor, SchedulingExecutor {
  static let shared = PoolExecutor()
  let platform = PlatformExecutorFactory.defaultExecutor

  var asSchedulingExecutor: (any SchedulingExecutor)? { self }

  func enqueue(_ job: consuming ExecutorJob) {
    guard let loop = VirtualLoop.current else { return platform.enqueue(job) }
    loop.enqueue(UnownedJob(job), isMain: false)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let loop = VirtualLoop.current, let length = delay as? Duration else {
      guard let platform = platform.asSchedulingExecutor else { return enqueue(job) }
      return platform.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }
    loop.enqueue(UnownedJob(job), isMain: false, after: length)
  }
}

/// The main actor.
private final class MainThreadExecutor: MainExecutor, SchedulingExecutor {
  static let shared = MainThreadExecutor()
  let platform = PlatformExecutorFactory.mainExecutor

  var asSchedulingExecutor: (any SchedulingExecutor)? { self }

  func enqueue(_ job: consuming ExecutorJob) {
    guard let loop = VirtualLoop.current else { return platform.enqueue(job) }
    loop.enqueue(UnownedJob(job), isMain: true)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    guard let loop = VirtualLoop.current, let length = delay as? Duration else {
      guard let platform = platform.asSchedulingExecutor else { return enqueue(job) }
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
