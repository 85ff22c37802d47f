import Findings
import PermissionAudit
import PlatformModel

/// What refers to what: facts by the names in their statements, rules and messages by their facts.
enum Links {
  /// The facts whose statements hold a name as a whole word, in the order of the tables.
  static func facts(naming name: String) -> [Fact] { byToken[name] ?? [] }

  /// The facts with some ids, in that order; ids that no fact has are left out.
  static func facts(_ ids: [FactID]) -> [Fact] { ids.compactMap { Facts[$0] } }

  /// The subject that names a symbol as related to it; nil if none or several do.
  static func subject(relatedTo name: String) -> Subject? {
    byRelated[name].flatMap { $0.count == 1 ? $0[0] : nil }
  }

  /// The facts that a statement cites.
  static func cited(by fact: Fact) -> [Fact] {
    fact.statement.tokens.compactMap { Facts[FactID(rawValue: $0)] }.filter { $0 != fact }
  }

  /// The rules that rest on one of some facts, those whose first fact it is before the others.
  static func rules(on ids: [FactID]) -> [any Rule] {
    let names = Set(ids.map(\.rawValue))
    let ranked = Catalogue.all.enumerated().compactMap { place, rule in
      rule.metadata.facts.firstIndex(where: names.contains).map { (rank: $0, place, rule) }
    }
    return ranked.sorted { ($0.rank, $0.1) < ($1.rank, $1.1) }.map(\.2)
  }

  /// The rules whose pages speak of a name before their examples.
  static func rules(naming name: String) -> [any Rule] {
    pages.filter { $0.tokens.contains(name) }.map(\.rule)
  }

  /// The store messages that rest on one of some facts, one for each code.
  static func storeMessages(on ids: [FactID]) -> [StoreMessage] {
    let ids = Set(ids)
    var codes: Set<String> = []
    return StoreMessage.all.filter {
      $0.facts.contains(where: ids.contains) && codes.insert($0.code).inserted
    }
  }

  /// The disagreements that are about one of some facts.
  static func disagreements(on ids: [FactID]) -> [Disagreement] {
    let ids = Set(ids)
    return Disagreement.allCases.filter { $0.readings.facts.contains(where: ids.contains) }
  }

  /// The releases from the first of the facts to the last; nil without facts.
  static func span(of facts: [Fact]) -> OSVersion.Span? {
    let spans = facts.map(\.versions)
    guard let first = spans.map(\.first).min(), let last = spans.map(\.last).max() else {
      return nil
    }
    return OSVersion.Span(first, last)
  }

  private static let byToken: [String: [Fact]] = {
    var index: [String: [Fact]] = [:]
    for fact in Facts.all {
      for token in fact.statement.tokens.uniqued { index[token, default: []].append(fact) }
    }
    return index
  }()

  private static let byRelated: [String: [Subject]] = {
    var index: [String: [Subject]] = [:]
    for subject in Subject.all {
      for name in subject.related.map(\.name).uniqued { index[name, default: []].append(subject) }
    }
    return index
  }()

  private static let pages: [(rule: any Rule, tokens: Set<String>)] = Catalogue.all.map {
    ($0, Set(RulePage($0).prose.tokens))
  }
}

extension Explanation.Related {
  init(_ fact: Fact) { self.init(fact.id.rawValue, fact.statement) }
  init(_ rule: any Rule) { self.init(rule.id.rawValue, rule.metadata.summary) }
  init(_ message: StoreMessage) { self.init(message.code, message.meaning) }
  init(_ disagreement: Disagreement) {
    self.init(disagreement.rawValue, disagreement.readings.topic + ".")
  }
  init(_ entry: InfoPlistKey.Entry) { self.init(entry.key.rawValue, entry.purpose) }
}
