import ArgumentParser
import FileAccess
import Findings
import Reports
import ServiceNeeds

/// `wayleave needs list`: the profiles that come with the tool.
struct NeedsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the SDKs whose needs are known, and their services.",
    discussion: """
      EXAMPLES
        wayleave needs list
        wayleave needs list --format json
      """)

  @OptionGroup var printing: OutputOptions<NeedsFormat>

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let profiles = try ProfileSource.shipped
      let text =
        switch printing.format {
        case .text:
          TableText(table(profiles), style: printing.style(on: console)).text
            + "\n`wayleave needs show \(profiles.first?.name ?? "NAME")` says what they need.\n"
        case .markdown: TableMarkdown(table(profiles)).text
        case .json: NeedsJSON.list(profiles).text
        }
      try printing.write(text, on: console)
    }
  }

  private func table(_ profiles: [NeedsProfile]) -> Table {
    Table(
      title: "", columns: ["Profile", "SDK", "Services"],
      rows: profiles.map { profile in
        Table.Row(
          profile.name,
          [
            Table.Cell(profile.title),
            Table.Cell(profile.serviceNames().joined(separator: ", ")),
          ])
      })
  }
}

/// What the commands about needs print.
enum NeedsFormat: String, OutputFormat {
  case text, json, markdown

  static let usual = NeedsFormat.text
}
