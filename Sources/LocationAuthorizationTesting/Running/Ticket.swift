import AppHosting
import AuthorizationEngine
import PhoneSimulator

/// One tap on an action that takes its time: whether it still waits, and what came before its end.
///
/// What waits for ever holds its ticket for ever; the ticket therefore holds no phone. Unchecked: one
/// piece of an app's code runs at a time.
final class Ticket: @unchecked Sendable {
  let action: Int
  private let home: Unheld<VirtualPhone>
  private let start: Int
  private(set) var isBegun = false
  private(set) var isFinished = false
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

  func finish() {
    isFinished = true
    guard let phone = home.object, let prompt = phone.prompt, prompt.asker != .system else {
      return
    }
    let since = phone.trace[start...]
    let isNew = since.contains { entry in
      if case .prompt(let shown) = entry.what { shown.id == prompt.id } else { false }
    }
    let isDecided = since.contains { entry in
      if case .event(.answer, _, _) = entry.what { true } else { false }
    }
    wasEarly = isNew && !isDecided
  }
}
