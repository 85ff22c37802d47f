import Findings

/// A report as lines that Xcode takes from a build phase and shows beside the code.
///
/// Xcode opens a line whose path is absolute; a finding without a line is at the first one.
public struct XcodeReport: Sendable {
  /// The report.
  public var report: Report
  /// The folder that was checked, as it precedes each path; empty for none.
  public var base: String

  /// A report to be set as lines for Xcode.
  public init(_ report: Report, base: String = "") {
    self.report = report
    self.base = base
  }

  /// The lines, each ended by a line feed; nothing for a clean app.
  public var text: String { report.merged.map { line($0.finding) + "\n" }.joined() }

  private func line(_ finding: Finding) -> String {
    // Xcode knows errors, warnings and notes, and marks nothing that is a note.
    let severity = finding.isPreview ? .note : finding.severity
    let message =
      "\(severity.rawValue): \(finding.sentences.printable) [\(finding.ruleInWords)]"
    let position = finding.position
    // A folder has no lines that could be opened.
    guard position.file != "." else { return message }
    let place = [position.line ?? 1, position.column].compactMap { $0.map(String.init) }
    return "\(position.path(below: base).printable):\(place.joined(separator: ":")): \(message)"
  }
}
