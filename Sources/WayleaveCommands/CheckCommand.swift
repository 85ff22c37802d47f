import AppArtifacts
import ArgumentParser
import Findings
import PermissionAudit
import Reports

/// `wayleave check`: judges an app.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Judge the location permissions of an app: what its users get, and what is wrong.",
    discussion: """
      PATH is a folder with an Xcode project in it or below it, a project or a workspace.

      EXAMPLES
        wayleave check .
        wayleave check ios --target Runner --fail-on warning
        wayleave check MyApp.xcodeproj --configuration Release
        wayleave check . --format sarif --output wayleave.sarif
        wayleave check "$SRCROOT" --format xcode
        wayleave check . --ignore purpose-string-vague --ignore W012
        wayleave check . --write-baseline wayleave-baseline.json
        wayleave check . --baseline wayleave-baseline.json

      EXIT CODES
        0   nothing at or above --fail-on
        1   findings at or above --fail-on
        2   the input could not be judged
        64  the command line was not understood
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github, xcode, junit, markdown
  }

  @Argument(help: ArgumentHelp("The folder, project or workspace to judge.", valueName: "PATH"))
  var path: String

  @Option(help: "What to print.")
  var format: Format = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The least severity that makes the check fail.", valueName: "severity"))
  var failOn: FailOn = .error

  @Option(
    help: ArgumentHelp("Judge a target of this name alone; may be repeated.", valueName: "name"))
  var target: [String] = []

  @Option(help: ArgumentHelp("Judge this build configuration alone.", valueName: "name"))
  var configuration: String?

  @Option(
    help: ArgumentHelp("Use this rule alone, by name or code; may be repeated.", valueName: "rule"))
  var only: [RuleArgument] = []

  @Option(
    help: ArgumentHelp("Leave this rule out, by name or code; may be repeated.", valueName: "rule"))
  var ignore: [RuleArgument] = []

  @Option(
    help: ArgumentHelp("Keep findings silent that this file holds.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to a file, and keep them silent from now on.", valueName: "file"))
  var writeBaseline: String?

  @Option(help: ArgumentHelp("When to write colour.", valueName: "when"))
  var color: ColorChoice = .auto

  @Flag(name: .shortAndLong, help: "Print one line a finding, and no progress.")
  var quiet = false

  @Flag(help: "Write whole paths, as Xcode needs to open a file; for --format xcode.")
  var absolutePaths = false

  @Flag(help: "Leave out of JSON and SARIF what is kept silent.")
  var omitSuppressed = false

  func validate() throws {
    for argument in only + ignore { _ = try argument.rule() }
    if absolutePaths, format != .xcode {
      throw ValidationError("--absolute-paths is for --format xcode alone.")
    }
    guard writeBaseline != nil else { return }
    if baseline != nil {
      throw ValidationError("give either --baseline or --write-baseline.")
    }
    if configuration != nil || !(target.isEmpty && only.isEmpty && ignore.isEmpty) {
      throw ValidationError(
        "--write-baseline takes the whole check: leave out --target, --configuration, --only and --ignore."
      )
    }
  }

  func run() throws {
    let console = Console.current
    let audit = Audit(
      only: Set(try only.map { try $0.rule().id }),
      ignoring: Set(try ignore.map { try $0.rule().id }))
    try CommandFailure.reported(on: console) {
      let input = InputPath(path: path)
      try input.check()
      let tree = FileTree.disk(path)
      let folder = input.folder(focus: tree.focus)
      let known = try baseline.map { (path: String) throws(CommandFailure) in
        let file = BaselineFile(path: path)
        return (baseline: try file.read(), position: file.position(below: folder.path))
      }
      let checkup = Checkup(audit, configuration: configuration)
      var report = try report(on: tree, by: checkup, console: console)
      if let writeBaseline, !report.targets.isEmpty {
        let file = BaselineFile(path: writeBaseline)
        let baseline = Baseline(of: report)
        try file.write(baseline)
        checkup.silence(baseline, in: &report, at: file.position(below: folder.path))
      } else if let known {
        checkup.silence(known.baseline, in: &report, at: known.position)
      }
      report = try Selection(targets: target).applied(to: report)
      if omitSuppressed, [.json, .sarif].contains(format) { report.suppressed = [] }
      let text = try text(of: report, at: input, focus: tree.focus, console: console)
      if let output {
        try OutputFile(path: output).write(text)
      } else {
        console.write(text)
      }
      try failOn.status(of: report).leave()
    }
  }

  private func report(
    on tree: FileTree, by checkup: Checkup, console: Console
  ) throws(CommandFailure) -> Report {
    let line = ProgressLine(on: console)
    let isShown = !quiet
    let report = checkup.report(on: tree, root: path) { done, count in
      if isShown { line.show(done, of: count) }
    }
    line.erase()
    if let configuration, report.targets.isEmpty {
      throw CommandFailure(
        "no target of \(path) has a configuration '\(configuration)'; leave --configuration out")
    }
    return report
  }
}
