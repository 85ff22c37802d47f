import AppHosting

/// What the phone says about the sessions of an app: now, and whenever it says something else.
struct DiagnosticChanges {
  private let tap: Tap<DiagnosticFlags>
  private var base: AsyncStream<DiagnosticFlags>.Iterator
  private var last: DiagnosticFlags?

  init(of process: HostedProcess?) {
    tap = Tap(of: process, start: { process.map { DiagnosticFlags(of: $0.app) } }) { noticed in
      guard case .diagnostic = noticed.effect, let process else { return nil }
      return DiagnosticFlags(of: process.app)
    }
    base = tap.stream.makeAsyncIterator()
  }

  /// The next that differs from the last; nil once the task is canceled.
  mutating func next() async -> DiagnosticFlags? {
    while let flags = await base.next() {
      guard flags != last else { continue }
      last = flags
      return flags
    }
    return nil
  }
}
