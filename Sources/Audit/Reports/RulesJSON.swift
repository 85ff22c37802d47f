import Findings

/// The catalog of rules as a versioned JSON document.
public struct RulesJSON: Sendable {
  /// The rules.
  public var rules: [RuleMetadata]
  /// The page of each rule in Markdown, where it is known.
  public var pages: [RuleID: String]

  /// Rules to be set as JSON.
  public init(_ rules: [RuleMetadata], pages: [RuleID: String] = [:]) {
    self.rules = rules
    self.pages = pages
  }

  /// The document, with a line feed at the end.
  public var text: String {
    let document: JSONValue = [
      "version": .integer(JSONReport.version),
      "rules": .array(rules.map(json)),
    ]
    return document.text
  }

  private func json(_ rule: RuleMetadata) -> JSONValue {
    [
      "rule": .string(rule.id.rawValue),
      "code": .string(rule.code),
      "category": .string(rule.category.rawValue),
      "severity": .string(rule.severity.rawValue),
      "status": .string(rule.status.rawValue),
      "summary": .string(rule.summary),
      "facts": JSONValue(rule.facts),
      "storeMessages": JSONValue(rule.storeMessages),
      "page": JSONValue(pages[rule.id]),
    ]
  }
}
