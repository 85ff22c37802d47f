import FileAccess
import Findings
import PageReports
import Reports

extension CheckCommand {
  /// The report in the form that was asked for.
  func text(of checked: CheckedInputs, console: Console) throws(CommandFailure) -> String {
    let folder = { (input: CheckedInput) in input.folder.path }
    // Services and editors want paths below the folder of the run. Of several inputs elsewhere, each
    // path names its input, or two files of the same name would be one.
    let relative = { (input: CheckedInput) in
      let base = input.input.base(focus: input.tree.focus)
      return base.isEmpty && checked.inputs.count > 1 ? input.folder.path : base
    }
    switch format {
    case .text:
      let (report, base) = try checked.report(below: folder)
      return TextReport(
        report, style: printing.style(on: console), detail: quiet ? .headlines : .full,
        base: base, sources: quiet ? [:] : checked.sources(TextReport.files, below: folder)
      ).text
    case .json:
      return JSONReport(try checked.report(below: folder).report, toolVersion: Tool.version)
        .text
    case .sarif:
      let (report, base) = try checked.report(below: relative)
      return SARIFReport(
        report, toolVersion: Tool.version, base: base, pages: RulePages.all,
        address: Tool.address
      ).text
    case .gitlab:
      let (report, base) = try checked.report(below: relative)
      return GitLabReport(report, base: base).text
    case .github:
      let (report, base) = try checked.report(below: relative)
      return GitHubReport(report, base: base).text
    case .xcode:
      let (report, base) = try checked.report { input throws(CommandFailure) in
        absolutePaths ? try input.folder.absolute : input.folder.path
      }
      return XcodeReport(report, base: base).text
    case .junit:
      return JUnitReport(try checked.report(below: folder).report, least: checked.least).text
    case .markdown:
      return MarkdownReport(try checked.report(below: folder).report).text
    case .html:
      return PageReport(
        try checked.report(below: folder).report,
        sources: checked.sources(PageReport.files, below: folder),
        fixes: checked.fixes(below: folder), engine: try PhoneEngine.bytes(phone),
        toolVersion: Tool.version
      ).text
    }
  }
}
