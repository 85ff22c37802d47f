import AppArtifacts

/// One line on standard error that says how far the work has come, and leaves no trace.
///
/// It appears after half a second, and only on a terminal.
final class ProgressLine: Sendable {
  private let console: Console
  private let state: Locked<State>

  private struct State {
    var shownAt: ContinuousClock.Instant
    var isShown = false
  }

  init(on console: Console, after delay: Duration = .milliseconds(500)) {
    self.console = console
    state = Locked(State(shownAt: .now + delay))
  }

  /// Shows how many sources of how many were read.
  func show(_ done: Int, of count: Int) { show("reading sources: \(done) of \(count)") }

  /// Shows how far the work has come, in words that are made only when they are shown.
  func show(_ words: @autoclosure () -> String) {
    guard console.errorColumns != nil else { return }
    state.use { state in
      let now = ContinuousClock.now
      guard now >= state.shownAt else { return }
      state.shownAt = now + .milliseconds(100)
      state.isShown = true
      console.writeError("\r\u{1B}[K" + words())
    }
  }

  /// Takes the line away.
  func erase() {
    state.use { state in
      guard state.isShown else { return }
      state.isShown = false
      console.writeError("\r\u{1B}[K")
    }
  }
}
