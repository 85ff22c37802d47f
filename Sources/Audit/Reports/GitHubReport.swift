import Findings

/// A report as the commands that GitHub Actions turns into annotations, one line a finding.
public struct GitHubReport: Sendable {
  /// The report.
  public var report: Report
  /// The folder that was checked, relative to that of the checkout; empty if it is the same.
  public var base: String

  /// A report to be set as annotations.
  public init(_ report: Report, base: String = "") {
    self.report = report
    self.base = base
  }

  /// The commands, each line ended by a line feed; nothing for a clean app.
  public var text: String { report.merged.map { line($0) + "\n" }.joined() }

  private func line(_ merged: MergedFinding) -> String {
    let finding = merged.finding
    let file = finding.position.path(below: base)
    var properties: [String] = []
    if !file.isEmpty { properties.append("file=" + Self.property(file)) }
    if let line = finding.position.line { properties.append("line=\(line)") }
    if let column = finding.position.column { properties.append("col=\(column)") }
    properties.append("title=" + Self.property("wayleave: " + finding.ruleInWords))
    return "::\(Self.command(finding)) \(properties.joined(separator: ","))::"
      + Self.data(finding.sentences)
  }

  private static func command(_ finding: Finding) -> String {
    guard !finding.isPreview else { return "notice" }
    return switch finding.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// The text after the second pair of colons: per cent signs and line ends are encoded.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { encoded, scalar in
      switch scalar {
      case "%": encoded += "%25"
      case "\r": encoded += "%0D"
      case "\n": encoded += "%0A"
      default: encoded.unicodeScalars.append(scalar)
      }
    }.printable
  }

  /// A property: colons and commas would end it.
  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { encoded, scalar in
      switch scalar {
      case ":": encoded += "%3A"
      case ",": encoded += "%2C"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
  }
}
