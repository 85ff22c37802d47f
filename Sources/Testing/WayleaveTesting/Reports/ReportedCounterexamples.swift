import PhoneSimulator

/// The counterexamples that several explorations have reported, so that each is printed once.
///
/// The tests of a package that `wayleave explore init` writes share one.
public final class ReportedCounterexamples: Sendable {
  private let reported = Locked<Set<[String]>>([])

  /// None so far.
  public init() {}

  /// Whether a counterexample was reported before; it counts as reported from then on.
  func isReported(_ report: CounterexampleReport) -> Bool {
    reported.withLock { !$0.insert(report.essence).inserted }
  }
}
