import ArgumentParser
import Findings
import PermissionAudit
import Reports

/// `wayleave rules`: the catalogue, or the page of one rule.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", _superCommandName: Wayleave.name,
    abstract: "List the rules of check, or explain one.",
    discussion: """
      EXAMPLES
        wayleave rules
        wayleave rules purpose-string-missing
        wayleave rules W010
        wayleave rules --format json
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  @Argument(help: ArgumentHelp("The rule to explain, by name or code.", valueName: "RULE"))
  var rule: RuleArgument?

  @Option(help: "What to print.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Link each rule to its page in this folder; for --format markdown.", valueName: "folder"))
  var pages: String?

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color: ColorChoice = .auto

  func validate() throws {
    _ = try rule?.rule()
    if pages != nil, format != .markdown || rule != nil {
      throw ValidationError("--pages is for the whole list with --format markdown.")
    }
  }

  func run() throws {
    let console = Console.current
    let chosen = try rule?.rule()
    let rules = chosen.map { [$0] } ?? Catalogue.all
    switch format {
    case .json:
      console.write(RulesJSON(rules.map(\.metadata), pages: RulePages.all).text)
    case .text, .markdown:
      if let chosen {
        console.write(RulePages.text(of: chosen))
      } else if format == .markdown {
        console.write(RulesMarkdown(rules.map(\.metadata), pages: pages).text)
      } else {
        let style = color.style(on: console)
        let tables = tables(rules).map { TableText($0, style: style).text }
        console.write(
          tables.joined(separator: "\n") + "\n`wayleave rules NAME` explains a rule.\n")
      }
    }
  }

  /// One table a shelf, in the order of the shelves.
  private func tables(_ rules: [any Rule]) -> [Table] {
    RuleMetadata.Category.allCases.compactMap { category in
      let rows = rules.map(\.metadata).filter { $0.category == category }
      guard !rows.isEmpty else { return nil }
      return Table(
        title: category.rawValue, columns: ["Rule", "Code", "Severity", "Finds"],
        rows: rows.map { rule in
          Table.Row(
            rule.id.rawValue,
            [
              Table.Cell(rule.code),
              Table.Cell(rule.severityInWords, rule.severity.meaning),
              Table.Cell(rule.summary),
            ])
        })
    }
  }
}

extension RuleMetadata {
  /// The severity, and the status where it is not the usual one.
  fileprivate var severityInWords: String {
    status == .stable ? severity.rawValue : "\(severity.rawValue), \(status.rawValue)"
  }
}

extension Severity {
  /// The colour of its word in a table.
  fileprivate var meaning: Table.Meaning {
    switch self {
    case .error: .bad
    case .warning: .limited
    case .note: .plain
    }
  }
}
