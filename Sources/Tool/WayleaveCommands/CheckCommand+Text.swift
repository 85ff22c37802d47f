import FileAccess
import Findings
import Reports

extension CheckCommand {
  /// The report in the form that was asked for.
  func text(
    of report: Report, at input: InputPath, focus: String, failOn: FailOn, console: Console
  ) throws(CommandFailure) -> String {
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
        pages: RulePages.all
      ).text
    case .github:
      return GitHubReport(report, base: input.base(focus: focus)).text
    case .xcode:
      let folder = input.folder(focus: focus)
      return XcodeReport(report, base: absolutePaths ? try folder.absolute : folder.path).text
    case .junit:
      return JUnitReport(report, least: failOn.least).text
    case .markdown:
      return MarkdownReport(report).text
    }
  }
}
