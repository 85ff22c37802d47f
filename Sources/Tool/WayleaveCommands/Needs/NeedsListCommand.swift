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

  @Option(help: "What to print.")
  var format: NeedsFormat = .text

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color: ColorChoice = .auto

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let profiles = try ProfileSource.shipped
      switch format {
      case .text:
        console.write(TableText(table(profiles), style: color.style(on: console)).text)
        console.write(
          "\n`wayleave needs show \(profiles.first?.name ?? "NAME")` says what they need.\n")
      case .markdown: console.write(TableMarkdown(table(profiles)).text)
      case .json: console.write(NeedsJSON.list(profiles).text)
      }
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
enum NeedsFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown
}
