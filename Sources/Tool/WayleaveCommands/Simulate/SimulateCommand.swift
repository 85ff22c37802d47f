import ArgumentParser
import FileAccess
import PhoneSimulator
import PlatformModel
import Reports

/// `wayleave simulate`: runs scenarios on the virtual phone.
struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", _superCommandName: Tool.name,
    abstract: "Run a scenario on a virtual phone and print what happens.",
    discussion: """
      SCENARIO is a YAML file, a folder of them, or - for standard input. It \
      describes a phone and an app; what the app does, what the user does and what \
      happens around them; and the expected results. A run on several releases \
      shows where they differ. A scenario with an `Android:` line runs on Android; \
      API levels \(APILevel.bounds) are supported. Documentation/Scenarios.md \
      describes the format.

      EXAMPLES
        wayleave simulate Scenarios/bluedot/B01.yml
        wayleave simulate story.yml --ios 13...27
        wayleave simulate story.yml --ios 17.4 --format json
        wayleave simulate Scenarios --quiet
        wayleave simulate Scenarios --format junit --output scenarios.xml
        wayleave simulate story.yml --format html --output story.html
        wayleave simulate story.yml --ios 17.4 --format svg --output story.svg
        wayleave simulate Scenarios/android/ladder.yml --android 10...16

      EXIT CODES
        0   every expectation was met
        1   an expectation failed; its file and line are printed
        2   a scenario could not be read, or a step could not be carried out; the
            other scenarios ran
        64  the command line was not understood
      """)

  enum Format: String, OutputFormat {
    case text, json, junit, html, svg

    static let usual = Format.text
  }

  @Argument(
    help: ArgumentHelp(
      "The scenario to run, or a folder of them. Repeatable.", valueName: "SCENARIO"),
    completion: .file())
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The releases to run it on, such as 17.4 or 13...18, instead of the scenario's own.",
      valueName: "releases"))
  var ios: String?

  @Option(
    help: ArgumentHelp(
      "The same for scenarios on Android, such as 14, 11-16 or API 30-34.",
      valueName: "releases"))
  var android: String?

  @OptionGroup var printing: OutputOptions<Format>

  @Option(
    help: ArgumentHelp(
      "With --format html: embed this virtual phone (phone.wasm.gz); see Documentation/Page.md.",
      valueName: "file"))
  var phone: String?

  @Flag(name: .shortAndLong, help: "Do not print timelines or progress.")
  var quiet = false

  func validate() throws {
    if let ios { _ = try VersionRange(parsing: ios) }
    if let android, AndroidRange(parsing: android) == nil {
      throw ValidationError(
        "'\(android)' names no releases of Android; write it as 14, 11...16 or API 30-34")
    }
    if phone != nil, printing.format != .html {
      throw ValidationError("--phone works only with --format html.")
    }
    if ios != nil, android != nil {
      throw ValidationError("give --ios or --android, and scenarios of that platform.")
    }
  }

  func run() throws {
    let console = Console.current
    let range =
      try ios.map { try VersionRange(parsing: $0).span }
      ?? android.flatMap { AndroidRange(parsing: $0)?.span }
    try CommandFailure.reported(on: console) {
      let results = try results(on: range, console: console)
      let text =
        switch printing.format {
        case .text:
          ScenarioResult.text(results, isQuiet: quiet, style: printing.style(on: console))
        case .json: ScenarioResult.json(results)
        case .junit: ScenarioResult.junit(results)
        case .html: ScenarioResult.page(results, engine: try PhoneEngine.bytes(phone))
        case .svg: try ScenarioResult.picture(results)
        }
      try printing.write(text, on: console)
      let problems = results.compactMap(\.problemLine)
      for problem in problems { console.writeError("wayleave: \(problem.printable)\n") }
      if !problems.isEmpty { try ExitStatus.notJudged.leave() }
      if !results.allSatisfy(\.hasPassed) { try ExitStatus.findings.leave() }
    }
  }

  private func results(
    on range: OSVersion.Span?, console: Console
  ) throws(CommandFailure) -> [ScenarioResult] {
    var files: [String] = []
    for path in paths { files += try FilesPath.scenarios(path).files }
    let line = ProgressLine(on: console)
    let isShown = !quiet
    defer { line.erase() }
    return files.map { file in
      ScenarioResult(of: file, isNamed: paths.contains(file), on: range) { version, done, count in
        if isShown { line.show("\(file.printable) on \(version): step \(done) of \(count)") }
      }
    }
  }
}
