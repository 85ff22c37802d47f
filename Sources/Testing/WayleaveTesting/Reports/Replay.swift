import DeterministicExecution
import PhoneSimulator
import PlatformModel

/// The steps of a counterexample, repeated: the phone as it was after each of them.
struct Replay: Sendable {
  /// A step, with the trace's length and the phone's time before it.
  struct Part: Sendable {
    var step: Step
    var start: Int
    var moment: Duration
    /// What of the app's code ran out of its turn.
    var turns: [String] = []
  }

  /// The steps; the first is the opening of the app.
  private(set) var parts: [Part] = []
  /// The phone as it came to be.
  private(set) var world: PhoneWorld?
  /// The rows of the phone's engine that fired after the opening of the app, or at it where nothing follows.
  private(set) var rows = RowSet()
  /// What went wrong at the last step, or cannot be ended.
  private(set) var faults: [Fault] = []
  /// Why the steps could not be taken once more.
  private(set) var error: (any Error)?

  /// Repeats the steps in a sandbox, which the last of them may stop.
  init(_ steps: [Step], _ explorer: Explorer, isHeard: Bool = false) {
    let told = Locked(Told())
    let ending = explorer.inSandbox {
      CrashSandbox.current?.isHeard = isHeard
      do { try Self.tell(steps, explorer, told) } catch is PhoneRefusal {
        told.withLock { $0.error = explorer.nondeterminism(after: steps) }
      } catch { told.withLock { $0.error = error } }
    }
    var result = told.withLock { $0 }
    var trap: String?
    if case .trap(let words) = ending, !result.isOver { trap = words }
    if trap != nil, let phone = result.phone, let loop = VirtualLoop.of(phone),
      !result.parts.isEmpty
    {
      result.parts[result.parts.count - 1].turns = loop.endTurns().words
    }
    parts = result.parts
    faults = trap.map { [Fault(trap: $0)] } ?? result.faults
    world = trap == nil ? result.world : result.phone?.world
    rows = result.phone?.firedRows(except: RowSet()) ?? result.rows
    error = result.error
    if case .noThread = ending { error = CrashSandbox.NoThread() }
  }

  private static func tell(_ steps: [Step], _ explorer: Explorer, _ told: Locked<Told>) throws {
    let run = try explorer.makeRun()
    told.withLock { $0.phone = run.phone.virtualPhone }
    // What stops the thread when the run is released is not part of the counterexample.
    defer { withExtendedLifetime(run) { told.withLock { $0.end() } } }
    for (place, step) in steps.fromLaunch.enumerated() {
      let phone = run.phone.virtualPhone
      let part = Part(step: step, start: phone.trace.count, moment: phone.now)
      told.withLock { $0.parts.append(part) }
      let faults = try run.take(step)
      // What happens at launch is the same in every counterexample.
      if place == 0, !steps.isEmpty, faults.isEmpty { phone.noteFiredRows() }
      // As it is now: what the run releases at its end is not part of the counterexample.
      told.withLock { told in
        told.faults = faults
        told.parts[told.parts.count - 1].turns = run.turns.words
        told.world = phone.world
        told.rows = phone.firedRows(except: RowSet()) ?? told.rows
      }
      if !faults.isEmpty { return }
    }
  }

  private struct Told: Sendable {
    var parts: [Part] = []
    var phone: VirtualPhone?
    var world: PhoneWorld?
    var rows = RowSet()
    var faults: [Fault] = []
    var error: (any Error)?
    var isOver = false

    /// The phone is released with its run, in the sandbox.
    mutating func end() { (isOver, phone) = (true, nil) }
  }
}
