import ArgumentParser
import FileAccess
import Findings
import PermissionAudit
import Reports

/// `wayleave rules`: the catalog, or the page of one rule.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", _superCommandName: Tool.name,
    abstract: "List the rules that check applies, or explain one.",
    discussion: """
      EXAMPLES
        wayleave rules
        wayleave rules purpose-string-missing
        wayleave rules W010
        wayleave rules --format json
      """)

  enum Format: String, OutputFormat {
    case text, json, markdown

    static let usual = Format.text
  }

  @Argument(help: ArgumentHelp("The rule to explain, by name or code.", valueName: "RULE"))
  var rule: RuleArgument?

  @OptionGroup var printing: OutputOptions<Format>

  @Option(
    help: ArgumentHelp(
      "Link each rule to its page in this folder; for --format markdown.", valueName: "folder"))
  var pages: String?

  func validate() throws {
    _ = try rule?.rule()
    if pages != nil, printing.format != .markdown || rule != nil {
      throw ValidationError("--pages is for the whole list with --format markdown.")
    }
  }

  func run() throws {
    let console = Console.current
    let chosen = try rule?.rule()
    let rules = chosen.map { [$0] } ?? Catalogue.all
    let text =
      switch (printing.format, chosen) {
      case (.json, _): RulesJSON(rules.map(\.metadata), pages: RulePages.all).text
      case (_, let chosen?): RulePages.text(of: chosen)
      case (.markdown, nil): RulesMarkdown(rules.map(\.metadata), pages: pages).text
      case (.text, nil):
        TableText(table(rules), style: printing.style(on: console), hangs: true).text
          + "\n`wayleave rules NAME` explains a rule.\n"
      }
    try CommandFailure.reported(on: console) { try printing.write(text, on: console) }
  }

  /// One table for all shelves: a row of its own names each of them.
  private func table(_ rules: [any Rule]) -> Table {
    let rows = RuleMetadata.Category.allCases.flatMap { category -> [Table.Row] in
      let members = rules.map(\.metadata).filter { $0.category == category }
      return members.isEmpty
        ? [] : [Table.Row(category.rawValue, [])] + members.map(row)
    }
    return Table(title: "", columns: ["Rule", "Code", "Severity", "Finds"], rows: rows)
  }

  private func row(_ rule: RuleMetadata) -> Table.Row {
    Table.Row(
      rule.id.rawValue,
      [
        Table.Cell(rule.code),
        Table.Cell(rule.severityInWords, rule.severity.meaning),
        Table.Cell(rule.summary),
      ])
  }
}

extension RuleMetadata {
  /// The severity, and the status where it is not the usual one.
  fileprivate var severityInWords: String {
    status == .stable ? severity.rawValue : "\(severity.rawValue), \(status.rawValue)"
  }
}

extension Severity {
  /// The color of its word in a table.
  fileprivate var meaning: Table.Meaning {
    switch self {
    case .error: .bad
    case .warning: .limited
    case .note: .plain
    }
  }
}
