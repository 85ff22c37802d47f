import AppHosting
import CDeterministicExecution
import PhoneSimulator

/// Runs the code of one phone's apps by the phone's clock, one piece at a time, in one order.
///
/// The thread that calls a verb of the phone drives it. A record of the thread says which loop runs
/// on it: what is submitted, timed or asked of a clock there belongs to that loop, and what
/// happens on any other thread belongs to the platform.
package final class VirtualLoop: WorkScheduler {
  let state = Locked(State())

  /// A loop with nothing to do.
  package init() {}

  /// The loop that runs on this thread.
  static var current: VirtualLoop? {
    wayleave_here().pointee.loop.map {
      Unmanaged<VirtualLoop>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

/// What the host asks of it.
extension VirtualLoop {
  /// The main run loop for code of the main thread, else a place from which nothing comes back.
  package func here(in process: HostedProcess) -> any WorkPlace {
    LoopPlace(
      loop: self, process: process,
      comesBack: Self.current == nil ? !Self.isOnOwnThread : Self.isOnMain)
  }

  /// The main run loop.
  package func main(of process: HostedProcess) -> any WorkPlace {
    LoopPlace(loop: self, process: process, comesBack: true)
  }

  /// Every process that it runs has a center of its own.
  package var givesOwnCenters: Bool { true }

  /// The earliest alarm.
  package var nextDeadline: Duration? {
    state.withLock { state in
      state.parked.reduce(state.alarms.next) { earliest, parked in
        guard let deadline = parked.deadline else { return earliest }
        return min(earliest ?? deadline, deadline)
      }
    }
  }

  /// Lets go what waits. Jobs of Swift's cannot be let go: their tasks stay as they are.
  package func stop() {
    if state.withLock({ $0.isEmpty }) { return }
    // Outside of the lock, for that may run code of the app's.
    var dropped = State()
    state.withLock { swap(&$0, &dropped) }
    for parked in dropped.parked { end(parked.worker) }
  }

  /// Runs the oldest piece that is ready.
  package func runNext(on phone: VirtualPhone) -> Bool {
    // What a thread of the app's brings about waits for the next verb of the test.
    if Self.isOnOwnThread { return false }
    // What a piece held goes after it, and may still call the loop as it goes.
    let now = phone.now
    return enter(phone, at: now, isMain: true, queue: nil) { runOldest(on: phone, at: now) }
  }

  private func runOldest(on phone: VirtualPhone, at now: Duration) -> Bool {
    var (next, someWait) = state.withLock { state in
      let someWait = !state.parked.isEmpty || !state.awaited.isEmpty
      return (someWait ? nil : state.takeNext(at: now), someWait)
    }
    if someWait {
      enqueueWhatWasAwaited()
      if let worker = parkedWorkerToResume(at: now) {
        resume(worker, on: phone)
        return true
      }
      next = state.withLock { $0.takeNext(at: now) }
    }
    guard let next else { return fetchFromOutside() }
    if next.isOneTooMany {
      next.process?.raise("Hang", reason: "its code runs on and on at one moment of the clock")
    }
    run(next, on: phone)
    return true
  }
}

/// What is asked of it by code.
extension VirtualLoop {
  /// Has a piece run, after all that are ready already.
  func enqueue(_ errand: Errand) { state.withLock { $0.ready.append(errand) } }

  /// Has a piece run at a moment; the number takes it back.
  @discardableResult
  func enqueue(_ errand: Errand, at moment: Duration) -> UInt64 {
    state.withLock { $0.alarms.insert(errand, at: moment) }
  }

  /// A job of Swift's, which belongs to the process that runs.
  func enqueue(_ job: UnownedJob, isMain: Bool, after delay: Duration? = nil) {
    let errand = Errand(
      process: .onThisThread, lane: isMain ? .main : .pool, work: .job(job))
    if let delay { enqueue(errand, at: Self.now + max(.zero, delay)) } else { enqueue(errand) }
  }

  /// The moment of the piece that runs on this thread.
  static var now: Duration { .nanoseconds(wayleave_here().pointee.now) }
}

/// A run loop of an app.
struct LoopPlace: WorkPlace {
  let loop: VirtualLoop
  let process: HostedProcess
  let comesBack: Bool

  func perform(_ work: @escaping @Sendable () -> Void) {
    guard comesBack else { return }
    loop.enqueue(Errand(process: process, lane: .main, work: .closure(work)))
  }
}
