import Findings

/// The least severity that makes a check fail.
enum FailOn: String, WordChoice {
  case error
  case warning
  case note
  /// Findings never make it fail.
  case never

  /// The severity; nil if findings never make it fail.
  var least: Severity? { Severity(rawValue: rawValue) }

  /// How a check with this report ends.
  func status(of report: Report) -> ExitStatus {
    if report.targets.isEmpty { return .notJudged }
    guard let least else { return .clean }
    return report.findings.contains { $0.severity >= least && !$0.isPreview } ? .findings : .clean
  }
}
