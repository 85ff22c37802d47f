import AppHosting
import CDeterministicExecution
import PhoneSimulator

extension VirtualLoop {
  /// Says that this process is a copy of another, of whose threads it has none.
  package static func forgetThreads() {
    Worker.forgetIdle()
    OutsideErrand.forgetMachine()
  }
}

/// How a piece runs: on which thread, and with what this thread learns about itself.
extension VirtualLoop {
  /// Runs a piece as its process's code; held while that is suspended, dropped after its end.
  ///
  /// Its lane is taken already.
  func run(_ errand: Errand, on phone: VirtualPhone) {
    if let process = errand.process,
      !process.admits(orHold: { [self] in enqueue(errand) })
    {
      giveBack(errand.lane)
      if !process.isAlive { errand.afterwards?() }
      return
    }
    if case .block = errand.work, errand.lane != .main, let worker = Worker.available() {
      // A piece that waits does not hold the phone, which may go in the meantime.
      let now = phone.now
      worker.run(errand) { [self] in perform(errand, on: nil, at: now) }
    } else {
      perform(errand, on: phone)
    }
  }

  /// Runs a piece whose lane is taken on this thread.
  func perform(_ errand: Errand, on phone: VirtualPhone?, at now: Duration? = nil) {
    enter(phone, at: now, isMain: errand.lane == .main, queue: errand.queue) { errand.perform() }
    leave(errand.lane)
  }

  func take(_ lane: Lane) {
    guard lane != .pool else { return }
    state.withLock { $0.lanes.take(lane) }
  }

  /// As ``leave(_:)``, for a piece that did not run.
  private func giveBack(_ lane: Lane) {
    guard lane != .pool else { return }
    state.withLock { $0.lanes.giveBack(lane) }
  }

  func leave(_ lane: Lane) {
    guard lane != .pool else { return }
    state.withLock { $0.lanes.leave(lane) }
  }

  /// Has this thread belong to the loop for the length of a body.
  func enter<Result>(
    _ phone: VirtualPhone?, at now: Duration? = nil, isMain: Bool, queue: DispatchObject?,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let here = wayleave_here()
    let before = here.pointee
    let loop = Unmanaged.passUnretained(self).toOpaque()
    // Already on the loop, the thread knows what time it is.
    if before.loop != loop { here.pointee.now = (now ?? phone?.now ?? .zero).wholeNanoseconds }
    here.pointee.loop = loop
    here.pointee.is_main = isMain
    here.pointee.queue = queue?.address ?? (isMain ? wayleave_main_queue() : nil)
    defer {
      let now = here.pointee.now
      here.pointee = before
      if before.loop != nil { here.pointee.now = now }
    }
    return try withExtendedLifetime(phone) { try body() }
  }
}

extension Errand {
  /// Runs the work as its process's.
  func perform() {
    if let process { process.asCurrent { performAsNobodys() } } else { performAsNobodys() }
    afterwards?()
  }

  private func performAsNobodys() {
    switch work {
    case .closure(let closure): closure()
    case .job(let job): ExecutorHooks.run(job, isMain: lane == .main)
    case .block(let block): block.call()
    }
  }
}

extension Duration {
  /// In nanoseconds, as far as they fit.
  var wholeNanoseconds: Int64 {
    if self == .zero { return 0 }
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max : whole &+ attoseconds / 1_000_000_000
  }
}
