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
  func applied(to report: Report) -> Report {
    targets.isEmpty ? report : report.keeping(wanted(in: report))
  }

  /// The targets of a report that were asked for.
  func wanted(in report: Report) -> Set<TargetID> {
    Set(
      report.targets.filter { target in
        targets.contains { matches($0, target, in: report) }
      }.map(\.id))
  }

  /// Whether a person means a target: by its name, or as a report calls it.
  private func matches(
    _ entry: CheckConfiguration.Entry, _ target: Report.Target, in report: Report
  ) -> Bool {
    entry.text == target.name || entry.text == report.label(of: target.id)
  }
}

extension Report {
  /// The report on some targets.
  ///
  /// What belongs to no target stays: it may be the reason why one could not be checked.
  func keeping(_ wanted: Set<TargetID>) -> Report {
    let isWanted = { (finding: Finding) in finding.target.map(wanted.contains) ?? true }
    return Report(
      root: root, targets: targets.filter { wanted.contains($0.id) },
      findings: findings.filter(isWanted), rules: rules, reminders: reminders.filter(isWanted),
      suppressed: suppressed.filter(isWanted), configuration: configuration)
  }
}
