import Findings

/// A report as SARIF 2.1.0, the form that code scanning services and editors read.
///
/// Places are whole lines: columns are counted in bytes here and in characters there, and nothing
/// short of the file itself could tell one from the other.
public struct SARIFReport: Sendable {
  /// The report.
  public var report: Report
  /// The version of the tool that judged.
  public var toolVersion: String
  /// The folder that was checked, relative to %SRCROOT%; empty where it is %SRCROOT% itself.
  public var base: String
  /// The page of each rule in Markdown, where it is known.
  public var pages: [RuleID: String]

  /// A report to be set as SARIF.
  public init(
    _ report: Report, toolVersion: String, base: String = "", pages: [RuleID: String] = [:]
  ) {
    self.report = report
    self.toolVersion = toolVersion
    self.base = base
    self.pages = pages
  }

  /// The document, with a line feed at the end.
  public var text: String {
    let run: JSONValue = [
      "tool": [
        "driver": [
          "name": "wayleave", "semanticVersion": .string(toolVersion),
          "rules": .array(rules.map(rule)),
        ]
      ],
      "invocations": [["executionSuccessful": true]],
      "originalUriBaseIds": [
        "%SRCROOT%": [
          "description": ["text": "The folder from which wayleave ran, or the one it was given."]
        ]
      ],
      "results": .array(results),
    ]
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return document.text
  }

  /// The catalogue, and after it a bare row for each rule that a finding names and it does not.
  private var rules: [RuleMetadata] {
    let known = Set(report.rules.map(\.id))
    let named = (report.findings + report.suppressed).map(\.rule)
    let strangers = Set(named).subtracting(known).sorted()
    return report.rules
      + strangers.map {
        RuleMetadata(
          $0, code: "", category: .reading, severity: .warning, summary: $0.rawValue, facts: [])
      }
  }

  private func rule(_ rule: RuleMetadata) -> JSONValue {
    let page = pages[rule.id]
    let help: JSONValue =
      page.map { ["text": .string($0), "markdown": .string($0)] } ?? .null
    let value: JSONValue = [
      "id": .string(rule.id.rawValue),
      "shortDescription": ["text": .string(rule.summary)],
      "help": help,
      "defaultConfiguration": ["level": .string(level(of: rule).rawValue)],
      "properties": properties(of: rule).withoutBlanks,
    ]
    return value.withoutBlanks
  }

  /// The level of its findings unless they are selected: a preview's are notes.
  private func level(of rule: RuleMetadata) -> Severity {
    rule.status == .preview ? .note : rule.severity
  }

  private func properties(of rule: RuleMetadata) -> JSONValue {
    [
      "tags": [.string(rule.category.rawValue)],
      "code": rule.code.isEmpty ? .null : .string(rule.code),
      "facts": JSONValue(rule.facts),
      "storeMessages": JSONValue(rule.storeMessages),
      "status": .string(rule.status.rawValue),
    ]
  }

  private var results: [JSONValue] {
    let indices = Dictionary(
      rules.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first }
    )
    let findings = report.merged + report.mergedSuppressed
    return zip(findings, Fingerprint.all(findings)).map { merged, print in
      SARIFResult(merged, ruleIndex: indices[merged.finding.rule], fingerprint: print, base: base)
        .json
    }
  }
}
