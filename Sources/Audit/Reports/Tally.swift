import Findings

/// What a report holds, in one sentence without its full stop.
package struct Tally {
  private let report: Report
  private let findings: [MergedFinding]

  package init(_ report: Report, _ findings: [MergedFinding]) {
    self.report = report
    self.findings = findings
  }

  /// "3 errors, 2 warnings, 1 note in 4 targets; 2 ignored", "No findings; no target was checked".
  ///
  /// An error or a warning is what a check may fail for; previews have a sum of their own.
  package var text: String {
    let counts = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = findings.count { $0.finding.severity == severity && !$0.finding.isPreview }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let nothing = previews.isEmpty ? "No findings" : "No errors, warnings or notes"
    let found = counts.isEmpty ? nothing : counts.joined(separator: ", ")
    guard !report.targets.isEmpty else {
      return found + "; no target was checked" + previews + silent
    }
    return "\(found) in \(Self.counted(report.targets.count, "target"))\(previews)\(silent)"
  }

  private var previews: String {
    let count = findings.count(where: \.finding.isPreview)
    guard count > 0 else { return "" }
    let verb = count == 1 ? "does" : "do"
    return "; \(Self.counted(count, "preview finding")) (\(verb) not fail the check;"
      + " `severity:` or `--only` makes a rule count)"
  }

  private var silent: String {
    let kinds = report.mergedSuppressed.compactMap(\.finding.suppression?.kind)
    let old = kinds.count { $0 == .baseline }
    return (kinds.count > old ? "; \(kinds.count - old) ignored" : "")
      + (old > 0 ? "; \(old) in the baseline" : "")
  }

  /// "1 finding", "2 findings".
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
