import ArgumentParser
import Explanations
import FileAccess
import Reports
import ServiceNeeds

/// `wayleave needs docs`: the table of an SDK's document, written from its profile.
struct NeedsDocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write the permissions page for an SDK's documentation, as Markdown.",
    discussion: """
      PROFILE is the name or the file of a profile. The page has a table of services, a \
      table of keys, the vendor's notes and, if the vendor's documentation was checked, where iOS \
      behaves differently.

      EXAMPLES
        wayleave needs docs move
        wayleave needs docs ./my-sdk.yml --output Permissions.md
      """)

  @Argument(help: ArgumentHelp("The SDK, by its profile's name or file.", valueName: "PROFILE"))
  var profile: String

  enum Format: String, OutputFormat {
    case markdown

    static let usual = Format.markdown
  }

  @OptionGroup var printing: OutputOptions<Format>

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let request = try ProfileSource.request(profile)
      let choice = try ProfileSource.choice(request)
      let document = request.isFile ? nil : VendorDocument.named(request.profile)
      let text = NeedsPage(profile: choice.profile, document: document).text
      try printing.write(text, on: console)
    }
  }
}
