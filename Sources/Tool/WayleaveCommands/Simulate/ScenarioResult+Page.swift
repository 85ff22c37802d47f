import FileAccess
import PageReports
import PhoneSimulator

extension ScenarioResult {
  /// Results as a page with a storyboard of each, and the phone to play them on.
  static func page(_ results: [ScenarioResult], engine: [UInt8]) -> String {
    StoryPage(
      results.compactMap { $0.report?.story }, engine: engine, toolVersion: Tool.version
    ).text
  }

  /// The storyboard of the one scenario on its one behavior.
  static func picture(_ results: [ScenarioResult]) throws(CommandFailure) -> String {
    let reports = results.compactMap(\.report)
    guard results.count == 1 else {
      throw CommandFailure(
        "an SVG holds one storyboard, and these are \(results.count) scenarios; name one file, or use"
          + " --format html")
    }
    guard let report = reports.first, let story = report.story else { return "" }
    guard let outcome = report.outcomes.last, report.outcomes.count == 1 else {
      let spans = report.outcomes.map { "\($0.span)" }.joined(separator: "; ")
      throw CommandFailure(
        "an SVG holds one storyboard, and \(report.file) goes \(report.outcomes.count) ways (\(spans));"
          + " name one release with --ios or --android, or use --format html")
    }
    return story.storyboard(of: outcome).svg
  }
}

extension ScenarioReport {
  /// The scenario as a page shows it.
  fileprivate var story: StoryPage.Story? {
    script.map {
      StoryPage.Story(name, about: about, script: $0, outcomes: outcomes, failures: failures)
    }
  }
}
