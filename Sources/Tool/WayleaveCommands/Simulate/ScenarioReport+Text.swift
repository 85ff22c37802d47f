import PhoneSimulator
import Reports

extension ScenarioResult {
  /// Results as a person reads them; of several, a sum comes last.
  static func text(_ results: [ScenarioResult], isQuiet: Bool) -> String {
    var parts = results.compactMap { $0.report?.text(isQuiet: isQuiet) }
    if results.count > 1 { parts.append(sum(results)) }
    return parts.joined(separator: isQuiet ? "" : "\n")
  }

  private static func sum(_ results: [ScenarioResult]) -> String {
    let passed = results.count { $0.hasPassed }
    let failed = results.count { $0.problemLine == nil && !$0.hasPassed }
    let broken = results.count - passed - failed
    var text = "\(results.count) scenarios: \(passed) as expected"
    if failed > 0 { text += ", \(failed) failed" }
    if broken > 0 { text += ", \(broken) could not be run" }
    return text + "\n"
  }
}

extension ScenarioReport {
  /// The report as a person reads it: the timelines where releases part, then what failed.
  func text(isQuiet: Bool) -> String {
    var text = ""
    if !isQuiet {
      text += "\(name.printable)\n"
      if let about { text += about.trimmed.printable + "\n" }
      for (index, outcome) in outcomes.enumerated() { text += "\n" + section(index, outcome) }
      text += "\n"
    }
    for line in failures { text += line.printable + "\n" }
    return text + summary.printable + "\n"
  }

  private func section(_ index: Int, _ outcome: ScenarioOutcome) -> String {
    guard index > 0 else { return "\(outcome.span)\n" + outcome.timeline.text }
    let before = outcomes[index - 1]
    let common = outcome.commonLines(with: before)
    let rest = Array(outcome.timeline.lines[common...])
    let shared = "\(outcome.span), as \(before.span)"
    switch (common, rest.count) {
    case (_, 0) where common == before.timeline.lines.count: return "\(shared)\n"
    case (_, 0): return "\(shared) for \(common) lines, and no more\n"
    case (0, _): return "\(outcome.span)\n" + outcome.timeline.text
    default:
      var part = outcome.timeline
      part.lines = rest
      return "\(shared) for \(Self.counted(common, "line")), then\n" + part.text
    }
  }

  private var summary: String {
    let releases = outcomes.reduce(0) { $0 + $1.versions.count }
    let failed = outcomes.reduce(0) { $0 + $1.record.failures.count * $1.versions.count }
    let on = "on \(Self.counted(releases, "release"))"
    let stuck = outcomes.reduce(0) { $0 + ($1.record.obstacle == nil ? 0 : $1.versions.count) }
    if stuck > 0 {
      return "\(file): could not be run to its end on \(stuck) of "
        + Self.counted(releases, "release")
    }
    if failed > 0 {
      return "\(file): \(failed) of \(Self.counted(checkCount, "expectation")) failed \(on)"
    }
    return "\(file): \(Self.counted(checkCount, "expectation")) as expected \(on)"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension String {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
