import Findings

/// The catalog of rules as a Markdown document, a table a shelf.
public struct RulesMarkdown: Sendable {
  /// The rules.
  public var rules: [RuleMetadata]
  /// The folder of the pages, as seen from the document; nil if names are no links.
  public var pages: String?

  /// Rules to be set as Markdown.
  public init(_ rules: [RuleMetadata], pages: String? = nil) {
    self.rules = rules
    self.pages = pages
  }

  /// The document, with a line feed at the end.
  public var text: String {
    let shelves = RuleMetadata.Category.allCases.flatMap(shelf)
    return (head + shelves + storeMessages).map { $0 + "\n" }.joined()
  }

  private var head: [String] {
    let count = { (status: RuleMetadata.Status) in rules.count { $0.status == status } }
    return [
      "# Rules", "",
      "What `wayleave check` looks for: \(rules.count) rules, of which \(count(.stable)) are stable,"
        + " \(count(.preview)) previews and \(count(.reminder)) reminders.",
      "Each has a page that says what happens and how to fix it, with examples that are run as tests;",
      "`wayleave rules NAME` prints it.", "",
      "| severity | means |", "|---|---|",
      "| error | it crashes, it never works, or a store rejects it or warns about it |",
      "| warning | some people get less than the app expects, or a reviewer may object |",
      "| note | worth knowing; nothing breaks |", "",
      "| status | means |", "|---|---|",
      "| stable | its findings count |",
      "| preview | it has not been tried on enough apps yet: findings are shown, but count only if it is selected |",
      "| reminder | it names what no file can show: printed separately, and never counted |", "",
      "A code is never used again. [Configuration.md](Configuration.md) says how to select a rule, suppress",
      "it or change its severity.",
    ]
  }

  private func shelf(_ category: RuleMetadata.Category) -> [String] {
    let rows = rules.filter { $0.category == category }
    guard !rows.isEmpty else { return [] }
    let title = category.rawValue.prefix(1).uppercased() + category.rawValue.dropFirst()
    return [
      "", "## \(title)", "", "| code | rule | severity | status | finds |", "|---|---|---|---|---|",
    ]
      + rows.map { rule in
        "| \(rule.code) | \(name(rule.id)) | \(rule.severity.rawValue) | \(rule.status.rawValue) |"
          + " \(TableMarkdown.escape(rule.summary)) |"
      }
  }

  /// From the code in an email from the App Store to the rules that foresee it.
  private var storeMessages: [String] {
    let codes = Set(rules.flatMap(\.storeMessages)).sorted()
    guard !codes.isEmpty else { return [] }
    return ["", "## By the store's message", "", "| message | rules |", "|---|---|"]
      + codes.map { code in
        let names = rules.filter { $0.storeMessages.contains(code) }.map { name($0.id) }
        return "| \(code) | \(names.joined(separator: ", ")) |"
      }
  }

  private func name(_ id: RuleID) -> String {
    pages.map { "[\(id)](\($0)/\(id).md)" } ?? id.rawValue
  }
}
