import ArgumentParser
import FileAccess
import PlatformModel
import Reports
import ServiceNeeds

/// `wayleave needs manifest`: what AndroidManifest.xml has to declare, to paste.
struct NeedsManifestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manifest",
    abstract: "Print the AndroidManifest.xml lines that services need.",
    discussion: """
      A permission that newer releases no longer need has a maxSdkVersion. The SDK's own \
      manifest may already add some of them; `wayleave permissions` lists what added each. \
      `wayleave help needs` describes SERVICES.

      EXAMPLES
        wayleave needs manifest situm:buildingMode
        wayleave needs manifest move:driving situm --android 8.0...17 --target 36
        wayleave needs manifest situm --whole --output AndroidManifest.xml
      """)

  @Argument(help: ArgumentHelp("An SDK and its services, without spaces.", valueName: "SERVICES"))
  var services: [String]

  @Option(
    help: ArgumentHelp(
      "The releases that the app runs on, such as 8.0...17 (default: 7.0 and later).",
      valueName: "releases"))
  var android: String?

  @Option(help: ArgumentHelp("The target SDK of the app, as an API level.", valueName: "level"))
  var target: Int?

  @Flag(help: "Print a whole manifest, not a part to paste.")
  var whole = false

  @OptionGroup var printing: OutputOptions<NeedsPlistCommand.Format>

  func validate() throws {
    if let android, AndroidRange(parsing: android) == nil {
      throw ValidationError(
        "'\(android)' names no releases of Android; write it as 14, 11...16 or API 30-34")
    }
    if let target, APILevel(rawValue: target) == nil {
      throw ValidationError("there is no API level \(target); possible: \(APILevel.bounds)")
    }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let choices = try services.map(ProfileSource.choice(parsing:))
      let needs = choices.androidPermissionNeeds(
        on: android.flatMap { AndroidRange(parsing: $0) }?.span.levels
          ?? APILevel.all.filter { $0 >= 24 },
        target: target.map(APILevel.init(nearest:)) ?? .newest)
      let text =
        switch printing.format {
        case .xml: ManifestFragment(needs: needs, isWhole: whole).text
        case .json: NeedsJSON.manifest(needs).text
        }
      try printing.write(text, on: console)
    }
  }
}
