import Findings

/// The targets that a person asked for.
struct Selection {
  /// Their names; none stands for all.
  var targets: [CheckConfiguration.Entry]

  /// Stops where one of them was not judged.
  func check(_ report: Report) throws(CommandFailure) {
    let known = report.targets.map(\.name)
    guard let stranger = targets.first(where: { !known.contains($0.text) }) else { return }
    let list = known.isEmpty ? "none was found" : "there are: " + known.joined(separator: ", ")
    throw stranger.failure(
      "no target named '\(stranger.text)' was judged in \(report.root); \(list)")
  }

  /// The report on these targets alone.
  ///
  /// What belongs to no target stays: it may be the reason why one could not be judged.
  func applied(to report: Report) -> Report {
    guard !targets.isEmpty else { return report }
    let names = targets.map(\.text)
    let isWanted = { (finding: Finding) in finding.target.map(names.contains) ?? true }
    return Report(
      root: report.root, targets: report.targets.filter { names.contains($0.name) },
      findings: report.findings.filter(isWanted), rules: report.rules,
      reminders: report.reminders.filter(isWanted),
      suppressed: report.suppressed.filter(isWanted))
  }
}
