import Findings

/// A report as Markdown for a comment on a pull request: the sum, a table, and details to unfold.
///
/// Comments have a limit: what would go over it is counted and left out, details before rows.
public struct MarkdownReport: Sendable {
  /// The report.
  public var report: Report
  /// How many bytes the document may have; GitHub takes 65,536 characters.
  public var limit: Int

  /// A report to be set as Markdown.
  public init(_ report: Report, limit: Int = 60_000) {
    self.report = report
    self.limit = limit
  }

  /// The document, with a line feed at the end.
  public var text: String {
    let findings = report.merged
    let reminders = FindingGroup.folded(reminders: report.mergedReminders)
    var budget = Budget(limit: limit)
    budget.add(["### Wayleave: " + MarkdownText.prose(Tally(report, findings).text)])
    if !findings.isEmpty { table(findings, &budget) }
    details(findings, &budget)
    budget.addWhole(tables)
    if !reminders.isEmpty {
      budget.add(["", "**Reminders, which never make the check fail**", ""])
      budget.addEach(reminders.map { ["- " + reminder($0)] }, noun: "reminder")
    }
    return budget.text
  }

  private func table(_ findings: [MergedFinding], _ budget: inout Budget) {
    budget.add(["", "| | Place | Finding | Rule |", "|---|---|---|---|"])
    budget.addEach(
      findings.map { merged in
        let finding = merged.finding
        let cells = [
          finding.word, MarkdownText.cellCode(place(finding)),
          MarkdownText.prose(finding.message),
          MarkdownText.prose(finding.rule.rawValue),
        ]
        return ["| " + cells.joined(separator: " | ") + " |"]
      }, noun: "finding", upTo: limit / 2)
  }

  private func details(_ findings: [MergedFinding], _ budget: inout Budget) {
    let groups = FindingGroup.folded(findings)
    budget.addEach(
      groups.map(detail), counts: groups.map(\.members.count), noun: "finding in detail",
      plural: "findings in detail")
  }

  /// How many further places the details of a finding list.
  private static let mostPlaces = 25

  private func detail(_ group: FindingGroup) -> [String] {
    let finding = group.first.finding
    let more = group.others.isEmpty ? "" : " (and \(group.others.count) more)"
    var lines = [
      "", "<details>",
      "<summary>\(finding.word): \(MarkdownText.html(place(finding))): "
        + "\(MarkdownText.html(finding.message))\(more)</summary>",
      "",
    ]
    if !group.others.isEmpty {
      lines += group.others.prefix(Self.mostPlaces).map { other in
        "- \(MarkdownText.code(place(other.finding))) "
          + MarkdownText.prose(other.finding.message)
      }
      let rest = group.others.count - Self.mostPlaces
      if rest > 0 { lines.append("- and at \(rest) more places") }
      lines.append("")
    }
    if !finding.consequence.isEmpty { lines += [MarkdownText.prose(finding.consequence), ""] }
    let holds = [finding.systems, Finding.builds(finding.configurations)].compactMap(\.self)
    if !holds.isEmpty { lines.append("- on: " + MarkdownText.prose(holds.joined(separator: ", "))) }
    if !group.first.targets.isEmpty {
      let names = group.first.targets.map(report.label)
      lines.append("- in: " + MarkdownText.prose(names.joined(separator: ", ")))
    }
    lines += group.related.map { related in
      "- see: \(MarkdownText.code(related.position.description)) "
        + MarkdownText.prose(related.note)
    }
    if !finding.evidence.isEmpty {
      lines.append("- why: " + MarkdownText.prose(finding.evidence.joined(separator: ", ")))
    }
    lines.append("- fix: " + MarkdownText.prose(finding.fix.summary))
    if let snippet = finding.fix.snippet {
      lines +=
        [""]
        + MarkdownText.block(
          snippet, language: Self.language(of: snippet, in: finding.position.file))
    }
    return lines + ["", "</details>"]
  }

  /// What users get, target by target.
  private var tables: [String] {
    let targets = report.targets.filter { !$0.abilities.isEmpty }
    guard !targets.isEmpty else { return [] }
    var lines = ["", "<details>", "<summary>What users get</summary>"]
    for target in targets {
      for table in target.abilities {
        var table = table
        table.title = "\(report.label(of: target.id)): \(table.title)"
        lines += [""] + TableMarkdown(table).lines
      }
    }
    return lines + ["", "</details>"]
  }

  /// A reminder, with the places of all that need it.
  private func reminder(_ group: FindingGroup) -> String {
    let places = group.members.map { MarkdownText.code(place($0.finding)) }
    return MarkdownText.prose(group.first.finding.sentences)
      + (places.count > 1 ? " At " + places.joined(separator: ", ") + "." : "")
  }

  /// A finding about the whole folder is at the path that the person wrote.
  private func place(_ finding: Finding) -> String {
    finding.position.file == "." ? report.root : finding.position.description
  }

  /// The language of lines to paste; markup often belongs into another file than the finding's.
  private static func language(of snippet: String, in file: String) -> String {
    let start = snippet.drop(while: \.isWhitespace)
    if start.hasPrefix("<") || start.hasPrefix("android:") { return "xml" }
    if start.hasPrefix("\"") { return "" }
    return switch file.split(separator: ".").last {
    case "swift": "swift"
    case "m", "mm", "h": "objc"
    case "kt", "kts": "kotlin"
    case "java": "java"
    case "gradle": "groovy"
    default: ""
    }
  }
}

extension MarkdownReport {
  /// A text that grows up to a number of bytes.
  private struct Budget {
    var text = ""
    let limit: Int
    /// Room for the lines that say what was left out.
    private static let reserve = 400

    init(limit: Int) { self.limit = limit }

    mutating func add(_ lines: [String]) { for line in lines { text += line + "\n" } }

    /// Adds lines together or not at all.
    mutating func addWhole(_ lines: [String]) { if fits(lines, limit) { add(lines) } }

    /// Adds one group of lines after the other; says how many did not fit.
    ///
    /// Each group stands for one of the noun, unless `counts` says for how many.
    mutating func addEach(
      _ groups: [[String]], counts: [Int]? = nil, noun: String, plural: String? = nil,
      upTo bound: Int = .max
    ) {
      for (index, group) in groups.enumerated() {
        guard fits(group, min(limit, bound)) else {
          let count = counts?[index...].reduce(0, +) ?? groups.count - index
          let name = count == 1 ? noun : plural ?? noun + "s"
          return add(["", "And \(count) more \(name); `wayleave check` prints all of them."])
        }
        add(group)
      }
    }

    private func fits(_ lines: [String], _ bound: Int) -> Bool {
      text.utf8.count + lines.reduce(0) { $0 + $1.utf8.count + 1 } + Self.reserve <= bound
    }
  }
}
