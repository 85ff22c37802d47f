import ArgumentParser
import FileAccess
import Findings
import PlatformModel
import Reports

/// `wayleave facts`: what is known of the platforms, as a list or as pages.
struct FactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "facts", _superCommandName: Tool.name,
    abstract: "List what is known about iOS and Android, with releases and sources.",
    discussion: """
      Without AREA, the command lists the areas. `wayleave explain ID` shows one \
      fact and everything that refers to it. With --format markdown, --output names a folder, \
      which gets a page for each area.

      EXAMPLES
        wayleave facts
        wayleave facts "purpose strings"
        wayleave facts background --format json
        wayleave facts --format markdown --output Facts
      """)

  enum Format: String, OutputFormat {
    case text, json, markdown

    static let usual = Format.text
  }

  @Argument(help: ArgumentHelp("The area to list, on both platforms.", valueName: "AREA"))
  var area: String?

  @OptionGroup var printing: OutputOptions<Format>

  func validate() throws {
    if let area, areas.isEmpty {
      throw ValidationError("there is no area \(area.quoted); `wayleave facts` lists them.")
    }
  }

  private var areas: [FactArea] {
    guard let area else { return Facts.areas }
    return Facts.areas.filter { $0.name == area.lowercased() }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      switch printing.format {
      case .json: try printing.write(FactsJSON(areas).text, on: console)
      case .markdown:
        let pages = FactsMarkdown(areas, disagreements: Disagreement.allCases).pages
        guard let folder = printing.output else {
          return console.write(pages.dropFirst().map(\.text).joined(separator: "\n"))
        }
        for page in pages { try OutputFile(path: "\(folder)/\(page.name)").write(page.text) }
      case .text:
        let style = printing.style(on: console)
        let tables = area == nil ? Platform.allCases.map(index) : areas.map(table)
        let text = tables.map { TableText($0, style: style, hangs: true).text }
          .joined(separator: "\n")
        let next =
          area == nil
          ? "`wayleave facts AREA` lists its facts" : "`wayleave explain ID` shows a fact"
        try printing.write(text + "\n\(next).\n", on: console)
      }
    }
  }

  private func index(_ platform: Platform) -> Table {
    Table(
      title: platform.rawValue, columns: ["Area", "Facts", "What they are about"],
      rows: Facts.areas.filter { $0.platform == platform }.map { area in
        Table.Row(area.name, [Table.Cell("\(area.facts.count)"), Table.Cell(area.title)])
      })
  }

  private func table(_ area: FactArea) -> Table {
    Table(
      title: "\(area.platform.rawValue): \(area.title)",
      columns: ["Fact", "Releases", "Known", "What the platform does"],
      rows: area.facts.map { fact in
        Table.Row(
          fact.id.rawValue,
          [
            Table.Cell("\(fact.versions)"), Table.Cell(fact.confidence.rawValue),
            Table.Cell(fact.statement),
          ])
      })
  }
}
