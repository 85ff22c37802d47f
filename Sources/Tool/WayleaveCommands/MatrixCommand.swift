import Abilities
import AppArtifacts
import ArgumentParser
import FileAccess
import Findings
import PermissionAudit
import PlatformModel
import Reports

/// `wayleave matrix`: what an app gets, by release, grant and declaration.
struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix", _superCommandName: Tool.name,
    abstract: "Show which location data an app receives, by OS version and permission.",
    discussion: """
      Without PATH, the tables show what an app that declares every purpose string receives. With \
      PATH, they show what each of its targets receives on the OS versions that it supports, given \
      the keys of its Info.plist. With --android, the table covers Android instead of iOS.

      EXAMPLES
        wayleave matrix
        wayleave matrix --ios 13.4-17 --grant whenInUse
        wayleave matrix --mode on --allows-background-updates on
        wayleave matrix --keys --format markdown
        wayleave matrix path/to/project --format csv
        wayleave matrix --android 10...17 --target 34
      """)

  enum Format: String, OutputFormat {
    case text, markdown, csv, json

    static let usual = Format.text
  }

  @Argument(
    help: ArgumentHelp(
      "The folder, project or workspace of an app. Repeatable.", valueName: "PATH"),
    completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The releases, such as 17 or 13.4-17.", valueName: "releases"),
    transform: VersionRange.init(parsing:))
  var ios: VersionRange?

  @Option(
    help: ArgumentHelp(
      "The releases of Android, such as 14, 11-16 or API 30-34.", valueName: "releases"))
  var android: String?

  @Option(help: ArgumentHelp("The target SDK of the app on Android.", valueName: "level"))
  var target: Int?

  @Option(help: ArgumentHelp("Whether UIBackgroundModes contains location.", valueName: "on|off"))
  var mode: OnOff?

  @Option(
    help: ArgumentHelp("Whether the app sets allowsBackgroundLocationUpdates.", valueName: "on|off")
  )
  var allowsBackgroundUpdates: OnOff?

  @Option(
    help: ArgumentHelp(
      "Whether the app sets showsBackgroundLocationIndicator, iOS 11 and later.",
      valueName: "on|off"))
  var showsIndicator: OnOff?

  @Option(help: ArgumentHelp("What the user granted.", valueName: "grant"))
  var grant: MatrixGrant?

  @Flag(help: "Show which usage-description keys each request needs, not what the app receives.")
  var keys = false

  @OptionGroup var printing: OutputOptions<Format>

  func validate() throws {
    if let android, AndroidRange(parsing: android) == nil {
      throw ValidationError(
        "'\(android)' names no releases of Android; write it as 14, 11...16 or API 30-34")
    }
    if let target, APILevel(rawValue: target) == nil {
      throw ValidationError("there is no API level \(target); possible: \(APILevel.bounds)")
    }
    if android != nil, ios != nil || !paths.isEmpty || keys {
      throw ValidationError("--android cannot be used with PATH, --ios or --keys.")
    }
    let switches = [
      ("--mode", mode != nil), ("--allows-background-updates", allowsBackgroundUpdates != nil),
      ("--shows-indicator", showsIndicator != nil), ("--grant", grant != nil),
    ]
    if let (name, _) = switches.first(where: \.1), android != nil || keys {
      throw ValidationError("\(name) does not apply to \(keys ? "--keys" : "--android").")
    }
    if target != nil, android == nil {
      throw ValidationError("--target needs --android.")
    }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let tables = try tables()
      let remark =
        paths.isEmpty ? MadeUpApp.remark(command: "matrix", isAndroid: android != nil) : nil
      let style = printing.style(on: console)
      let text =
        switch printing.format {
        case .text:
          (remark.map { $0.wrapped(at: style.columns).joined(separator: "\n") + "\n\n" } ?? "")
            + tables.map { TableText($0, style: style).text }.joined(separator: "\n")
        case .markdown:
          (remark.map { MarkdownText.prose($0) + "\n\n" } ?? "")
            + tables.map { TableMarkdown($0).text }.joined(separator: "\n")
        case .csv: TableCSV(tables).text
        case .json: TableJSON(tables).text
        }
      try printing.write(text, on: console)
    }
  }

  private func tables() throws(CommandFailure) -> [Table] {
    if let range = android.flatMap({ AndroidRange(parsing: $0) }) {
      let target = target.map { APILevel(nearest: $0) } ?? .newest
      return [AndroidMatrix(levels: range.span.levels, target: target).table]
    }
    if paths.isEmpty {
      return [keys ? KeyMatrix.table(on: releases(from: nil)) : Matrix(question).table]
    }
    var subjects: [MatrixSubject] = []
    for path in paths { subjects += try MatrixSubject.all(at: path) }
    return MatrixSubject.merged(subjects.map { ($0.names, table(for: $0)) })
  }

  private func table(for subject: MatrixSubject) -> Table {
    let releases = releases(from: subject.deploymentTarget)
    if keys { return subject.marked(KeyMatrix.table(on: releases)) }
    var question = question
    question.releases = releases
    question.build = subject.build
    if mode == nil { question.backgroundModes = [subject.build.hasLocationBackgroundMode] }
    var table = Matrix(question).table
    table.notes.append(
      "Each row assumes that its permission was granted; “wayleave check” shows what the code"
        + " asks for.")
    return table
  }

  private var question: Matrix.Question {
    var question = Matrix.Question()
    question.releases = releases(from: nil)
    question.grants = grant.map { [$0] } ?? MatrixGrant.allCases
    question.backgroundModes = OnOff.covered(mode)
    question.flags = OnOff.covered(allowsBackgroundUpdates)
    question.showsIndicator = showsIndicator == .on
    return question
  }

  /// The releases that were asked for, or all that a target runs on.
  private func releases(from oldest: OSVersion?) -> [OSVersion] {
    ios?.span.versions ?? OSVersion.Span.iOS(from: oldest ?? .oldestIOS).versions
  }
}

extension MatrixGrant: ExpressibleByArgument {}
