import Findings
import PermissionAudit
import PlatformModel

extension Topic {
  /// Classes, methods and properties that nothing else explains: Apple's, and those in facts.
  ///
  /// One that is spelled as code has a topic of its own, with all types that have it; any other,
  /// such as `location`, is found with its type before it.
  static func symbols(except known: Set<String>) -> [Topic] {
    let quoted = Set(SystemText.all.flatMap(\.wordings).flatMap(\.tokens))
    let spoken = Facts.all.flatMap { $0.statement.tokens }.uniqued.filter { token in
      token.isSymbol && (Links.facts(naming: token).count > 1 || !quoted.contains(token))
    }
    var rows: [String: [AppleSymbol]] = [:]
    var names = spoken
    for symbol in AppleSymbol.all {
      // Where something else explains the bare name, the symbol is found with its type.
      let isTaken = known.contains(symbol.topicName.folded) && !known.contains(symbol.name.folded)
      let name = isTaken ? symbol.qualifiedName : symbol.topicName
      rows[name.folded, default: []].append(symbol)
      names.append(name)
    }
    var folded: Set<String> = []
    return names.sorted().filter { !known.contains($0.folded) && folded.insert($0.folded).inserted }
      .map { name in
        let symbols = rows[name.folded] ?? []
        return Topic(
          .symbol, name, title(of: name),
          aliases: symbols.flatMap { [$0.name, $0.qualifiedName] }.uniqued
        ) { explanation(of: name, symbols) }
      }
  }

  private static func title(of name: String) -> String {
    switch Links.facts(naming: name).count {
    case 0:
      Links.subject(relatedTo: name).map {
        "No fact mentions it by name. It belongs to “\($0.name)”."
      }
        ?? "No fact mentions it."
    case 1: "One fact mentions it."
    case let count: "\(count) facts mention it."
    }
  }

  private static func explanation(of name: String, _ symbols: [AppleSymbol]) -> Explanation {
    let mentions = Links.facts(naming: name)
    let subject = mentions.isEmpty ? Links.subject(relatedTo: name) : nil
    let facts = subject.map { Links.facts($0.facts) } ?? mentions
    let naming = Links.rules(naming: name)
    let resting = Set(Links.rules(on: facts.map(\.id)).map(\.id))
    let fixes = naming.filter { resting.contains($0.id) }.flatMap { rule in
      RulePage(rule).fixes.map { Fix("\(rule.id): \($0.summary)") }
    }
    let checks = facts.filter(Facts.checks.contains).map { Fix("\($0.id): \($0.statement)") }
    // The oldest fact says where something about it begins, not where the symbol does.
    let unknown = "Which release brought it is not recorded here; each fact has its own releases."
    var explanation = Explanation(
      .symbol, name, title: title(of: name), paragraphs: symbols.isEmpty ? [unknown] : [],
      since: symbols.span, facts: facts, fix: fixes.isEmpty ? checks : fixes,
      sources: symbols.isEmpty
        ? nil
        : (facts.flatMap(\.sources) + ["PYOBJC"]).uniqued.compactMap { FactSource(code: $0) },
      related: [subject].compactMap { $0.map { .init($0.name, $0.title) } }
        + naming.map { .init($0) }
        + (Links.disagreements(on: facts.map(\.id)) + symbols.compactMap(\.dispute)).uniqued
        .map { .init($0) },
      vendorNotes: VendorClaim.all(about: facts.map(\.id), naming: name))
    explanation.symbols = symbols
    return explanation
  }
}

extension AppleSymbol {
  /// Its name without type and labels where that is spelled as code, else with its type.
  fileprivate var topicName: String { baseName.isSymbol ? baseName : qualifiedName }
}

extension [AppleSymbol] {
  /// From the release that brought the first of them; nil if there is none.
  var span: OSVersion.Span? {
    map(\.since).min().map { OSVersion.Span($0, .newestIOS) }
  }
}

extension String {
  /// Whether it is spelled as code is: a capital inside, and letters and digits only.
  fileprivate var isSymbol: Bool {
    count >= 6 && !hasPrefix("iP") && allSatisfy { $0.isLetter || $0.isNumber }
      && zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
