import Explanations
import Findings
import PlatformModel
import Reports

/// What was found for a text as a versioned JSON document; Documentation/Explain.md has its form.
struct AnswerJSON {
  private let document: JSONValue

  /// The version of the document's form: it grows when a member leaves or changes its meaning.
  static let version = 1

  init(_ answer: Answer, to thing: String, pages: SitePages) {
    var explanation = JSONValue.null
    var hits: [Hit] = []
    var near: [Hit] = []
    switch answer {
    case .explained(let found): explanation = found.json(pages)
    case .several(let found): hits = found
    case .unknown(let names): near = names
    }
    document = [
      "version": .integer(Self.version),
      "thing": .string(thing),
      "explanation": explanation,
      "hits": .array(hits.map(\.json)),
      "near": .array(near.map(\.json)),
    ]
  }

  /// The document, with a line feed at the end.
  var text: String { document.text }
}

extension Hit {
  fileprivate var json: JSONValue {
    ["kind": .string(kind.rawValue), "name": .string(name), "title": .string(title)]
  }
}

extension Explanation {
  fileprivate func json(_ pages: SitePages) -> JSONValue {
    [
      "kind": .string(kind.rawValue),
      "name": .string(name),
      "title": .string(title),
      "paragraphs": .array(paragraphs.map(JSONValue.string)),
      "since": since.map(\.json) ?? .null,
      "symbols": .array(
        symbols.map { symbol in
          [
            "name": .string(symbol.name), "since": .string(symbol.since.description),
            "deprecated": symbol.deprecated.map { .string($0.description) } ?? .null,
            "dispute": symbol.dispute.map { .string($0.rawValue) } ?? .null,
          ]
        }),
      "why": .array(why.map(JSONValue.string)),
      "facts": .array(facts.map(\.json)),
      "fix": .array(
        fix.map { fix in
          ["summary": .string(fix.summary), "snippet": fix.snippet.map(JSONValue.string) ?? .null]
        }),
      "vendors": .array(vendorNotes.map(\.json)),
      "sources": .array(
        sources.map { source in
          [
            "code": .string(source.code), "title": .string(source.title),
            "address": source.address.map(JSONValue.string) ?? .null,
          ]
        }),
      "page": (pages.address(of: self) ?? pages.path(of: self)).map(JSONValue.string) ?? .null,
      "related": .array(
        related.map { ["name": .string($0.name), "note": .string($0.note)] }),
    ]
  }
}

extension OSVersion.Span {
  fileprivate var json: JSONValue {
    ["first": .string(first.description), "last": .string(last.description)]
  }
}

extension Fact {
  fileprivate var json: JSONValue {
    [
      "id": .string(id.rawValue),
      "statement": .string(statement),
      "since": versions.json,
      "confidence": .string(confidence.rawValue),
      "disputed": .boolean(isDisputed),
    ]
  }
}

extension VendorClaim {
  fileprivate var json: JSONValue {
    [
      "vendor": .string(document.vendor),
      "page": .string(document.page),
      "edition": document.edition.map(JSONValue.string) ?? .null,
      "place": .string(place),
      "difference": .string(difference.rawValue),
      "says": .string(says),
      "inFact": .string(inFact),
      "facts": .array(facts.map { .string($0.rawValue) }),
    ]
  }
}
