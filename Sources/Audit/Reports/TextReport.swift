import Findings

/// A report as calm text: each target with what its users get, what is wrong, and what to do next.
public struct TextReport: Sendable {
  /// The report.
  public var report: Report
  /// The style.
  public var style: TextStyle
  /// How much is said.
  public var detail: Detail
  /// The folder that was checked, as seen from where the reader is, so that paths can be opened;
  /// empty if it is the same.
  public var base: String
  /// The files of ``files(of:)`` that could be read, by their paths in the report.
  public var sources: [String: [UInt8]]

  /// How much is said.
  public enum Detail: Hashable, Sendable {
    /// Targets, tables, findings, the summary and the next step.
    case full
    /// One line for each finding, as compilers write it, and nothing for a clean app.
    case headlines
  }

  /// A report to be set as text.
  public init(
    _ report: Report, style: TextStyle = TextStyle(), detail: Detail = .full, base: String = "",
    sources: [String: [UInt8]] = [:]
  ) {
    self.sources = sources
    self.report = report
    self.style = style
    self.detail = detail
    self.base = base
  }

  /// The files that the text shows a line of, if their bytes are at hand.
  public static func files(of report: Report) -> Set<String> {
    Set(
      report.findings.filter { FindingFrame.rules.contains($0.rule) && $0.position.line != nil }
        .map(\.position.file))
  }

  /// The text, each line ended by a line feed.
  public var text: String {
    let findings = SharedPlaces.joined(report.merged.map(placed), in: report)
    let blocks =
      detail == .full
      ? full(findings)
      : [findings.map { FindingLine($0.finding, isColored: style.isColored).text }]
    return blocks.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  /// The finding with paths that open from where the reader is.
  private func placed(_ merged: MergedFinding) -> MergedFinding {
    var merged = merged
    merged.finding.position = placed(merged.finding.position)
    for index in merged.finding.related.indices {
      merged.finding.related[index].position = placed(merged.finding.related[index].position)
    }
    return merged
  }

  /// A finding about the whole folder has the path that the person wrote.
  private func placed(_ position: SourcePosition) -> SourcePosition {
    var placed = position
    placed.file = position.file == "." ? report.root : position.path(below: base)
    return placed
  }

  private func full(_ findings: [MergedFinding]) -> [[String]] {
    var blocks: [[String]] = []
    let sources = Dictionary(
      self.sources.map { (placed(SourcePosition(file: $0.key)).file, $0.value) },
      uniquingKeysWith: { first, _ in first })
    let byTarget = Dictionary(grouping: findings) { $0.targets.first }
    for group in groups(byTarget) {
      blocks.append(TargetText(group, among: targets, style: style, base: base).lines)
      blocks += texts(of: group.last.flatMap { byTarget[$0.id] } ?? [], sources)
    }
    let known = Set(targets)
    let homeless = findings.filter { $0.targets.first.map { !known.contains($0) } ?? true }
    if !homeless.isEmpty {
      if !report.targets.isEmpty {
        blocks.append([Ink.strong.paint("Outside the targets", colored: style.isColored)])
      }
      blocks += texts(of: homeless, sources)
    }
    let reminders = FindingGroup.folded(reminders: report.mergedReminders.map(placed))
    if !reminders.isEmpty {
      blocks.append([
        Ink.strong.paint("Reminders, which never make the check fail", colored: style.isColored)
      ])
      blocks += reminders.map {
        FindingText($0, targets: targets, style: style, isReminder: true).lines
      }
    }
    return blocks + [TextSummary(report, findings: findings, style: style).lines]
  }

  private var targets: [TargetID] { report.targets.map(\.id) }

  private func texts(
    of findings: [MergedFinding], _ sources: [String: [UInt8]]
  ) -> [[String]] {
    FindingGroup.folded(findings).map {
      FindingText($0, targets: targets, style: style, sources: sources).lines
    }
  }

  /// Targets in order; neighbors without findings that get the same are shown together.
  private func groups(_ findings: [TargetID?: [MergedFinding]]) -> [[Report.Target]] {
    var groups: [[Report.Target]] = []
    for target in report.targets {
      let isQuiet = { (target: Report.Target) in findings[target.id] == nil }
      if let last = groups.last?.last, isQuiet(last), isQuiet(target),
        last.abilities == target.abilities, last.unknowns == target.unknowns
      {
        groups[groups.count - 1].append(target)
      } else {
        groups.append([target])
      }
    }
    return groups
  }
}
