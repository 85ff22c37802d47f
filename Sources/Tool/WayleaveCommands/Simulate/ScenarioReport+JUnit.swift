import PhoneSimulator
import Reports

extension ScenarioResult {
  /// Results as JUnit XML: a suite for each scenario, and in it a test case for the releases that
  /// behave alike.
  static func junit(_ results: [ScenarioResult]) -> String {
    JUnitDocument(results.map(\.suite)).text
  }

  private var suite: JUnitDocument.Suite {
    switch self {
    case .ran(let report):
      return JUnitDocument.Suite(report.name, report.outcomes.map { $0.test(in: report) })
    case .unreadable(let file, let problem):
      let line = problem.text(in: file)
      let fault = JUnitDocument.Fault(
        .error, type: "unreadable", problem.message, details: [line.printable])
      return JUnitDocument.Suite(file, [JUnitDocument.Case(file, "reading", fault: fault)])
    }
  }
}

extension ScenarioOutcome {
  fileprivate func test(in report: ScenarioReport) -> JUnitDocument.Case {
    JUnitDocument.Case(report.file, "\(span)", fault: fault(in: report))
  }

  private func fault(in report: ScenarioReport) -> JUnitDocument.Fault? {
    let story = timeline.text.split(separator: "\n").map { String($0).printable }
    if let obstacle = record.obstacle {
      let line = "\(report.file):\(obstacle.line): \(obstacle.message)".printable
      return JUnitDocument.Fault(
        .error, type: "obstacle", obstacle.message, details: [line, ""] + story)
    }
    guard let first = record.failures.first else { return nil }
    let rest = record.failures.count - 1
    let lines = record.failures.map { "\(report.file):\($0.line): \($0.words)".printable }
    return JUnitDocument.Fault(
      type: "expectation", first.words + (rest > 0 ? " (and \(rest) more)" : ""),
      details: lines + [""] + story)
  }
}
