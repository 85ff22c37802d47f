import ArgumentParser
import PhoneSimulator
import PlatformModel
import Reports

/// `wayleave simulate`: runs scenarios on the virtual phone.
struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Run a scenario on a virtual iPhone and print what happens.",
    discussion: """
      SCENARIO is a YAML file: a phone, an app, steps of the app, the person and the world, and what
      is to be seen. On several releases of iOS it says where they part.

      EXAMPLES
        wayleave simulate Scenarios/bluedot/B01.yml
        wayleave simulate story.yml --ios 13...27
        wayleave simulate story.yml --ios 17.4 --format json
        wayleave simulate Scenarios/*/*.yml --quiet

      EXIT CODES
        0   everything was as expected
        1   an expectation failed; its file and line are printed
        2   a scenario could not be read, or a step could not be done
        64  the command line was not understood
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: ArgumentHelp("The scenario to run; may be repeated.", valueName: "SCENARIO"))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The releases to run it on, such as 17.4 or 13...18, instead of the scenario's own.",
      valueName: "releases"))
  var ios: String?

  @Option(help: "What to print.")
  var format: Format = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(name: .shortAndLong, help: "Print no timelines, and no progress.")
  var quiet = false

  func validate() throws {
    if let ios { _ = try VersionRange(parsing: ios) }
  }

  func run() throws {
    let console = Console.current
    let range = try ios.map { try VersionRange(parsing: $0).span }
    try CommandFailure.reported(on: console) {
      var reports: [ScenarioReport] = []
      for file in files {
        reports.append(try report(of: file, on: range, console: console))
      }
      let text: String
      switch format {
      case .text:
        let separator = quiet ? "" : "\n"
        text = reports.map { $0.text(isQuiet: quiet) }.joined(separator: separator)
      case .json: text = ScenarioReport.json(reports)
      }
      if let output {
        try OutputFile(path: output).write(text)
      } else {
        console.write(text)
      }
      for report in reports {
        if let problem = report.obstacleLine { throw CommandFailure(problem) }
      }
      if reports.contains(where: { !$0.failures.isEmpty }) { try ExitStatus.findings.leave() }
    }
  }

  private func report(
    of file: String, on range: OSVersion.Span?, console: Console
  ) throws(CommandFailure) -> ScenarioReport {
    let scenario = try Self.read(file)
    let versions = (range ?? scenario.releases).versions
    let line = ProgressLine(on: console)
    let isShown = !quiet
    let count = scenario.steps.count * versions.count
    var done = 0
    let outcomes = scenario.outcomes(on: versions) { version, _ in
      done += 1
      if isShown { line.show("\(file) on \(version): step \(done) of \(count)") }
    }
    line.erase()
    return ScenarioReport(file: file, scenario: scenario, outcomes: outcomes)
  }

  private static func read(_ file: String) throws(CommandFailure) -> Scenario {
    do {
      let bytes = try BoundedFile(path: file).read(atMost: YAMLValue.largestFile)
      return try ScenarioFile(reading: bytes, beside: ScenarioFolder(of: file)).scenario
    } catch let problem as ScenarioProblem {
      throw CommandFailure(problem.text(in: file))
    } catch let failure as CommandFailure {
      throw CommandFailure("\(file): \(failure.message)")
    } catch {
      throw CommandFailure("\(file): \(error)")
    }
  }
}
