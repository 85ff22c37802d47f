import Findings
import PermissionAudit

/// The pages of the rules as text.
enum RulePages {
  /// Every rule's page, by name.
  static var all: [RuleID: String] {
    Dictionary(
      Catalogue.all.map { ($0.id, text(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The page of one rule, with a line feed at the end.
  static func text(of rule: any Rule) -> String {
    let text = String(decoding: rule.page, as: UTF8.self)
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
