import AppHosting
import CDeterministicExecution

extension VirtualLoop {
  /// Lets work begin outside, after what was begun there before.
  func send(_ errand: OutsideErrand, _ work: @escaping @Sendable () async -> OutsideErrand.Resume) {
    state.withLock { $0.outside.append(errand) }
    Self.asNobodys { errand.begin(work) }
  }

  /// Waits for the oldest work that is outside, and has it go on; false if none is.
  func fetchFromOutside() -> Bool {
    let oldest = state.withLock { state in
      state.outside.isEmpty ? nil : state.outside.removeFirst()
    }
    guard let oldest else { return false }
    guard oldest.process?.isAlive != false else {
      oldest.cancel()
      return true
    }
    guard let resume = Self.asNobodys(oldest.wait) else {
      oldest.cancel()
      oldest.process?.raise(
        "Hang", reason: "it waits for work outside of the phone that does not come back")
      return true
    }
    enqueue(Errand(process: oldest.process, lane: .pool, work: .closure(resume)))
    return true
  }

  /// Has this thread be the machine's for the length of a body.
  private static func asNobodys<Result>(_ body: () -> Result) -> Result {
    let here = wayleave_here()
    let before = here.pointee
    here.pointee = .init()
    defer { here.pointee = before }
    return body()
  }
}
