import Findings

/// A report as JUnit XML: a suite for each target, and in it a test case for each rule.
///
/// A case fails where a finding makes the check fail; findings below that are its output.
public struct JUnitReport: Sendable {
  /// The report.
  public var report: Report
  /// The least severity that makes a case fail; nil if none does.
  public var least: Severity?

  /// A report to be set as JUnit XML.
  public init(_ report: Report, least: Severity? = .error) {
    self.report = report
    self.least = least
  }

  /// The document, with a line feed at the end.
  public var text: String { JUnitDocument(suites).text }

  /// One for each target, and one for what belongs to none of them.
  private var suites: [JUnitDocument.Suite] {
    let rules = report.rules.filter { $0.status != .reminder }
    var targets: [TargetID] = []
    for target in report.targets where !targets.contains(target.id) { targets.append(target.id) }
    let byTarget = Dictionary(grouping: report.findings) { finding in
      finding.target.flatMap { targets.contains($0) ? $0 : nil }
    }
    let judged = targets.map { target in
      suite(targets.label(of: target), rules: rules.map(\.id), findings: byTarget[target] ?? [])
    }
    let homeless = byTarget[nil] ?? []
    let reading = rules.filter { $0.category == .reading }.map(\.id)
    let rest = suite("beside the targets", rules: reading, findings: homeless)
    return rest.cases.isEmpty ? judged : judged + [rest]
  }

  private func suite(
    _ name: String, rules: [RuleID], findings: [Finding]
  ) -> JUnitDocument.Suite {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let ids = rules + Set(byRule.keys).subtracting(rules).sorted()
    return JUnitDocument.Suite(
      name,
      ids.map { id in
        let found = byRule[id] ?? []
        return JUnitDocument.Case(
          name, id.rawValue, fault: fault(found.filter(isFailure)),
          output: details(found.filter { !isFailure($0) }))
      })
  }

  private func fault(_ failures: [Finding]) -> JUnitDocument.Fault? {
    guard let first = failures.first else { return nil }
    let rest = failures.count - 1
    return JUnitDocument.Fault(
      type: first.severity.rawValue, first.message + (rest > 0 ? " (and \(rest) more)" : ""),
      details: details(failures))
  }

  private func isFailure(_ finding: Finding) -> Bool {
    least.map { finding.severity >= $0 && !finding.isPreview } ?? false
  }

  /// What the text report says of the findings, without wrapping.
  private func details(_ findings: [Finding]) -> [String] {
    let style = TextStyle(columns: .max)
    let groups = FindingGroup.folded(findings.map { MergedFinding($0, targets: []) })
    return groups.flatMap { FindingText($0, targets: [], style: style).lines }
  }
}
