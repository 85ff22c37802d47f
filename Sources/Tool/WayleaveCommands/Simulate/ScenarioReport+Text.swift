import PhoneSimulator
import Reports

extension ScenarioResult {
  /// Results as a person reads them; of several, a sum comes last.
  static func text(
    _ results: [ScenarioResult], isQuiet: Bool, style: TextStyle = TextStyle()
  ) -> String {
    var parts = results.compactMap { $0.report?.text(isQuiet: isQuiet, style: style) }
    if results.count > 1 { parts.append(sum(results, style)) }
    return parts.joined(separator: isQuiet ? "" : "\n")
  }

  private static func sum(_ results: [ScenarioResult], _ style: TextStyle) -> String {
    let passed = results.count { $0.hasPassed }
    let failed = results.count { $0.problemLine == nil && !$0.hasPassed }
    let broken = results.count - passed - failed
    var text = "\(results.count) scenarios: \(passed) passed"
    if failed > 0 { text += ", \(failed) failed" }
    if broken > 0 { text += ", \(broken) could not be run" }
    return (passed == results.count ? style.good(text) : style.bad(text)) + "\n"
  }
}

extension ScenarioReport {
  /// The report as a person reads it: the timeline of the first releases, what differs on later ones,
  /// then what failed.
  func text(isQuiet: Bool, style: TextStyle = TextStyle()) -> String {
    var text = ""
    if !isQuiet {
      text += name.printable.wrapped(at: style.columns).map { style.strong($0) + "\n" }.joined()
      if let about {
        text += about.trimmed.wrapped(at: style.columns).map { $0 + "\n" }.joined()
      }
      let timelines = TimelineText(outcomes.map(\.timeline), style: style)
      for index in outcomes.indices { text += "\n" + section(index, timelines, style) }
      text += "\n"
    }
    for line in failures { text += style.bad(line.printable) + "\n" }
    let isGood = failures.isEmpty && obstacleLine == nil
    return text + (isGood ? style.good(summary.printable) : style.bad(summary.printable)) + "\n"
  }

  private func section(_ index: Int, _ timelines: TimelineText, _ style: TextStyle) -> String {
    let outcome = outcomes[index]
    guard index > 0 else {
      return style.strong("\(outcome.span)") + "\n" + timelines.text(outcome.timeline)
    }
    let before = outcomes[index - 1]
    let differences = timelines.differences(outcome.timeline, from: before.timeline)
    return style.strong("\(outcome.span)") + ": as on \(before.span)"
      + (differences.isEmpty ? "\n" : ", except:\n" + differences)
  }

  private var summary: String {
    let releases = outcomes.reduce(0) { $0 + $1.versions.count }
    let failed = outcomes.reduce(0) { $0 + $1.record.failures.count * $1.versions.count }
    let on = "on \(Tally.counted(releases, "release"))"
    let stuck = outcomes.reduce(0) { $0 + ($1.record.obstacle == nil ? 0 : $1.versions.count) }
    if stuck > 0 {
      return "\(file): could not be run to its end on \(stuck) of "
        + Tally.counted(releases, "release")
    }
    if failed > 0 {
      return "\(file): \(failed) of \(Tally.counted(checkCount, "expectation")) failed \(on)"
    }
    return "\(file): \(Tally.counted(checkCount, "expectation")) met \(on)"
  }
}

extension String {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
