import FileAccess
import Findings

/// The targets that a person asked for.
struct Selection {
  /// Their names; none stands for all.
  var targets: [CheckConfiguration.Entry]

  /// Stops where one of them was not checked.
  func check(_ report: Report) throws(CommandFailure) {
    let known = report.targets.map { report.label(of: $0.id) }
    guard
      let stranger = targets.first(where: { entry in
        !report.targets.contains { matches(entry, $0, in: report) }
      })
    else { return }
    let list = known.isEmpty ? "none was found" : "there are: " + known.joined(separator: ", ")
    throw stranger.failure(
      "no target named '\(stranger.text)' was checked in \(report.root); \(list)")
  }

  /// The report on these targets alone.
  ///
  /// What belongs to no target stays: it may be the reason why one could not be checked.
  func applied(to report: Report) -> Report {
    guard !targets.isEmpty else { return report }
    let wanted = report.targets.filter { target in
      targets.contains { matches($0, target, in: report) }
    }
    let ids = Set(wanted.map(\.id))
    let isWanted = { (finding: Finding) in finding.target.map(ids.contains) ?? true }
    return Report(
      root: report.root, targets: wanted,
      findings: report.findings.filter(isWanted), rules: report.rules,
      reminders: report.reminders.filter(isWanted),
      suppressed: report.suppressed.filter(isWanted), configuration: report.configuration)
  }

  /// Whether a person means a target: by its name, or as a report calls it.
  private func matches(
    _ entry: CheckConfiguration.Entry, _ target: Report.Target, in report: Report
  ) -> Bool {
    entry.text == target.name || entry.text == report.label(of: target.id)
  }
}
