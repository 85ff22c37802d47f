import Findings
import PermissionAudit
import PlatformModel

extension Topic {
  /// The facts, by id; those that are prompts are explained as prompts.
  static var facts: [Topic] {
    let prompts = Set(Prompt.allCases.map(\.name))
    return Facts.all.filter { !prompts.contains($0.id.rawValue) }.map { fact in
      let id = fact.id.rawValue
      let short = id.hasPrefix("T0") ? ["T" + id.dropFirst(2)] : []
      return Topic(.fact, id, fact.statement, aliases: short) { explanation(of: fact) }
    }
  }

  private static func explanation(of fact: Fact) -> Explanation {
    let cited = Links.cited(by: fact)
    let citing = Links.facts(naming: fact.id.rawValue).filter { $0 != fact }
    let rules = Links.rules(on: [fact.id])
    let disagreements = Links.disagreements(on: [fact.id])
    let near = rules.isEmpty ? Links.rules(on: (cited + citing).map(\.id)) : rules
    let isCheck = Facts.checks.contains(fact)
    let fixes = (isCheck ? near : rules).first.map { RulePage($0).fixes }
    let checks = citing.filter { Facts.checks.contains($0) }
    return Explanation(
      .fact, fact.id.rawValue, title: fact.statement, since: fact.versions,
      why: [fact.knowledge]
        + disagreements.map(\.readings).map {
          "\($0.topic): the model takes “\($0.byDefault)”; other sources say “\($0.alternative)”."
        },
      fix: fixes ?? checks.map { Fix($0.statement) },
      sources: fact.sources.compactMap { FactSource(code: $0) },
      related: cited.map { .init($0) } + near.map { .init($0) } + citing.map { .init($0) }
        + Links.storeMessages(on: [fact.id]).map { .init($0) }
        + InfoPlistKey.catalogue.filter { fact.statement.tokens.contains($0.key.rawValue) }
        .map { .init($0) } + disagreements.map { .init($0) },
      vendorNotes: VendorClaim.all(about: [fact.id]))
  }

  /// Names of Apple's that facts speak of and nothing else explains: classes, methods, properties.
  static func symbols(besides known: Set<String>) -> [Topic] {
    let quoted = Set(SystemText.all.flatMap(\.wordings).flatMap(\.tokens))
    let tokens = Facts.all.flatMap { $0.statement.tokens }.uniqued.filter { token in
      token.isSymbol && (Links.facts(naming: token).count > 1 || !quoted.contains(token))
    }
    return tokens.filter { !known.contains($0.folded) }.sorted().map { symbol in
      let facts = Links.facts(naming: symbol)
      let count = facts.count == 1 ? "One fact speaks" : "\(facts.count) facts speak"
      return Topic(.symbol, symbol, "\(count) of it.") {
        let naming = Links.rules(naming: symbol)
        let resting = Set(Links.rules(on: facts.map(\.id)).map(\.id))
        let fixes = naming.filter { resting.contains($0.id) }.flatMap { rule in
          RulePage(rule).fixes.map { Fix("\(rule.id): \($0.summary)") }
        }
        let checks = facts.filter(Facts.checks.contains).map { Fix("\($0.id): \($0.statement)") }
        return Explanation(
          .symbol, symbol, title: "\(count) of it.", since: Links.span(of: facts), facts: facts,
          fix: fixes.isEmpty ? checks : fixes,
          related: naming.map { .init($0) }
            + Links.disagreements(on: facts.map(\.id)).map { .init($0) })
      }
    }
  }
}

extension Fact {
  /// How well it is known, as a sentence.
  fileprivate var knowledge: String {
    let words =
      switch confidence {
      case .documented:
        versions.first.platform == .iOS
          ? "Documented by Apple" : "Documented by Google, or read in the sources of Android"
      case .measured: "Measured by a probe that somebody named ran"
      case .reported: "Reported by issues, vendors or forums"
      case .inferred: "Inferred from the rest; no direct source"
      }
    return words + (isDisputed ? "; sources disagree." : ".")
  }
}

extension String {
  /// Whether it is spelled as code is: a capital inside, and letters and digits only.
  fileprivate var isSymbol: Bool {
    count >= 6 && !hasPrefix("iP") && allSatisfy { $0.isLetter || $0.isNumber }
      && zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
