import AuthorizationEngine
import Findings
import PermissionAudit
import PlatformModel

extension Topic {
  /// The facts, by id; those that are prompts are explained as prompts.
  static var facts: [Topic] {
    let prompts = Set(IOS.Prompt.allCases.map(\.name))
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
