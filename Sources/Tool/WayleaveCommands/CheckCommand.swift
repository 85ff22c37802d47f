import AppArtifacts
import ArgumentParser
import Findings
import PermissionAudit
import Reports

/// `wayleave check`: judges an app.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: Wayleave.name,
    abstract: "Judge the location permissions of an app: what its users get, and what is wrong.",
    discussion: """
      PATH is a folder with an Xcode project or a Gradle build in it or below it, a project, a
      workspace, an AndroidManifest.xml or a package (.apk, .aab, .apks, .xapk, .ipa), or what Xcode
      builds (.app, .appex, .xcarchive, .framework, .xcframework); this folder, if none is given.

      EXAMPLES
        wayleave check
        wayleave check ios --target Runner --fail-on warning
        wayleave check MyApp.xcodeproj --configuration Release
        wayleave check app-release.aab
        wayleave check Trail.ipa
        wayleave check . --format sarif --output wayleave.sarif
        wayleave check "$SRCROOT" --format xcode
        wayleave check . --ignore purpose-string-vague --ignore W012
        wayleave check . --needs move:driving,places --needs ./my-sdk.yml
        wayleave check . --write-baseline wayleave-baseline.json
        wayleave check . --baseline wayleave-baseline.json

      CONFIGURATION
        .wayleave.yml in the folder of PATH is read first, or the nearest in a folder around it, up
        to the root of the repository; command-line options override it.
          fail-on: warning
          ignore:
            - purpose-string-vague
            - rule: request-at-launch
              paths: Legacy/*.swift
          exclude: Vendor
          severity:
            always-requested-first: error
        The names only, baseline, target, configuration and needs are known as well.

      EXIT CODES
        0   nothing at or above --fail-on
        1   findings at or above --fail-on
        2   the input could not be judged, or the configuration or baseline not read
        64  the command line was not understood
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif, github, xcode, junit, markdown
  }

  @Argument(
    help: ArgumentHelp("The folder, project, manifest or package to judge.", valueName: "PATH"))
  var path = "."

  @Option(help: "What to print.")
  var format: Format = .text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to a file instead of standard output.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The least severity that makes the check fail: error, unless said otherwise.",
      valueName: "severity"))
  var failOn: FailOn?

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
    help: ArgumentHelp(
      "Read the configuration from this file, not .wayleave.yml.", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Hold apps to what services need, such as move:driving,places; may be repeated.",
      valueName: "services"))
  var needs: [String] = []

  @Flag(help: "Read no configuration file.")
  var noConfig = false

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
    if omitSuppressed, ![.json, .sarif].contains(format) {
      throw ValidationError("--omit-suppressed is for --format json and sarif alone.")
    }
    if noConfig, config != nil {
      throw ValidationError("give either --config or --no-config.")
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
    try CommandFailure.reported(on: console) {
      let input = InputPath(path: path)
      try input.check()
      let tree = FileTree.disk(path).reading(.ofThisMachine)
      let folder = input.folder(focus: tree.focus)
      let settings = try settings(in: folder)
      let known = try settings.baseline.map { try baseline($0) }
      let checkup = try checkup(settings)
      var report = try report(on: tree, by: checkup, settings, console: console)
      let selection = Selection(targets: settings.targets)
      try selection.check(report)
      if let writeBaseline, !report.targets.isEmpty {
        let baseline = Baseline(of: report)
        try BaselineFile(path: writeBaseline).write(baseline)
        checkup.silence(
          baseline, in: &report, at: SourcePosition(of: writeBaseline, below: folder.path))
      } else if let known, let path = settings.baseline?.text {
        checkup.silence(known, in: &report, at: SourcePosition(of: path, below: folder.path))
      }
      report = selection.applied(to: report)
      report.configuration = settings.file
      if omitSuppressed, [.json, .sarif].contains(format) { report.suppressed = [] }
      let failOn = settings.failOn ?? .error
      let text = try text(
        of: report, at: input, focus: tree.focus, failOn: failOn, console: console)
      try console.write(text, to: output)
      try failOn.status(of: report).leave()
    }
  }

  private func checkup(_ settings: CheckConfiguration) throws -> Checkup {
    let ignored = Set(try ignore.map { try $0.rule().id })
    return Checkup(
      Audit(only: settings.only, ignoring: ignored, needs: try settings.choices),
      configuration: settings.buildConfiguration?.text, ignores: settings.ignores,
      severities: settings.severities)
  }

  private func baseline(_ entry: CheckConfiguration.Entry) throws(CommandFailure) -> Baseline {
    do {
      return try BaselineFile(path: entry.text).read()
    } catch {
      throw entry.failure(error.message)
    }
  }

  private func report(
    on tree: FileTree, by checkup: Checkup, _ settings: CheckConfiguration, console: Console
  ) throws(CommandFailure) -> Report {
    let line = ProgressLine(on: console)
    let isShown = !quiet
    let report = checkup.report(on: tree, root: path) { done, count in
      if isShown { line.show(done, of: count) }
    }
    line.erase()
    if let wanted = settings.buildConfiguration, report.targets.isEmpty {
      let wayOut = wanted.place == nil ? "leave --configuration out" : "leave configuration: out"
      throw wanted.failure("no target of \(path) has a configuration '\(wanted.text)'; \(wayOut)")
    }
    return report
  }
}
