import ArgumentParser
import FileAccess
import PlatformModel
import Reports
import ServiceNeeds

/// `wayleave diagnose`: why nothing works on a phone whose state an app reported.
struct DiagnoseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagnose", _superCommandName: Tool.name,
    abstract: "Explain, from a snapshot of a phone's settings, why an app gets no location.",
    discussion: """
      SNAPSHOT is a JSON or YAML file with the app's permissions and the phone's \
      settings, or - for standard input. Documentation/Needs.md describes it. The \
      report lists the causes, most likely first, and the fix for each. Values \
      missing from the snapshot are not guessed. A snapshot of an Android phone is \
      checked against Android's rules.

      EXAMPLES
        wayleave diagnose snapshot.json
        wayleave diagnose snapshot.json --needs move:driving,places
        wayleave diagnose snapshot.json --symptom noBeacons --app "Trail Guide"
        wayleave diagnose - --format json < snapshot.json

      EXIT CODES
        0   the snapshot was read, whether or not anything is wrong
        2   the snapshot, or an SDK's profile (--needs), could not be read
        64  the command line was not understood
      """)

  enum Format: String, OutputFormat {
    case text, json

    static let usual = Format.text
  }

  @Argument(
    help: ArgumentHelp("The snapshot, or - for standard input.", valueName: "SNAPSHOT"),
    completion: .file())
  var snapshot: String

  @Option(
    help: ArgumentHelp(
      "Also check these SDK services, such as move:driving,places. Repeatable.",
      valueName: "services"))
  var needs: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look only for the causes of this symptom, such as noBeacons; an unknown one prints all.",
      valueName: "symptom"))
  var symptom: String?

  func validate() throws {
    guard let symptom else { return }
    let ios = Symptom.allCases.map(\.rawValue)
    let android = AndroidSymptom.allCases.map(\.rawValue)
    guard !(ios + android).contains(symptom) else { return }
    throw ValidationError(
      "there is no symptom '\(symptom)'; possible on iOS: \(ios.joined(separator: ", ")); "
        + "on Android: \(android.joined(separator: ", "))")
  }

  private func iOSSymptom() throws(CommandFailure) -> Symptom? {
    guard let symptom else { return nil }
    guard let known = Symptom(rawValue: symptom) else {
      throw CommandFailure("\(symptom) is a symptom of Android, but the snapshot is of iOS")
    }
    return known
  }

  private func androidSymptom() throws(CommandFailure) -> AndroidSymptom? {
    guard let symptom else { return nil }
    guard let known = AndroidSymptom(rawValue: symptom) else {
      throw CommandFailure("\(symptom) is a symptom of iOS, but the snapshot is of Android")
    }
    return known
  }

  @Option(
    help: ArgumentHelp(
      "The app's name, for advice such as Settings > NAME > Location.", valueName: "name"))
  var app = "your app"

  @OptionGroup var printing: OutputOptions<Format>

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let choices = try needs.map(ProfileSource.choice(parsing:))
      let bytes = try SnapshotFile.bytes(of: snapshot)
      if let android = try AndroidSnapshotFile(reading: bytes, of: snapshot) {
        let symptom = try androidSymptom()
        let answer = AndroidDiagnosisAnswer(
          android, symptom: symptom, choices: choices, app: app)
        let text =
          printing.format == .json ? answer.json.text : answer.text(printing.style(on: console))
        return try printing.write(text, on: console)
      }
      let symptom = try iOSSymptom()
      let file = try SnapshotFile(bytes, of: snapshot)
      let answer = DiagnosisAnswer(file, symptom: symptom, choices: choices, app: app)
      let text =
        printing.format == .json ? answer.json.text : answer.text(printing.style(on: console))
      try printing.write(text, on: console)
    }
  }
}
