import AuthorizationEngine
import PhoneSimulator

/// What is known of one life of an app's process; it holds neither the phone nor the app's objects.
final class ProcessLife: Sendable {
  struct State: Sendable {
    var isAlive = true
    var isSuspended = false
    var receivers: [WeakReceiver] = []
    var held: [@Sendable () -> Void] = []
    weak var process: HostedProcess?
    var companions: [ObjectIdentifier: any Sendable] = [:]
  }

  struct WeakReceiver: Sendable {
    weak var receiver: Receiver?
  }

  /// What becomes of work that wants to run.
  enum Passage {
    case runs, waits, isDropped
  }

  let state: Locked<State>

  /// What brought the process up; nil where nobody saw it come up.
  let launchReason: Effect.LaunchReason?

  init(isSuspended: Bool, launchReason: Effect.LaunchReason? = nil) {
    self.launchReason = launchReason
    state = Locked(State(isSuspended: isSuspended))
  }

  var isAlive: Bool { state.withLock { $0.isAlive } }
  var isSuspended: Bool { state.withLock { $0.isSuspended } }

  /// Says whether work may run now; what has to wait is kept until the process is resumed.
  func admit(orHold work: @autoclosure () -> @Sendable () -> Void) -> Passage {
    state.withLock { state in
      guard state.isAlive else { return .isDropped }
      guard state.isSuspended else { return .runs }
      state.held.append(work())
      return .waits
    }
  }

  func suspend() { state.withLock { $0.isSuspended = true } }

  /// Lets go what waited, in its order.
  func resume() {
    let waiting = state.withLock { state in
      state.isSuspended = false
      defer { state.held = [] }
      return state.held
    }
    waiting.forEach { $0() }
  }

  /// Nothing of this process runs any more.
  func end() {
    let dropped = state.withLock { state in
      state.isAlive = false
      defer {
        state.held = []
        state.receivers = []
        state.companions = [:]
      }
      return state.held
    }
    withExtendedLifetime(dropped) {}
  }

  /// Those who listen, in the order of their creation.
  var receivers: [Receiver] {
    state.withLock { state in
      state.receivers.removeAll { $0.receiver == nil }
      return state.receivers.compactMap(\.receiver)
    }
  }
}
