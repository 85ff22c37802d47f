import AppArtifacts
import FileAccess
import Findings
import PageReports
import Reports

extension CheckCommand {
  /// The report in the form that was asked for.
  func text(
    of report: Report, at input: InputPath, in tree: FileTree, failOn: FailOn, console: Console
  ) throws(CommandFailure) -> String {
    let focus = tree.focus
    switch format {
    case .text:
      let style = color.style(on: console, toFile: output != nil)
      return TextReport(
        report, style: style, detail: quiet ? .headlines : .full,
        base: input.folder(focus: focus).path
      ).text
    case .json:
      return JSONReport(report, toolVersion: Wayleave.version).text
    case .sarif:
      return SARIFReport(
        report, toolVersion: Wayleave.version, base: input.base(focus: focus),
        pages: RulePages.all, address: Wayleave.address
      ).text
    case .gitlab:
      return GitLabReport(report, base: input.base(focus: focus)).text
    case .github:
      return GitHubReport(report, base: input.base(focus: focus)).text
    case .xcode:
      let folder = input.folder(focus: focus)
      return XcodeReport(report, base: absolutePaths ? try folder.absolute : folder.path).text
    case .junit:
      return JUnitReport(report, least: failOn.least).text
    case .markdown:
      return MarkdownReport(report).text
    case .html:
      return PageReport(
        report, sources: Self.sources(for: report, in: tree), engine: try PhoneEngine.bytes(phone),
        toolVersion: Wayleave.version
      ).text
    }
  }
  /// The files that a page shows lines of; one that cannot be read is shown without them.
  private static func sources(for report: Report, in tree: FileTree) -> [String: [UInt8]] {
    var sources: [String: [UInt8]] = [:]
    for file in PageReport.files(of: report) {
      if let bytes = try? tree.read(file) { sources[file] = bytes }
    }
    return sources
  }
}
