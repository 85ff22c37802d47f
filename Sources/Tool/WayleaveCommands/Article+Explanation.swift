import Explanations
import Findings
import PlatformModel
import Reports

extension Article {
  /// An explanation in sections: since, why, facts, fix, differs, sources, see, page.
  ///
  /// - Parameters:
  ///   - isBrief: Whether a release is to fit on two screens: it begins many facts.
  ///   - page: The address of its page on a site.
  init(_ explanation: Explanation, isBrief: Bool = false, page: String?) {
    self.init(explanation, isBrief: isBrief)
    sections.append(Section("page", [page].compactMap(\.self).map { Item($0) }))
  }

  /// The same without the address of its page.
  init(_ explanation: Explanation, isBrief: Bool = false) {
    let isRelease = explanation.kind == .release
    if isBrief, isRelease {
      self.init(brief: explanation)
      return
    }
    let facts = explanation.facts.prefix(isRelease ? .max : 12)
    let sources = explanation.sources.prefix(6)
    let related = explanation.related.prefix(8)
    let isWhole =
      facts.count == explanation.facts.count && sources.count == explanation.sources.count
      && related.count == explanation.related.count
    self.init(
      name: explanation.name, kind: explanation.kind.rawValue,
      opening: ([explanation.title] + explanation.paragraphs).filter { !$0.isEmpty },
      sections: [
        Section("since", explanation.beginnings),
        Section(isRelease ? "ended" : "why", explanation.why.map { Item($0) }),
        Section(isRelease ? "begins" : "facts", facts.map(Item.init(fact:))),
        Section(
          "fix",
          explanation.fix.map { fix in
            Item(fix.summary, lines: fix.snippet?.split(separator: "\n").map(String.init) ?? [])
          }),
        Section(
          "differs",
          explanation.vendorNotes.map { claim in
            Item(claim: claim, isAlone: explanation.kind == .vendorDocument)
          }),
        Section("sources", sources.map(Item.init(source:))),
        Section(
          "codes", explanation.codes(beside: facts, related).map { Item($0.note, lead: $0.name) }),
        Section("see", related.map { Item($0.note, lead: $0.name) }),
      ],
      closing: [
        related.isEmpty ? nil : "`wayleave explain NAME` explains the codes after “see”.",
        isWhole ? nil : "There is more with --format json.",
      ].compactMap(\.self).joined(separator: " "))
  }

  /// A release on two screens: a line for each fact, those that are rows of the model left out, and
  /// the vendors whose documents differ by their names.
  private init(brief release: Explanation) {
    let facts = release.facts.filter { !$0.id.isRow }
    let shown = facts.prefix(40).map { fact in
      var item = Item(fact.statement, lead: fact.id.rawValue)
      item.isBrief = true
      return item
    }
    let ended = release.why.prefix(8).map { words in
      var item = Item(words)
      item.isBrief = true
      return item
    }
    let vendors = release.vendorNotes.map(\.document.vendor).uniqued
    let differs =
      vendors.isEmpty
      ? []
      : [
        Item(
          "Documents of \(vendors.joined(separator: ", ")) say otherwise in"
            + " \(release.vendorNotes.count) places; `wayleave explain` with the name lists them.")
      ]
    self.init(
      name: release.name, kind: release.kind.rawValue,
      opening: ([release.title] + release.paragraphs).filter { !$0.isEmpty },
      sections: [
        Section("ended", ended), Section("begins", Array(shown)),
        Section("fix", release.fix.map { Item($0.summary) }), Section("differs", differs),
        Section("see", release.related.prefix(8).map { Item($0.note, lead: $0.name) }),
      ],
      closing: "`wayleave explain NAME` explains what is named here; --format json has everything.")
  }

  /// What a text may mean, shelf by shelf, each with the command that explains it.
  init(_ hits: [Hit], of text: String) {
    let shown = hits.prefix(24)
    let kinds = shown.map(\.kind).reduce(into: [Explanation.Kind]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    self.init(
      name: text.quoted, kind: "\(hits.count) things",
      opening: [],
      sections: kinds.map { kind in
        Section(
          kind.rawValue,
          shown.filter { $0.kind == kind }.map { hit in
            Item(hit.title, lead: "wayleave explain \(hit.name.shellWord)")
          })
      },
      closing: shown.count == hits.count
        ? nil : "And \(hits.count - shown.count) more; give more words, or --format json.")
  }
}

extension String {
  /// The beginning of the text in quotes, on one line.
  var quoted: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "“" + line.prefix(60) + (line.count > 60 ? "…”" : "”")
  }
}

extension FactID {
  /// Whether it is a row of the model, or a check that follows from other facts: "T26", "C8".
  fileprivate var isRow: Bool {
    guard let first = rawValue.first, first == "T" || first == "C" else { return false }
    return rawValue.dropFirst().allSatisfy(\.isNumber)
  }
}

extension Article.Item {
  fileprivate init(fact: Fact) {
    self.init(
      fact.statement, lead: fact.id.rawValue, remark: "\(fact.versions), \(fact.confidence)")
  }

  /// A difference; in the explanation of its document the vendor and the page go without saying.
  fileprivate init(claim: VendorClaim, isAlone: Bool) {
    let facts = claim.facts.map(\.rawValue).joined(separator: ", ")
    self.init(
      isAlone ? claim.place : "“\(claim.document.page)”, \(claim.place)",
      lead: isAlone
        ? claim.difference.rawValue : "\(claim.document.vendor), \(claim.difference.rawValue)",
      meaning: .limited,
      details: ["Says: \(claim.says)", "In fact: \(claim.inFact) (\(facts))"])
  }

  fileprivate init(source: FactSource) {
    self.init(source.title, lead: source.code, lines: [source.address].compactMap(\.self))
  }
}

extension Explanation {
  /// The codes in the sentences that are shown, but those that are shown with what they mean.
  fileprivate func codes(
    beside facts: ArraySlice<Fact>, _ related: ArraySlice<Related>
  ) -> [Related] {
    let claims = vendorNotes.flatMap { [$0.says, $0.inFact] + $0.facts.map(\.rawValue) }
    let sentences =
      [title] + paragraphs + why + facts.map(\.statement) + fix.map(\.summary) + claims
      + related.map(\.note)
    let shown = [name] + facts.map(\.id.rawValue) + related.map(\.name)
    return Self.codes(in: sentences, except: Set(shown))
  }

  /// The beginning, or that of each symbol; what is older than the model says so.
  fileprivate var beginnings: [Article.Item] {
    guard !symbols.isEmpty else { return releases.map { [Article.Item($0)] } ?? [] }
    return symbols.prefix(8).map { symbol in
      let first = symbol.since.shortDescription
      let age = symbol.since < .oldestIOS ? ", before the oldest release that is modeled" : ""
      return Article.Item(first + age + symbol.deprecationWords, lead: symbol.name)
    }
  }

  /// "iOS 13.4", "iOS 8, no longer from iOS 13.0"; nil for a release and for what has none.
  fileprivate var releases: String? {
    guard let since, kind != .release else { return nil }
    if since == .allIOS { return "iOS 8, the oldest release that is modeled" }
    if since == .allAndroid { return "API 19, the oldest level that is modeled" }
    return since.first.shortDescription + (since.last.next.map { ", no longer from \($0)" } ?? "")
  }
}

extension AppleSymbol {
  /// ", deprecated in iOS 14", with a word on sources that disagree; empty if none says so.
  fileprivate var deprecationWords: String {
    switch (deprecated?.shortDescription, dispute) {
    case (let release?, .some):
      ", deprecated in \(release) according to one source; others disagree"
    case (let release?, nil): ", deprecated in \(release)"
    case (nil, .some): "; sources disagree on its deprecation"
    case (nil, nil): ""
    }
  }
}

extension OSVersion {
  /// "iOS 14", "iOS 13.4", "API 31".
  fileprivate var shortDescription: String {
    platform == .iOS && minor == 0 ? "iOS \(major)" : description
  }
}
