import AppHosting
import CDeterministicExecution
import PhoneSimulator

/// Code in the middle of which time has to pass, or other code has to run.
extension VirtualLoop {
  /// Waits until something is so or a moment has come; says whether it is so.
  ///
  /// On the main thread everything else goes on meanwhile: other lanes, the phone, the clock. Where
  /// nothing can come any more the process ends as hung, which on a phone the watchdog would see to.
  func wait(
    for what: String, until deadline: Duration?, letsMainRun: Bool = false,
    _ isDone: @escaping () -> Bool
  ) -> Bool {
    if isDone() { return true }
    guard let process = HostedProcess.onThisThread, process.isAlive else { return false }
    if let worker = Worker.current {
      let parked = Parked(worker: worker, process: process, isDone: isDone, deadline: deadline)
      state.withLock { $0.parked.append(parked) }
      return worker.park()
    }
    guard let phone = process.phone else { return false }
    let end = deadline ?? Self.now + Self.longestWait
    if letsMainRun { leave(.main) }
    defer { if letsMainRun { take(.main) } }
    while true {
      if isDone() { return true }
      phone.handOut()
      if runNext(on: phone) { continue }
      if phone.now >= end { break }
      let moment = min(nextDeadline ?? end, end)
      if !phone.passToNextEvent(notAfter: moment) {
        if deadline == nil, nextDeadline == nil, phone.world.nextEvent == nil { break }
        phone.pass(to: moment)
      }
      wayleave_here().pointee.now = phone.now.wholeNanoseconds
      if !process.isAlive { return false }
    }
    if deadline == nil {
      process.raise(
        "Hang", reason: "its main thread waits for \(what), and nothing can end the wait")
    }
    return false
  }

  /// How long the main thread may stand still before its process counts as hung.
  static let longestWait: Duration = .seconds(24 * 3600)

  /// Lets time pass in the middle of code: Thread.sleep.
  func sleep(_ length: Duration) {
    let end = Self.now + max(.zero, length)
    _ = wait(for: "the end of a sleep", until: end) { false }
  }

  /// A worker whose wait is over; those of a process that is gone end.
  func parkedWorkerToResume(at now: Duration) -> (Worker, Bool)? {
    guard state.withLock({ !$0.parked.isEmpty }) else { return nil }
    for parked in state.withLock({ $0.parked }) {
      guard parked.process.isAlive else {
        state.withLock { $0.parked.removeAll { $0.worker === parked.worker } }
        end(parked.worker)
        continue
      }
      let isDone = parked.isDone()
      guard isDone || parked.deadline.map({ $0 <= now }) == true else { continue }
      state.withLock { $0.parked.removeAll { $0.worker === parked.worker } }
      return (parked.worker, isDone)
    }
    return nil
  }

  /// Ends a worker in the middle of its wait, and leaves the lane of its piece: its process is gone.
  func end(_ worker: Worker) {
    if let errand = worker.errand {
      leave(errand.lane)
      errand.afterwards?()
    }
    worker.end()
  }

  func resume(_ waiting: (worker: Worker, isDone: Bool), on phone: VirtualPhone) {
    waiting.worker.resume(isDone: waiting.isDone, now: phone.now.wholeNanoseconds)
  }
}
