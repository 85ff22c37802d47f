import ArgumentParser
import FileAccess
import PlatformModel
import Reports
import ServiceNeeds

/// `wayleave needs plist`: what Info.plist has to say, to paste.
struct NeedsPlistCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plist",
    abstract: "Print the Info.plist lines that services need.",
    discussion: """
      Replace the texts that begin with WRITE; `wayleave check` reports any that you forget. No \
      service needs an entitlement. What several SDKs need is printed once. `wayleave help \
      needs` describes SERVICES.

      EXAMPLES
        wayleave needs plist move:driving,places
        wayleave needs plist move:driving situm:buildingMode
        wayleave needs plist move:driving --ios 9
        wayleave needs plist move:driving --whole --output Info.plist
      """)

  enum Format: String, OutputFormat {
    case xml, json

    static let usual = Format.xml
  }

  @Argument(help: ArgumentHelp("An SDK and its services, without spaces.", valueName: "SERVICES"))
  var services: [String]

  @Option(
    help: ArgumentHelp(
      "The releases that the app runs on: 9-27, or 9 for the oldest (default: 13 and later).",
      valueName: "releases"),
    transform: VersionRange.init(parsing:))
  var ios: VersionRange?

  @Flag(help: "Print a whole property list, not a part to paste.")
  var whole = false

  @OptionGroup var printing: OutputOptions<Format>

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let choices = try services.map(ProfileSource.choice(parsing:))
      let releases = ios?.releases ?? OSVersion.Span.iOS(from: .iOS(13))
      let needs = choices.declarationNeeds.filter { $0.declaration.releases.overlaps(releases) }
      let text =
        switch printing.format {
        case .xml: PlistFragment(needs: needs, isWhole: whole).text
        case .json: NeedsJSON.plist(needs).text
        }
      try printing.write(text, on: console)
    }
  }
}

extension VersionRange {
  /// The releases; a single one is the oldest that an app runs on.
  fileprivate var releases: OSVersion.Span {
    span.first.major == span.last.major ? .iOS(from: span.first) : span
  }
}

extension OSVersion.Span {
  fileprivate func overlaps(_ other: OSVersion.Span) -> Bool {
    first <= other.last && other.first <= last
  }
}
