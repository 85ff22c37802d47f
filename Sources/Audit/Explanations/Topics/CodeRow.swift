import Findings
import PlatformModel

/// A value of Apple's that an app reads: a status, or the code of an error.
struct CodeRow: Sendable {
  /// The name to call it by, as written in code.
  let name: String
  /// The number behind it.
  let value: Int
  /// What it means, in one sentence.
  let meaning: String
  let facts: [FactID]
  /// Why an app reads it, where there is more to say.
  let why: String?
  /// What to do; nil if there is nothing.
  let fix: String?
  /// The releases that have it, where they are not those of the facts.
  let since: OSVersion.Span?
  /// Other ways to write it.
  let aliases: [String]

  init(
    _ name: String, _ value: Int, _ meaning: String, _ facts: [FactID], why: String? = nil,
    fix: String? = nil, since: OSVersion.Span? = nil, aliases: [String] = []
  ) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.facts = facts
    self.why = why
    self.fix = fix
    self.since = since
    self.aliases = aliases
  }

  func topic(_ kind: Explanation.Kind, aliases more: [String]) -> Topic {
    Topic(kind, name, meaning, aliases: aliases + more) {
      let facts = Links.facts(facts)
      let names = Set([name] + aliases + more)
      let symbols = AppleSymbol.all.filter { names.contains($0.name) }
      var explanation = Explanation(
        kind, name, title: meaning, paragraphs: ["Its value is \(value)."],
        since: since ?? symbols.span ?? facts.first?.versions, why: [why].compactMap(\.self),
        facts: facts, fix: [fix].compactMap(\.self).map { Fix($0) },
        related: Links.rules(on: facts.map(\.id)).map { .init($0) }
          + Links.disagreements(on: facts.map(\.id)).map { .init($0) })
      explanation.symbols = symbols
      return explanation
    }
  }

  /// The last part of the name: "denied" of "CLAuthorizationStatus.denied".
  var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
