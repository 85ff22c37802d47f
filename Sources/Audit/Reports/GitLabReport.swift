import Findings

/// A report as GitLab's code quality artifact, which merge requests show beside the changed lines.
public struct GitLabReport: Sendable {
  /// The report.
  public var report: Report
  /// The folder that was checked, relative to that of the checkout; empty if it is the same.
  public var base: String

  /// A report to be set as a code quality artifact.
  public init(_ report: Report, base: String = "") {
    self.report = report
    self.base = base
  }

  /// The document, with a line feed at the end; an empty list for a clean app.
  public var text: String { document.text }

  private var document: JSONValue {
    let findings = report.merged
    return .array(
      zip(findings, Fingerprint.all(findings)).map { entry($0, fingerprint: $1) })
  }

  /// GitLab needs a path and a line, so a finding without a line is shown at the first one.
  private func entry(_ merged: MergedFinding, fingerprint: String) -> JSONValue {
    let finding = merged.finding
    let path = finding.position.path(below: base)
    return [
      "description": .string(finding.sentences),
      "check_name": .string(finding.rule.rawValue),
      "fingerprint": .string(fingerprint),
      "severity": .string(Self.severity(finding)),
      "location": [
        "path": .string(path.isEmpty ? "." : path),
        "lines": ["begin": .integer(max(1, finding.position.line ?? 1))],
      ],
    ]
  }

  /// GitLab has info, minor, major, critical and blocker.
  private static func severity(_ finding: Finding) -> String {
    guard !finding.isPreview else { return "info" }
    return switch finding.severity {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
