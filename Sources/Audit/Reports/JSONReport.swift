import Findings

/// A report as a versioned JSON document; Documentation/JSON.md describes every member.
public struct JSONReport: Sendable {
  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  public static let version = 1

  /// The report.
  public var report: Report
  /// The version of the tool that checked.
  public var toolVersion: String

  /// A report to be set as JSON.
  public init(_ report: Report, toolVersion: String) {
    self.report = report
    self.toolVersion = toolVersion
  }

  /// The document, with a line feed at the end.
  public var text: String { document.text }

  /// The document as a value, to be set as a part of another one.
  public var document: JSONValue {
    let findings = report.merged
    let reminders = report.mergedReminders
    let suppressed = report.mergedSuppressed
    let prints = Fingerprint.all(findings + suppressed)
    let codes = Dictionary(
      report.rules.map { ($0.id, $0.code) }, uniquingKeysWith: { first, _ in first })
    return [
      "version": .integer(Self.version),
      "tool": ["name": "wayleave", "version": .string(toolVersion)],
      "root": .string(report.root),
      "configuration": JSONValue(report.configuration),
      "summary": summary(findings),
      "targets": .array(report.targets.map(\.json)),
      "findings": list(findings, prints.prefix(findings.count), codes),
      "reminders": list(reminders, Fingerprint.all(reminders)[...], codes),
      "suppressed": list(suppressed, prints.dropFirst(findings.count), codes),
    ]
  }

  private func list(
    _ findings: [MergedFinding], _ prints: ArraySlice<String>, _ codes: [RuleID: String]
  ) -> JSONValue {
    .array(
      zip(findings, prints).map { merged, print in
        merged.json(code: codes[merged.finding.rule], fingerprint: print)
      })
  }

  private func summary(_ findings: [MergedFinding]) -> JSONValue {
    [
      "errors": count(findings, .error),
      "warnings": count(findings, .warning),
      "notes": count(findings, .note),
      "previews": .integer(findings.count(where: \.finding.isPreview)),
      "targets": .integer(report.targets.count),
      "suppressed": .integer(report.mergedSuppressed.count),
    ]
  }

  /// Those that a check may fail for; previews are counted apart.
  private func count(_ findings: [MergedFinding], _ severity: Severity) -> JSONValue {
    .integer(findings.count { $0.finding.severity == severity && !$0.finding.isPreview })
  }
}

extension Report.Target {
  fileprivate var json: JSONValue {
    [
      "name": .string(name),
      "project": .string(project),
      "kind": .string(kind),
      "deploymentTarget": JSONValue(deploymentTarget),
      "infoPlist": JSONValue(infoPlist),
      "configurations": JSONValue(configurations),
      "abilities": .array(abilities.map(\.json)),
      "unknowns": JSONValue(unknowns),
    ]
  }
}

extension MergedFinding {
  fileprivate func json(code: String?, fingerprint: String) -> JSONValue {
    [
      "rule": .string(finding.rule.rawValue),
      "code": JSONValue(code),
      "severity": .string(finding.severity.rawValue),
      "preview": .boolean(finding.isPreview),
      "message": .string(finding.message),
      "file": .string(finding.position.file),
      "line": JSONValue(finding.position.line),
      "column": JSONValue(finding.position.column),
      "targets": JSONValue(targets.map(\.name)),
      "targetIDs": .array(
        targets.map { ["name": .string($0.name), "project": .string($0.project)] }),
      "configurations": JSONValue(finding.configurations),
      "systems": JSONValue(finding.systems),
      "consequence": .string(finding.consequence),
      "fix": [
        "summary": .string(finding.fix.summary), "snippet": JSONValue(finding.fix.snippet),
      ],
      "evidence": JSONValue(finding.evidence),
      "related": .array(
        finding.related.map {
          [
            "file": .string($0.position.file), "line": JSONValue($0.position.line),
            "column": JSONValue($0.position.column), "note": .string($0.note),
          ]
        }),
      "fingerprint": .string(fingerprint),
      "suppression": finding.suppression.map(\.json) ?? .null,
    ]
  }
}

extension Suppression {
  fileprivate var json: JSONValue {
    [
      "kind": .string(kind.rawValue),
      "file": .string(position.file),
      "line": JSONValue(position.line),
      "reason": JSONValue(reason),
    ]
  }
}
