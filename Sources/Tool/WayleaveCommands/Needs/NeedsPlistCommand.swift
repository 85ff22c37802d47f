import ArgumentParser
import PlatformModel
import Reports
import ServiceNeeds

/// `wayleave needs plist`: what Info.plist has to say, to paste.
struct NeedsPlistCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plist",
    abstract: "Print what Info.plist has to say for services, to paste into it.",
    discussion: """
      Texts that begin with WRITE are yours to write: `wayleave check` finds those
      that stay. Nothing that a service may need takes an entitlement. Several SDKs
      share what they have in common. `wayleave help needs` has the form of SERVICES.

      EXAMPLES
        wayleave needs plist move:driving,places
        wayleave needs plist move:driving situm:buildingMode
        wayleave needs plist move:driving --ios 9
        wayleave needs plist move:driving --whole --output Info.plist
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case xml, json
  }

  @Argument(help: ArgumentHelp("An SDK and its services, in one word.", valueName: "SERVICES"))
  var services: [String]

  @Option(
    help: ArgumentHelp(
      "The releases that the app runs on, such as 9-27 or 9 for the oldest; otherwise from 13 on.",
      valueName: "releases"),
    transform: VersionRange.init(parsing:))
  var ios: VersionRange?

  @Flag(help: "Print a whole property list, not a part to paste.")
  var whole = false

  @Option(help: "What to print.")
  var format: Format = .xml

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let choices = try services.map(ProfileSource.choice(parsing:))
      let releases = ios?.releases ?? OSVersion.Span.iOS(from: .iOS(13))
      let needs = choices.declarationNeeds.filter { $0.declaration.releases.overlaps(releases) }
      let text =
        switch format {
        case .xml: PlistFragment(needs: needs, isWhole: whole).text
        case .json: NeedsJSON.plist(needs).text
        }
      try console.write(text, to: output)
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
