import AppHosting
import CDeterministicExecution
import Glibc
import PhoneSimulator

/// A thread for blocks of background queues, which may stop in their middle and wait.
///
/// It never runs at the same time as the thread that drives the loop: that one waits until the
/// block has ended, or has come to a wait that something else has to end.
final class Worker: @unchecked Sendable {
  private let go = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private let back = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
  private var work: (() -> Void)?
  /// The piece that it runs.
  private(set) var errand: Errand?
  private var isParked = false
  private var isGone = false
  private var isDone = false
  private var now: Int64 = 0

  private static let idle = Locked<[Worker]>.shared([])

  /// Its thread lives as long as the program, for workers are used again; but for one whose block
  /// waits when its process is gone.
  private init?() {
    sem_init(go, 0, 0)
    sem_init(back, 0, 0)
    var thread = pthread_t()
    let own = Unmanaged.passRetained(self)
    let made = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Worker>.fromOpaque(argument).takeUnretainedValue().live()
        return nil
      }, own.toOpaque())
    guard made == 0 else {
      own.release()
      return nil
    }
    pthread_detach(thread)
  }

  deinit {
    for semaphore in [go, back] {
      sem_destroy(semaphore)
      semaphore.deallocate()
    }
  }

  /// The worker whose thread this is.
  static var current: Worker? {
    wayleave_here().pointee.worker.map {
      Unmanaged<Worker>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func live() {
    wayleave_here().pointee.worker = Unmanaged.passUnretained(self).toOpaque()
    while true {
      Self.wait(go)
      work?()
      sem_post(back)
    }
  }

  /// Threads that are not there any more are not used again: those of a process that was copied.
  static func forgetIdle() { idle.withLock { $0 = [] } }

  /// A worker that does nothing; nil where no thread can be had.
  static func available() -> Worker? {
    if let worker = idle.withLock({ $0.popLast() }) ?? Worker() { return worker }
    Misuse("no thread is to be had: a block of a background queue runs on the main one.")
      .sayOnce()
    return nil
  }

  /// Does the work of a piece, until its end or its first wait.
  func run(_ errand: Errand, _ work: @escaping () -> Void) {
    self.errand = errand
    self.work = work
    proceed()
  }

  /// Gives the turn to the worker, and takes it back.
  private func proceed() {
    isParked = false
    sem_post(go)
    Self.wait(back)
    guard !isParked else { return }
    work = nil
    errand = nil
    Self.idle.withLock { $0.append(self) }
  }

  /// Stops here until the wait is over; says whether what was waited for has come.
  func park() -> Bool {
    isParked = true
    sem_post(back)
    Self.wait(go)
    if isGone { pthread_exit(nil) }
    wayleave_here().pointee.now = now
    return isDone
  }

  /// Ends a block in the middle of its wait, and its thread: its process is gone.
  ///
  /// What the block holds stays behind, and none of it runs: not what it would do next, nor what its
  /// objects do as they go.
  func end() {
    isGone = true
    sem_post(go)
  }

  /// Lets a block go on whose wait is over.
  func resume(isDone: Bool, now: Int64) {
    self.isDone = isDone
    self.now = now
    proceed()
  }

  private static func wait(_ semaphore: UnsafeMutablePointer<sem_t>) {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
