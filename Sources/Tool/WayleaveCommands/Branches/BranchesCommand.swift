import ArgumentParser
import FileAccess
import PlatformModel
import Reports
import SourceReaders

/// `wayleave branches`: the questions after a release that code on Linux is always answered with yes.
struct BranchesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "branches", _superCommandName: Tool.name,
    abstract: "List the #available branches that tests on Linux never run.",
    discussion: """
      On Linux #available is always true, so code under test takes its newest branch, whatever \
      the release of the virtual phone. PATH is a Swift file or a folder. Each \
      #available check is listed, with the lines that run only on older releases and the lines \
      that those releases skip. Code that Linux does not compile is left out: for code under \
      #if os(iOS), use the package that `wayleave explore init` writes.

      EXAMPLES
        wayleave branches Sources
        wayleave branches Sources/Trail/Access.swift --ios 13...17
      """)

  @Argument(
    help: ArgumentHelp("A Swift file, or a folder of them.", valueName: "PATH"),
    completion: .file())
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "Consider only these releases, such as 13...18 (default: all).", valueName: "releases"))
  var ios: String?

  enum Format: String, OutputFormat {
    case text, json

    static let usual = Format.text
  }

  @OptionGroup var printing: OutputOptions<Format>

  func validate() throws {
    if let ios { _ = try VersionRange(parsing: ios) }
  }

  func run() throws {
    let console = Console.current
    let range = try ios.map { try VersionRange(parsing: $0).span } ?? .allIOS
    try CommandFailure.reported(on: console) {
      var files: [String] = []
      for path in paths.map(FilesPath.swiftSources) {
        try path.check()
        try path.checkKind()
        files += try path.files
      }
      var branches: [NewestBranch] = []
      for file in files {
        do throws(CommandFailure) {
          let bytes = try BoundedFile(path: file).read(atMost: Self.largestSource)
          branches += SwiftNewestBranches.branches(in: bytes, file: file)
        } catch {
          throw CommandFailure("\(file) \(error.message)")
        }
      }
      let report = BranchesText(branches, on: range, style: printing.style(on: console))
      try printing.write(printing.format == .json ? report.json.text : report.text, on: console)
    }
  }

  /// A source is at most this large.
  private static let largestSource = 16 << 20
}
