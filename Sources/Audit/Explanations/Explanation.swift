import AuthorizationEngine
import Findings
import PlatformModel

/// What Wayleave has to say about one thing: what it is, since when, why, and what to do.
///
/// A value; the same thing gives the same explanation, in the same order, on every run.
public struct Explanation: Hashable, Sendable {
  /// What sort of thing it is.
  public var kind: Kind
  /// The name under which ``Explainer`` finds it again.
  public var name: String
  /// One line that says what it is.
  public var title: String
  /// More on what it is, and the words that the system itself uses.
  public var paragraphs: [String]
  /// The releases on which it holds; nil if it has nothing to do with a release, or none is known.
  public var since: OSVersion.Span?
  /// The symbols of Apple's that are meant, with the release that brought each.
  public var symbols: [AppleSymbol] = []
  /// Why it is so, in sentences.
  public var why: [String]
  /// The facts behind it.
  public var facts: [Fact]
  /// What to do.
  public var fix: [Fix]
  /// Who says so.
  public var sources: [FactSource]
  /// What to read next.
  public var related: [Related]
  /// Where a vendor's document says otherwise.
  public var vendorNotes: [VendorClaim]

  /// An explanation; the sources are those of the facts unless others are given.
  init(
    _ kind: Kind, _ name: String, title: String, paragraphs: [String] = [],
    since: OSVersion.Span? = nil, why: [String] = [], facts: [Fact] = [], fix: [Fix] = [],
    sources: [FactSource]? = nil, related: [Related] = [], vendorNotes: [VendorClaim]? = nil
  ) {
    self.kind = kind
    self.name = name
    self.title = title
    self.paragraphs = paragraphs
    self.since = since
    self.why = why
    self.facts = facts
    self.fix = fix
    self.sources = sources ?? Self.sources(of: facts)
    // What is related in several ways is listed once, with the first remark on it.
    var listed: Set<String> = [name]
    self.related = related.filter { listed.insert($0.name).inserted }
    self.vendorNotes = vendorNotes ?? VendorClaim.all(about: facts.map(\.id))
  }

  private static func sources(of facts: [Fact]) -> [FactSource] {
    facts.flatMap(\.sources).uniqued.compactMap { FactSource(code: $0) }
  }
}

extension Explanation {
  /// Something else that is explained, with a word on what it has to do with this.
  public struct Related: Hashable, Sendable {
    /// The name under which ``Explainer`` finds it.
    public var name: String
    /// What it is or says.
    public var note: String

    init(_ name: String, _ note: String) {
      self.name = name
      self.note = note
    }
  }
}

extension Explanation {
  /// The short codes of prompts, transitions and checks in some sentences, with what each stands
  /// for.
  ///
  /// What the sentences of a code name in turn is explained too; a name that is given is left out.
  public static func codes(in sentences: [String], except names: Set<String>) -> [Related] {
    var codes: [Related] = []
    var known = names
    var rest = sentences
    while let sentence = rest.popLast(), codes.count < 24 {
      for token in sentence.tokens where !known.contains(token) {
        guard let meaning = meanings[token] else { continue }
        known.insert(token)
        codes.append(Related(token, meaning))
        rest.append(meaning)
      }
    }
    return codes.sorted { $0.name < $1.name }
  }

  /// What is behind a code that is no word: the title of a prompt, or the statement of a row.
  private static let meanings: [String: String] = {
    let rows = (Facts.transitions + Facts.checks).map { ($0.id.rawValue, $0.statement) }
    let prompts = IOS.Prompt.allCases.filter { $0.id.rawValue == $0.name }.map { prompt in
      let titles = IOS.Prompt.Form.all.filter { $0.prompt == prompt }.map(\.title).uniqued
      return (prompt.name, "The prompt " + titles.joined(separator: " / "))
    }
    return Dictionary(rows + prompts, uniquingKeysWith: { first, _ in first })
  }()
}
