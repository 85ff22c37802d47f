import AppHosting
import PhoneSimulator

extension LifeCycle {
  /// Whether an app is in the foreground and takes events.
  enum State: Sendable {
    case active, inactive, background

    /// The state of a process as the phone has it.
    init(of process: HostedProcess) {
      guard let seen = process.app.situation else {
        self = .inactive
        return
      }
      if seen.has(.active) {
        self = .active
      } else {
        self = seen.presence == .foreground ? .inactive : .background
      }
    }
  }
}
