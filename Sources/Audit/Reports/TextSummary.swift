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

  var lines: [String] {
    // A path stays in one piece, so that it can be copied.
    let read = report.configuration.map { ["Configuration: " + $0.printable] } ?? []
    return read + wrapped(summary) + wrapped(nextStep)
  }

  private func wrapped(_ text: String) -> [String] {
    var phrase = Phrase()
    phrase.add(text)
    return phrase.lines(indent: 0, style: style)
  }

  private var summary: String {
    let tally = Tally(report, findings).text
    return report.targets.isEmpty || findings.isEmpty
      ? tally + "." : tally + "; `wayleave rules NAME` explains a rule."
  }

  private var nextStep: String {
    guard let worst = findings.map(\.finding).first(where: { !$0.isPreview }) else {
      if report.suppressed.contains(where: { $0.suppression?.kind == .baseline }) {
        return "Next: fix what the baseline holds, then write it again."
      }
      return report.targets.isEmpty
        ? "Next: give the folder that holds the project of an app."
        : "Next: keep it so in CI with `wayleave check --fail-on warning \(report.root.shellWord)`."
    }
    guard !report.targets.isEmpty else { return "Next: " + worst.fix.summary }
    return "Next: fix \(worst.position), then check again."
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
