import Findings

/// A report as JUnit XML: a suite for each target, and in it a test case for each rule.
///
/// A case fails where a finding makes the check fail; findings below that are its output.
public struct JUnitReport: Sendable {
  /// The report.
  public var report: Report
  /// The least severity that makes a case fail; nil where none does.
  public var least: Severity?

  /// A report to be set as JUnit XML.
  public init(_ report: Report, least: Severity? = .error) {
    self.report = report
    self.least = least
  }

  /// The document, with a line feed at the end.
  public var text: String {
    let suites = suites
    let all = suites.flatMap(\.cases)
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        "<testsuites name=\"wayleave\" \(counts(all))>",
      ]
      + suites.flatMap(lines) + ["</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The findings of one rule in one target.
  private struct Case {
    var suite: String
    var rule: RuleID
    var failures: [Finding]
    var others: [Finding]
  }

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  /// One for each target, and one for what belongs to none of them.
  private var suites: [Suite] {
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

  private func suite(_ name: String, rules: [RuleID], findings: [Finding]) -> Suite {
    let byRule = Dictionary(grouping: findings, by: \.rule)
    let ids = rules + Set(byRule.keys).subtracting(rules).sorted()
    return Suite(
      name: name,
      cases: ids.map { id in
        let found = byRule[id] ?? []
        return Case(
          suite: name, rule: id, failures: found.filter(isFailure),
          others: found.filter { !isFailure($0) })
      })
  }

  private func isFailure(_ finding: Finding) -> Bool {
    least.map { finding.severity >= $0 && !finding.isPreview } ?? false
  }

  private func counts(_ cases: [Case]) -> String {
    let failures = cases.count { !$0.failures.isEmpty }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
  }

  private func lines(_ suite: Suite) -> [String] {
    ["  <testsuite name=\"\(suite.name.xml)\" \(counts(suite.cases))>"]
      + suite.cases.flatMap(lines) + ["  </testsuite>"]
  }

  private func lines(_ test: Case) -> [String] {
    let head = "    <testcase classname=\"\(test.suite.xml)\" name=\"\(test.rule.rawValue.xml)\""
    var body: [String] = []
    if let first = test.failures.first {
      let rest = test.failures.count - 1
      let message = first.message + (rest > 0 ? " (and \(rest) more)" : "")
      body +=
        [
          "      <failure type=\"\(first.severity.rawValue)\" message=\"\(message.xml)\">"
        ] + details(test.failures) + ["      </failure>"]
    }
    if !test.others.isEmpty {
      body += ["      <system-out>"] + details(test.others) + ["      </system-out>"]
    }
    return body.isEmpty ? [head + "/>"] : [head + ">"] + body + ["    </testcase>"]
  }

  /// What the text report says of the findings, without wrapping.
  private func details(_ findings: [Finding]) -> [String] {
    let style = TextStyle(columns: .max)
    let groups = FindingGroup.folded(findings.map { MergedFinding($0, targets: []) })
    return groups.flatMap { FindingText($0, targets: [], style: style).lines.map(\.xml) }
  }
}
