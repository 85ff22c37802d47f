import Findings
import PermissionAudit
import PlatformModel

extension Topic {
  /// The rules of `check`, by name and by code.
  static var rules: [Topic] {
    Catalogue.all.map { rule in
      let metadata = rule.metadata
      return Topic(
        .rule, metadata.id.rawValue, metadata.summary, aliases: [metadata.code]
      ) { explanation(of: rule) }
    }
  }

  private static func explanation(of rule: any Rule) -> Explanation {
    let metadata = rule.metadata
    let page = RulePage(rule)
    let facts = Links.facts(metadata.facts.map(FactID.init(rawValue:)))
    let messages = StoreMessage.all.filter { metadata.storeMessages.contains($0.code) }
    let keys = InfoPlistKey.catalogue.filter { page.prose.tokens.contains($0.key.rawValue) }
    return Explanation(
      .rule, metadata.id.rawValue, title: metadata.summary,
      paragraphs: page.opening.filter { $0 != metadata.summary } + [
        "\(metadata.code), \(article(metadata.severity)) about \(metadata.category.rawValue)\(status(metadata.status))."
      ],
      since: facts.first?.versions, why: page.consequences, facts: facts,
      fix: page.fixes,
      related: messages.map { .init($0) } + keys.map { .init($0) }
        + Links.rules(on: facts.map(\.id)).map { .init($0) })
  }

  private static func status(_ status: RuleMetadata.Status) -> String {
    switch status {
    case .stable: ""
    case .preview: ", in preview: it is shown and fails no check unless it is named"
    case .reminder: ", as a reminder: it fails no check"
    }
  }

  private static func article(_ severity: Severity) -> String {
    switch severity {
    case .error: "an error"
    case .warning: "a warning"
    case .note: "a note"
    }
  }
}
