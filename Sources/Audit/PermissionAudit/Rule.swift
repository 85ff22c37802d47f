import Findings

/// One thing that can be wrong with an app; checks a target under one configuration at a time.
///
/// A rule is a value without state. Its page in `Pages/` is its documentation and its test at once.
public protocol Rule: Sendable {
  /// The row of the catalog.
  var metadata: RuleMetadata { get }
  /// What the rule finds; the same subject gives the same findings in the same order.
  func findings(in subject: Subject) -> [Finding]
}

extension Rule {
  /// The name by which people select and ignore the rule.
  public var id: RuleID { metadata.id }

  /// The page that explains the rule, as Markdown in UTF-8; empty if `CRulePages` does not embed it.
  public var page: [UInt8] { EmbeddedPages.page(of: id) }

  /// A finding of this rule about a subject; merging over configurations comes later.
  func finding(
    _ message: String, in subject: Subject, at position: SourcePosition,
    severity: Severity? = nil, systems: String? = nil, consequence: String, fix: Fix,
    evidence: [String]? = nil, related: [Finding.Related] = [], denial: Finding.Denial? = nil
  ) -> Finding {
    Finding(
      rule: id, severity: severity ?? metadata.severity, message: message, position: position,
      target: subject.target.id, configurations: [subject.configuration.name],
      systems: systems, consequence: consequence, fix: fix,
      evidence: evidence ?? metadata.facts + metadata.storeMessages, related: related,
      isPreview: metadata.status == .preview, denial: denial)
  }
}
