import Findings

/// The end of a text report: what was found in one sentence, and the next step in another.
struct TextSummary {
  private let report: Report
  private let findings: [MergedFinding]
  private let style: TextStyle

  init(_ report: Report, findings: [MergedFinding], style: TextStyle) {
    self.report = report
    self.findings = findings
    self.style = style
  }

  var lines: [String] { wrapped(summary) + wrapped(nextStep) }

  private func wrapped(_ text: String) -> [String] {
    var phrase = Phrase()
    phrase.add(text)
    return phrase.lines(indent: 0, style: style)
  }

  /// "3 errors, 2 warnings, 1 note in 4 targets."
  private var summary: String {
    let counts = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = findings.count { $0.finding.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let found = counts.isEmpty ? "No findings" : counts.joined(separator: ", ")
    guard !report.targets.isEmpty else { return found + "; no target was judged." }
    let sum = "\(found) in \(Self.counted(report.targets.count, "target"))"
    return counts.isEmpty ? sum + "." : sum + "; `wayleave rules NAME` explains a rule."
  }

  private var nextStep: String {
    guard let worst = findings.first?.finding else {
      return report.targets.isEmpty
        ? "Next: give the folder that holds the Xcode project."
        : "Next: keep it so in CI with `wayleave check --fail-on warning \(report.root.shellWord)`."
    }
    guard !report.targets.isEmpty else { return "Next: " + worst.fix.summary }
    return "Next: mend \(worst.position), then check again."
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension String {
  /// The text as one word of a shell, quoted where it has to be.
  public var shellWord: String {
    let plain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "/._-+@:,".unicodeScalars.contains($0)
    }
    guard isEmpty || !plain else { return self }
    let inner = split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    return "'\(inner)'"
  }
}
