import Findings

/// A report as SARIF 2.1.0, the form that code scanning services and editors read.
///
/// Places are whole lines: columns are counted in bytes here and in characters there, and nothing
/// short of the file itself could tell one from the other.
public struct SARIFReport: Sendable {
  /// The report.
  public var report: Report
  /// The version of the tool that checked.
  public var toolVersion: String
  /// The folder that was checked, relative to %SRCROOT%; empty if it is %SRCROOT% itself.
  public var base: String
  /// The page of each rule in Markdown, where it is known.
  public var pages: [RuleID: String]
  /// Where the repository is published, without a slash at its end; nil if it is not.
  public var address: String?

  /// A report to be set as SARIF.
  public init(
    _ report: Report, toolVersion: String, base: String = "", pages: [RuleID: String] = [:],
    address: String? = nil
  ) {
    self.report = report
    self.toolVersion = toolVersion
    self.base = base
    self.pages = pages
    self.address = address
  }

  /// The document, with a line feed at the end.
  public var text: String {
    let driver: JSONValue = [
      "name": "wayleave", "semanticVersion": .string(toolVersion),
      "informationUri": JSONValue(address), "rules": .array(rules.map(rule)),
    ]
    let run: JSONValue = [
      // A clean app has no rules that fired, and viewers expect the list all the same.
      "tool": ["driver": driver.withoutNulls],
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

  /// The rules that a finding names: those of the catalog, and after them a bare row for each
  /// other.
  ///
  /// Code scanning services store the rules with every upload, so those that found nothing are left
  /// out.
  private var rules: [RuleMetadata] {
    let known = Set(report.rules.map(\.id))
    let named = Set((report.findings + report.suppressed).map(\.rule))
    let strangers = named.subtracting(known).sorted()
    return report.rules.filter { named.contains($0.id) }
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
      "fullDescription": ["text": .string(page.flatMap(Self.opening) ?? rule.summary)],
      "helpUri": JSONValue(page == nil ? nil : helpAddress(of: rule)),
      "help": help,
      "defaultConfiguration": ["level": .string(level(of: rule).rawValue)],
      "properties": properties(of: rule).withoutBlanks,
    ]
    return value.withoutBlanks
  }

  /// The first paragraph of a page after its title, on one line.
  private static func opening(of page: String) -> String? {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.drop { $0.hasPrefix("#") || $0.allSatisfy(\.isWhitespace) }
    let paragraph = body.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
    return paragraph.isEmpty ? nil : paragraph
  }

  /// The page of a rule in the published repository.
  private func helpAddress(of rule: RuleMetadata) -> String? {
    address.map { "\($0)/blob/main/Sources/Audit/PermissionAudit/Pages/\(rule.id.rawValue).md" }
  }

  /// The level of its findings unless they are selected: a preview's are notes.
  private func level(of rule: RuleMetadata) -> Severity {
    rule.status == .preview ? .note : rule.severity
  }

  private func properties(of rule: RuleMetadata) -> JSONValue {
    [
      "tags": ["permissions", .string(rule.category.rawValue)],
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
