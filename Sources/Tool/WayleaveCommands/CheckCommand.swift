import AppArtifacts
import ArgumentParser
import BatchChecking
import FileAccess
import Findings
import PermissionAudit
import Reports

/// `wayleave check`: checks an app.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: Tool.name,
    abstract: "Check an app's permissions: its prompts, the data it gets, and what is wrong.",
    discussion: """
      PATH is one of: a folder with an Xcode project or a Gradle build; an Xcode \
      project or workspace; an AndroidManifest.xml; a package (.apk, .aab, .apks, \
      .xapk, .apkm, .ipa); or an Xcode build product (.app, .appex, .xcarchive, \
      .framework, .xcframework). The default is the current folder.

      Code that is not part of an app can be checked too: a source file (.swift, \
      .m, .kt, .java) or a Swift package. The report then lists what any app that \
      includes the code must declare, and says what was not checked. Several PATHs \
      produce one combined report.

      EXAMPLES
        wayleave check
        wayleave check ios --target Runner --fail-on warning
        wayleave check MyApp.xcodeproj --configuration Release
        wayleave check app-release.aab
        wayleave check Trail.ipa
        wayleave check ios android
        wayleave check Sources/LocationKit/Tracker.swift
        wayleave check LocationKit/Package.swift
        wayleave check . --format sarif --output wayleave.sarif
        wayleave check "$SRCROOT" --format xcode
        wayleave check . --format html --output report.html
        wayleave check . --ignore purpose-string-vague --ignore W012
        wayleave check . --needs move:driving,places --needs ./my-sdk.yml
        wayleave check . --write-baseline wayleave-baseline.json
        wayleave check . --baseline wayleave-baseline.json
        wayleave check . --fix --preview
        wayleave check . --fix
        wayleave check --batch --jobs 4 < requests > answers

      CONFIGURATION
        The tool reads .wayleave.yml in the folder of PATH or, failing that, the
        nearest one in the folders above it, up to the root of the repository.
        Command-line options override it.
          fail-on: warning
          ignore:
            - purpose-string-vague
            - rule: request-at-launch
              paths: Legacy/*.swift
          exclude: Vendor
          severity:
            always-requested-first: error
        Also supported: only, baseline, target, configuration, needs.

      EXIT CODES
        0   nothing at or above --fail-on
        1   findings at or above --fail-on
        2   an input could not be checked, or the configuration or a baseline could
            not be read
        64  the command line was not understood
      """)

  enum Format: String, OutputFormat {
    case text, json, sarif, github, gitlab, xcode, junit, markdown, html

    static let usual = Format.text
  }

  @Argument(
    help: ArgumentHelp(
      "The folder, project, manifest, package or source file to check. Repeatable.",
      valueName: "PATH"), completion: .file())
  var paths = ["."]

  @OptionGroup var printing: OutputOptions<Format>

  @Option(
    help: ArgumentHelp(
      "Fail on findings of this severity or higher (default: error).",
      valueName: "severity"))
  var failOn: FailOn?

  @Option(
    help: ArgumentHelp("Check only this target. Repeatable.", valueName: "name"))
  var target: [String] = []

  @Option(help: ArgumentHelp("Check only this build configuration.", valueName: "name"))
  var configuration: String?

  @Option(
    help: ArgumentHelp("Use only this rule, by name or code. Repeatable.", valueName: "rule"))
  var only: [RuleArgument] = []

  @Option(
    help: ArgumentHelp("Skip this rule, by name or code. Repeatable.", valueName: "rule"))
  var ignore: [RuleArgument] = []

  @Option(
    help: ArgumentHelp(
      "Read the configuration from this file instead of .wayleave.yml.", valueName: "file"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Also check that the app has what these SDK services need, such as move:driving,places. Repeatable.",
      valueName: "services"))
  var needs: [String] = []

  @Flag(help: "Read no configuration file.")
  var noConfig = false

  @Option(
    help: ArgumentHelp("Suppress the findings listed in this baseline file.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to a baseline file and suppress them.", valueName: "file"))
  var writeBaseline: String?

  @Flag(name: .shortAndLong, help: "Print one line per finding, and no progress.")
  var quiet = false

  @Flag(help: "Write absolute paths, so Xcode can open the files (--format xcode).")
  var absolutePaths = false

  @Option(
    help: ArgumentHelp(
      "With --format html: embed this virtual phone (phone.wasm.gz); see Documentation/Page.md.",
      valueName: "file"))
  var phone: String?

  @Flag(help: "Omit suppressed findings from JSON and SARIF.")
  var omitSuppressed = false

  @Flag(help: "Apply the safe fixes to the files, then check again.")
  var fix = false

  @Flag(help: "With --fix: print the edits as a diff and write nothing.")
  var preview = false

  @Flag(
    help: """
      With --fix: also apply fixes that need review, and insert placeholders for text that you \
      have to write.
      """)
  var unsafeFixes = false

  @OptionGroup(title: "Many packages") var batch: BatchOptions

  func validate() throws {
    for argument in only + ignore { _ = try argument.rule() }
    if batch.isAsked {
      let isAlone =
        paths == ["."] && format == .text && printing.output == nil && target.isEmpty
        && configuration == nil
        && config == nil && baseline == nil && writeBaseline == nil && !absolutePaths
        && !omitSuppressed
      guard isAlone else {
        throw ValidationError(
          "--batch takes its inputs from standard input, and of the other options only --fail-on, "
            + "--only, --ignore and --needs.")
      }
    } else if batch.hasOptions {
      throw ValidationError("--jobs, --time-limit and --memory-limit work only with --batch.")
    }
    if absolutePaths, format != .xcode {
      throw ValidationError("--absolute-paths works only with --format xcode.")
    }
    if inputPaths.count > 1, baseline != nil || writeBaseline != nil {
      throw ValidationError("a baseline is of one PATH: check the others by themselves.")
    }
    if phone != nil, format != .html {
      throw ValidationError("--phone works only with --format html.")
    }
    if omitSuppressed, ![.json, .sarif].contains(format) {
      throw ValidationError("--omit-suppressed works only with --format json or sarif.")
    }
    if noConfig, config != nil {
      throw ValidationError("give either --config or --no-config.")
    }
    if preview || unsafeFixes, !fix {
      throw ValidationError("\(preview ? "--preview" : "--unsafe-fixes") works only with --fix.")
    }
    if preview, format != .text {
      throw ValidationError("--preview prints a diff: leave --format out.")
    }
    guard writeBaseline != nil else { return }
    if fix {
      throw ValidationError("give either --fix or --write-baseline.")
    }
    if baseline != nil {
      throw ValidationError("give either --baseline or --write-baseline.")
    }
    if configuration != nil || !(target.isEmpty && only.isEmpty && ignore.isEmpty) {
      throw ValidationError(
        "--write-baseline needs the whole check: leave out --target, --configuration, --only and --ignore."
      )
    }
  }

  /// What is checked, each once.
  var inputPaths: [String] { paths.uniqued }

  /// What is printed.
  var format: Format { printing.format }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      if batch.isAsked { return try runBatch(on: console) }
      var inputs: [CheckedInput] = []
      for path in inputPaths { inputs.append(try checked(path, on: console)) }
      var checked = try CheckedInputs(inputs, targets: target)
      if preview {
        let (report, base) = try checked.report { $0.folder.path }
        let (diff, done) = previewed(report, below: InputPath(path: base))
        try printing.write(diff, on: console)
        console.writeError(done.text)
        return try checked.status.leave()
      }
      var summary = ""
      if fix { try checked.update { summary += try fixing(&$0, console: console) } }
      let text = try text(of: checked, console: console)
      if fix, format == .text, printing.output == nil {
        console.write(summary + "\n")
      } else if fix {
        console.writeError(summary)
      }
      try printing.write(text, on: console)
      try checked.status.leave()
    }
  }

  /// Checks one PATH of the command line.
  func checked(_ path: String, on console: Console) throws -> CheckedInput {
    let input = InputPath(path: path)
    try input.check()
    let tree = FileTree.disk(path).reading(.ofThisMachine)
    let folder = input.folder(focus: tree.focus)
    let settings = try settings(in: folder)
    let known = try settings.baseline.map { try baseline($0) }
    let checkup = try checkup(settings)
    let report = try report(
      on: tree, at: input, by: checkup, settings, known, below: folder, console: console)
    return CheckedInput(
      report: report, input: input, tree: tree, folder: folder, settings: settings, known: known,
      checkup: checkup)
  }

  /// Makes the fixes of what was found and checks again; says what was done.
  private func fixing(_ checked: inout CheckedInput, console: Console) throws -> String {
    let before = checked
    var tree = before.tree
    let (report, done) = try fixing(before.report, below: before.folder) {
      tree = FileTree.disk(before.input.path).reading(.ofThisMachine)
      return try self.report(
        on: tree, at: before.input, by: before.checkup, before.settings, before.known,
        below: before.folder, console: console)
    }
    checked.replace(by: report, tree)
    return done.text
  }

  /// Checks a tree, and leaves out what is not asked for.
  private func report(
    on tree: FileTree, at input: InputPath, by checkup: Checkup, _ settings: CheckConfiguration,
    _ known: Baseline?, below folder: InputPath, console: Console
  ) throws -> Report {
    var report = try report(on: tree, at: input, by: checkup, settings, console: console)
    // A target that the command line names may be of another PATH.
    let isShared = inputPaths.count > 1 && !target.isEmpty
    let selection = Selection(targets: isShared ? [] : settings.targets)
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
    return report
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
    on tree: FileTree, at input: InputPath, by checkup: Checkup, _ settings: CheckConfiguration,
    console: Console
  ) throws(CommandFailure) -> Report {
    let line = ProgressLine(on: console)
    let isShown = !quiet
    let report = checkup.report(on: tree, root: input.path) { done, count in
      if isShown { line.show(done, of: count) }
    }
    line.erase()
    if let wanted = settings.buildConfiguration, report.targets.isEmpty {
      let wayOut = wanted.place == nil ? "leave --configuration out" : "leave configuration: out"
      throw wanted.failure(
        "no target of \(input.path) has a configuration '\(wanted.text)'; \(wayOut)")
    }
    return report
  }
}
