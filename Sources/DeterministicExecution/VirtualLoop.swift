import AppHosting
import CDeterministicExecution
import PhoneSimulator

/// Runs the code of one phone's apps by the phone's clock, one piece at a time, in one order.
///
/// The thread that calls a verb of the phone drives it. A record of the thread says which loop runs
/// on it: what is submitted, timed or asked of a clock there belongs to that loop, and what
/// happens on any other thread belongs to the platform.
public final class VirtualLoop: WorkScheduler {
  /// Unchecked: pointers are compared here, and followed nowhere.
  struct State: @unchecked Sendable {
    var ready = Queue()
    var alarms = Alarms()
    var busy: [Lane] = []
    var number: UInt64 = 0
    var parked: [Parked] = []
    var awaited: [Awaited] = []
    var outside: [OutsideErrand] = []
    var blocksDone: [UnsafeMutableRawPointer: Block] = [:]
    var sources: [UnsafeMutableRawPointer: TimerSource] = [:]
    var timers: [UnsafeMutableRawPointer: UInt64] = [:]
    var mainPieces: UInt64 = 0
    var moment: Duration = .zero
    var piecesAtMoment = 0
  }

  let state = Locked(State())

  /// A loop with nothing to do.
  public init() {}

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
  public func here(in process: HostedProcess) -> any WorkPlace {
    let here = wayleave_here().pointee
    return LoopPlace(
      loop: self, process: process, comesBack: here.loop == nil || here.is_main)
  }

  /// The main run loop.
  public func main(of process: HostedProcess) -> any WorkPlace {
    LoopPlace(loop: self, process: process, comesBack: true)
  }

  /// The earliest alarm.
  public var nextDeadline: Duration? {
    state.withLock { state in
      state.parked.reduce(state.alarms.next) { earliest, parked in
        guard let deadline = parked.deadline else { return earliest }
        return min(earliest ?? deadline, deadline)
      }
    }
  }

  /// Runs the oldest piece that is ready.
  public func runNext(on phone: VirtualPhone) -> Bool {
    // What a piece held goes after it, and may still call the loop as it goes.
    enter(phone, isMain: true, queue: nil) { runOldest(on: phone) }
  }

  private func runOldest(on phone: VirtualPhone) -> Bool {
    let now = phone.now
    if state.withLock({ !$0.parked.isEmpty || !$0.awaited.isEmpty }) {
      enqueueWhatWasAwaited()
      if let worker = parkedWorkerToResume(at: now) {
        resume(worker, on: phone)
        return true
      }
    }
    let next = state.withLock { state -> Errand? in
      while let due = state.alarms.take(dueAt: now) { state.ready.append(due) }
      guard let next = state.ready.takeNext(besides: state.busy) else { return nil }
      if state.moment != now {
        state.moment = now
        state.piecesAtMoment = 0
      }
      state.piecesAtMoment += 1
      return next
    }
    guard let next else { return fetchFromOutside() }
    if state.withLock({ $0.piecesAtMoment > Self.longestMoment }) {
      next.process?.raise("Hang", reason: "its code runs on and on at one moment of the clock")
    }
    run(next, on: phone)
    return true
  }

  /// How many pieces may run before the clock has to move.
  static let longestMoment = 1_000_000
}

/// What is asked of it by code.
extension VirtualLoop {
  /// Has a piece run, after all that are ready already.
  func enqueue(_ errand: Errand) { state.withLock { $0.ready.append(errand) } }

  /// Has a piece run at a moment; the number takes it back.
  @discardableResult
  func enqueue(_ errand: Errand, at moment: Duration) -> UInt64 {
    state.withLock { state in
      state.number += 1
      state.alarms.insert(
        Alarms.Alarm(moment: moment, number: state.number, errand: errand))
      return state.number
    }
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
  var loop: VirtualLoop
  var process: HostedProcess
  var comesBack: Bool

  func perform(_ work: @escaping @Sendable () -> Void) {
    guard comesBack else { return }
    loop.enqueue(Errand(process: process, lane: .main, work: .closure(work)))
  }
}
