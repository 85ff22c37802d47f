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
    let reminders = report.mergedReminders
    var budget = Budget(limit: limit)
    budget.add(["### Wayleave: " + MarkdownText.prose(Tally(report, findings).text)])
    if !findings.isEmpty { table(findings, &budget) }
    details(findings, &budget)
    budget.addWhole(tables)
    if !reminders.isEmpty {
      budget.add(["", "**What no file can show**", ""])
      budget.addEach(reminders.map { ["- " + sentences($0.finding)] }, noun: "reminder")
    }
    return budget.text
  }

  private func table(_ findings: [MergedFinding], _ budget: inout Budget) {
    budget.add(["", "| | Place | Finding | Rule |", "|---|---|---|---|"])
    budget.addEach(
      findings.map { merged in
        let finding = merged.finding
        let cells = [
          finding.severity.rawValue, MarkdownText.cellCode(place(finding)),
          MarkdownText.prose(finding.message),
          MarkdownText.prose(finding.ruleInWords),
        ]
        return ["| " + cells.joined(separator: " | ") + " |"]
      }, noun: "finding", upTo: limit / 2)
  }

  private func details(_ findings: [MergedFinding], _ budget: inout Budget) {
    budget.addEach(findings.map(detail), noun: "finding in detail", plural: "findings in detail")
  }

  private func detail(_ merged: MergedFinding) -> [String] {
    let finding = merged.finding
    var lines = [
      "", "<details>",
      "<summary>\(finding.severity.rawValue): \(MarkdownText.html(place(finding))): "
        + "\(MarkdownText.html(finding.message))</summary>",
      "",
    ]
    if !finding.consequence.isEmpty { lines += [MarkdownText.prose(finding.consequence), ""] }
    let holds = [finding.systems, configurations(finding)].compactMap(\.self)
    if !holds.isEmpty { lines.append("- on: " + MarkdownText.prose(holds.joined(separator: ", "))) }
    if !merged.targets.isEmpty {
      lines.append("- in: " + MarkdownText.prose(merged.targets.joined(separator: ", ")))
    }
    lines += finding.related.map { related in
      "- see: \(MarkdownText.code(related.position.description)) "
        + MarkdownText.prose(related.note)
    }
    if !finding.evidence.isEmpty {
      lines.append("- why: " + MarkdownText.prose(finding.evidence.joined(separator: ", ")))
    }
    lines.append("- fix: " + MarkdownText.prose(finding.fix.summary))
    if let snippet = finding.fix.snippet {
      lines += [""] + MarkdownText.block(snippet, language: language(finding.position.file))
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
        table.title = "\(target.name): \(table.title)"
        lines += [""] + TableMarkdown(table).lines
      }
    }
    return lines + ["", "</details>"]
  }

  private func sentences(_ finding: Finding) -> String { MarkdownText.prose(finding.sentences) }

  /// A finding about the whole folder stands at the path that the person wrote.
  private func place(_ finding: Finding) -> String {
    finding.position.file == "." ? report.root : finding.position.description
  }

  private func configurations(_ finding: Finding) -> String? {
    let names = finding.configurations
    return names.isEmpty ? nil : names.joined(separator: ", ") + " only"
  }

  private func language(_ file: String) -> String {
    switch file.split(separator: ".").last {
    case "swift": "swift"
    case "m", "mm", "h": "objc"
    case "plist", "entitlements", "xcprivacy": "xml"
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
    mutating func addEach(
      _ groups: [[String]], noun: String, plural: String? = nil, upTo bound: Int = .max
    ) {
      for (index, group) in groups.enumerated() {
        guard fits(group, min(limit, bound)) else {
          let count = groups.count - index
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
