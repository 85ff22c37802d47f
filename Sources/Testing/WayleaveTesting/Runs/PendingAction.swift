import AppHosting
import AuthorizationEngine
import PhoneSimulator

/// One tap on an action that takes its time: whether it still waits, and what came before its end.
///
/// What hangs is never released; therefore it holds no phone. Unchecked: one
/// piece of an app's code runs at a time.
final class PendingAction: @unchecked Sendable {
  let action: Int
  private let home: Unheld<VirtualPhone>
  private let start: Int
  /// Where the trace stood when something else was tapped.
  private var end = Int.max
  private(set) var isBegun = false
  private(set) var isFinished = false
  /// What it threw at its end.
  private(set) var thrown: (any Error)?
  /// Whether it ended under a prompt that came up since, with nothing decided by the person.
  private(set) var wasEarly = false

  init(action: Int, on phone: VirtualPhone) {
    self.action = action
    home = Unheld(phone)
    start = phone.look { $0.trace.count }
  }

  /// Whether somebody waits for it.
  var isWaiting: Bool { isBegun && !isFinished }

  func begin() { isBegun = true }

  /// Something else was tapped: a prompt from now on is no longer this action's own.
  func giveWay(at place: Int) { end = min(end, place) }

  /// Ends. What an action throws is an answer at the moment at which its prompt comes up; later it gives
  /// up, as at a time-out.
  func finish(byThrowing thrown: (any Error)? = nil) {
    isFinished = true
    self.thrown = thrown
    guard let phone = home.object, let prompt = phone.prompt, prompt.asker != .system else {
      return
    }
    let since = phone.trace[start...]
    let shown = since.indices.first { place in
      guard place < end, case .prompt(let shown) = since[place].what else { return false }
      return shown.id == prompt.id
    }
    guard let shown, thrown == nil || since[shown].time == phone.now else { return }
    let isDecided = since.contains { entry in
      if case .event(.answer, _, _) = entry.what { true } else { false }
    }
    wasEarly = !isDecided
  }
}
