import Findings

/// The targets that a person asked for.
struct Selection {
  /// Their names; none stands for all.
  var targets: [String]

  /// The report on these targets alone; stops where one of them does not exist.
  ///
  /// What belongs to no target stays: it may be the reason why one could not be judged.
  func applied(to report: Report) throws(CommandFailure) -> Report {
    guard !targets.isEmpty else { return report }
    let known = report.targets.map(\.name)
    if let stranger = targets.first(where: { !known.contains($0) }) {
      let list = known.isEmpty ? "none was found" : "there are: " + known.joined(separator: ", ")
      throw CommandFailure("no target named '\(stranger)' was judged in \(report.root); \(list)")
    }
    let isWanted = { (finding: Finding) in finding.target.map(targets.contains) ?? true }
    return Report(
      root: report.root, targets: report.targets.filter { targets.contains($0.name) },
      findings: report.findings.filter(isWanted), rules: report.rules,
      reminders: report.reminders.filter(isWanted),
      suppressed: report.suppressed.filter(isWanted))
  }
}
