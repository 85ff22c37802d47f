/// What its host does to a process.
extension HostedProcess {
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
    // What is dropped goes outside of the lock, for that may run code of the app's.
    var dropped = State(isAlive: false)
    state.withLock { state in
      dropped.isSuspended = state.isSuspended
      swap(&state, &dropped)
    }
  }

  /// Those who listen, in the order of their creation.
  var ears: [Ear] { state.withLock { $0.ears } }

  func forget(_ ear: Ear) {
    let gone = state.withLock { state in
      state.ears.firstIndex { $0 === ear }.map { state.ears.remove(at: $0) }
    }
    withExtendedLifetime(gone) {}
  }
}
