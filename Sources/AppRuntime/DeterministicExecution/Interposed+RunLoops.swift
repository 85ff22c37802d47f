import AppHosting
import CDeterministicExecution
import Foundation

// What `RunLoops.c` calls on a thread that runs a loop.

extension VirtualLoop {
  /// The moment at which a date comes; dates count in doubles, so it is whole microseconds.
  static func moment(of date: Date) -> Duration {
    let seconds = date.timeIntervalSince(Date())
    return now + .microseconds(Int64(min(max(seconds, 0), 1e11) * 1e6 + 0.5))
  }

  /// Has a timer fire when it is due, until it is invalid.
  func add(_ timer: Timer, _ address: Pointer) {
    remove(address)
    set(timer, address, at: Self.moment(of: timer.fireDate))
  }

  func remove(_ address: Pointer) {
    _ = state.withLock { state in
      state.timers.removeValue(forKey: address).flatMap { state.alarms.remove($0) }
    }
  }

  func isSet(_ address: Pointer) -> Bool { state.withLock { $0.timers[address] != nil } }

  private func set(_ timer: Timer, _ address: Pointer, at moment: Duration) {
    let kept = Kept(timer: timer, address: address)
    let errand = Errand(
      process: .onThisThread, lane: .main,
      work: .closure { [weak self] in self?.fire(kept.timer, kept.address, dueAt: moment) })
    let alarm = enqueue(errand, at: moment)
    state.withLock { $0.timers[address] = alarm }
  }

  private func fire(_ timer: Timer, _ address: Pointer, dueAt moment: Duration) {
    guard timer.isValid else { return remove(address) }
    if timer.timeInterval > 0 {
      // As a run loop does, it leaves out what it was too late for.
      let interval = Duration.nanoseconds(Int64(max(timer.timeInterval, 1e-4) * 1e9 + 0.5))
      var next = moment + interval
      if next <= Self.now { next = Self.now + interval }
      set(timer, address, at: next)
    }
    timer.fire()
  }
}

/// A timer on its way. Unchecked: only the main thread of its app touches it.
private struct Kept: @unchecked Sendable {
  var timer: Timer
  var address: Pointer
}

private func timer(_ address: Pointer?) -> Timer? {
  guard let info = wayleave_timer_info(address) else { return nil }
  return Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue()
}

@_cdecl("wayleave_add_timer")
func add(address: Pointer?) {
  guard let address, let timer = timer(address) else { return }
  VirtualLoop.current?.add(timer, address)
}

@_cdecl("wayleave_timer_moved")
func move(address: Pointer?) {
  guard let loop = VirtualLoop.current, let address, loop.isSet(address),
    let timer = timer(address)
  else { return }
  loop.add(timer, address)
}

@_cdecl("wayleave_timer_gone")
func forget(address: Pointer?) {
  if let address { VirtualLoop.current?.remove(address) }
}

@_cdecl("wayleave_perform_block")
func perform(block: Pointer?) {
  guard let block = Block(block) else { return }
  VirtualLoop.current?.enqueue(
    Errand(process: .onThisThread, lane: .main, work: .block(block)))
}

@_cdecl("wayleave_run_loop")
func runLoop(seconds: Double, once: Bool) -> Bool {
  guard let loop = VirtualLoop.current else { return false }
  let start = loop.state.withLock { $0.lanes.mainPieces }
  let length: Duration = .microseconds(Int64(min(max(seconds, 0), 1e11) * 1e6 + 0.5))
  let deadline = VirtualLoop.now + max(length, seconds > 0 ? .microseconds(1) : .zero)
  return loop.wait(
    for: "its run loop", until: seconds > 1e9 ? nil : deadline, letsMainRun: VirtualLoop.isOnMain
  ) { once && loop.state.withLock { $0.lanes.mainPieces } != start }
}

@_cdecl("wayleave_run_loop_is_over")
func isRunLoopOver() -> Bool {
  !VirtualLoop.isOnMain || HostedProcess.onThisThread?.isAlive != true
}
