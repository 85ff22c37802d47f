import Findings

/// What changed between two checks, as text for a terminal.
public struct DifferenceText: Sendable {
  private let difference: ReportDifference
  private let style: TextStyle

  /// A difference to be printed.
  public init(_ difference: ReportDifference, style: TextStyle) {
    self.difference = difference
    self.style = style
  }

  /// The text, with a line feed at the end.
  public var text: String {
    guard !difference.targets.isEmpty else { return "Nothing changed.\n" }
    var lines: [String] = []
    for target in difference.targets {
      if !lines.isEmpty { lines.append("") }
      lines.append(target.title.printable)
      lines += target.changes.map { change in
        "  \(change.sign) \(change.kindInWords): \(change.words.printable)"
      }
    }
    lines += ["", DifferenceTally(difference).text]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// What changed, in numbers.
struct DifferenceTally {
  private let difference: ReportDifference

  init(_ difference: ReportDifference) { self.difference = difference }

  /// "2 gained, 1 lost, 1 changed; new findings: 1 error; fixed: 2".
  var text: String {
    let changes = difference.changes
    let declared = changes.filter { $0.finding == nil }
    var parts: [String] = []
    let counts = ReportDifference.Direction.allCases.compactMap { direction -> String? in
      let count = declared.count { $0.direction == direction }
      return count == 0 ? nil : "\(count) \(direction.rawValue)"
    }
    if !counts.isEmpty { parts.append(counts.joined(separator: ", ")) }
    let new = changes.filter { $0.direction == .gained }.compactMap(\.finding)
    if !new.isEmpty {
      let words = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
        let count = new.count { $0.severity == severity }
        return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      }
      parts.append("new findings: " + words.joined(separator: ", "))
    }
    let fixed = changes.count { $0.direction == .lost && $0.finding != nil }
    if fixed > 0 { parts.append("findings gone: \(fixed)") }
    let rewritten = changes.count { $0.direction == .changed && $0.finding != nil }
    if rewritten > 0 { parts.append("findings changed: \(rewritten)") }
    return parts.isEmpty ? "Targets came or went." : parts.joined(separator: "; ") + "."
  }
}

extension ReportDifference.Target {
  /// The name, with what it was called before or whether it is new.
  var title: String {
    let name = name ?? "the whole input"
    switch presence {
    case .added: return "\(name) (new)"
    case .removed: return "\(name) (gone)"
    case .both: return oldName.map { "\($0) → \(name)" } ?? name
    }
  }
}

extension ReportDifference.Change {
  /// "+", "-" or "~".
  var sign: String {
    switch direction {
    case .gained: "+"
    case .lost: "-"
    case .changed: "~"
    }
  }

  /// What it is: for a finding its severity.
  var kindInWords: String {
    guard let finding else { return kind == "ability" ? "what users get" : kind }
    return finding.severity.rawValue + (finding.isPreview ? " (preview)" : "")
  }

  /// Its name and what it says.
  var words: String {
    if let finding {
      let rule = " [\(finding.rule)]"
      if let old, let new { return "\(old) → \(new)\(rule)" }
      return "\(finding.position): \(finding.message)\(rule)"
    }
    let names = configurations.isEmpty ? "" : " (\(configurations.joined(separator: ", ")) only)"
    // The words of a declaration name the configurations already.
    let title = kind == "ability" ? name + names : name
    if let old, let new {
      return "\(title): \(old.isEmpty ? "no limit" : old) → \(new.isEmpty ? "no limit" : new)"
    }
    let detail = old ?? new ?? ""
    return detail.isEmpty ? name + names : "\(title), \(detail)"
  }
}
