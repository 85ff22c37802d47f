import AppArtifacts
import ArgumentParser
import FileAccess
import Findings
import PermissionAudit
import Reports

/// `wayleave diff`: what changed between two versions of an app.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", _superCommandName: Tool.name,
    abstract:
      "Compare two versions of an app: its permissions, what its users get, and what is wrong.",
    discussion: """
      Give the old version and the new one, each as a PATH that `wayleave check` accepts: a \
      folder, a project, a manifest or a package. With --git the versions are commits, and the \
      only argument is the folder to compare.

      EXAMPLES
        wayleave diff app-1.0.apk app-1.1.apk
        wayleave diff --git v1.0..v1.1
        wayleave diff --git main android --format markdown
        wayleave diff --git main.. --fail-on-new warning

      EXIT CODES
        0   no new finding at or above --fail-on-new
        1   new findings at or above --fail-on-new
        2   a version could not be found, or nothing in either could be checked
        64  the command line was not understood
      """)

  enum Format: String, OutputFormat {
    case text, json, markdown

    static let usual = Format.text
  }

  @Argument(
    help: ArgumentHelp("The old version and the new one; with --git a folder.", valueName: "PATH"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare two commits (OLD..NEW, or OLD.. for HEAD), or a commit with the working tree (OLD).",
      valueName: "old..new"))
  var git: String?

  @OptionGroup var printing: OutputOptions<Format>

  @Option(
    help: ArgumentHelp(
      "Fail on new findings of this severity or higher.", valueName: "severity"))
  var failOnNew: FailOn = .error

  func validate() throws {
    if git == nil, paths.count != 2 {
      throw ValidationError("give two paths, the old version and the new one, or --git.")
    }
    if git != nil, paths.count > 1 {
      throw ValidationError("with --git, give at most one folder.")
    }
  }

  func run() throws {
    let console = Console.current
    try CommandFailure.reported(on: console) {
      let (old, new) = try reports()
      let difference = ReportDifference(from: old, to: new)
      let text =
        switch printing.format {
        case .text: DifferenceText(difference, style: printing.style(on: console)).text
        case .json: DifferenceJSON(difference, toolVersion: Tool.version).text
        case .markdown: DifferenceMarkdown(difference).text
        }
      try printing.write(text, on: console)
      if old.targets.isEmpty, new.targets.isEmpty { try ExitStatus.notJudged.leave() }
      guard let least = failOnNew.least else { return }
      if !difference.newFindings(atLeast: least).isEmpty { try ExitStatus.findings.leave() }
    }
  }

  private func reports() throws(CommandFailure) -> (old: Report, new: Report) {
    guard let git else { return (try report(on: paths[0]), try report(on: paths[1])) }
    let folder = paths.first ?? "."
    guard let range = Self.range(git) else {
      return (try report(on: git, in: folder), try report(on: folder))
    }
    return (try report(on: range.old, in: folder), try report(on: range.new, in: folder))
  }

  /// The commits of `old..new`, HEAD for what is left out; nil if there is one only.
  static func range(_ text: String) -> (old: String, new: String)? {
    let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let ends = parts.map { $0.isEmpty ? "HEAD" : String($0) }
    return (ends[0], ends[1])
  }

  private func report(on path: String) throws(CommandFailure) -> Report {
    try InputPath(path: path).check()
    return Checkup().report(on: FileTree.disk(path).reading(.ofThisMachine), root: path)
  }

  private func report(on commit: String, in folder: String) throws(CommandFailure) -> Report {
    Checkup().report(on: try GitCommit(folder: folder, name: commit).tree(), root: commit)
  }
}
