import PlatformModel

/// The facts as a versioned JSON document.
public struct FactsJSON: Sendable {
  /// The areas to write.
  public var areas: [FactArea]

  /// Some areas.
  public init(_ areas: [FactArea]) { self.areas = areas }

  /// The document, with a line feed at the end.
  public var text: String {
    let document: JSONValue = [
      "version": .integer(JSONReport.version),
      "facts": .array(areas.flatMap { area in area.facts.map { json($0, in: area) } }),
    ]
    return document.text
  }

  private func json(_ fact: Fact, in area: FactArea) -> JSONValue {
    [
      "id": .string(fact.id.rawValue),
      "platform": .string(area.platform.rawValue),
      "area": .string(area.name),
      "first": .string(fact.versions.first.number),
      "last": .string(fact.versions.last.number),
      "confidence": .string(fact.confidence.rawValue),
      "disputed": .boolean(fact.isDisputed),
      "statement": .string(fact.statement),
      "sources": .array(
        fact.sources.map { code in
          let source = FactSource(code: code)
          return [
            "code": .string(code), "title": JSONValue(source?.title),
            "address": JSONValue(source?.address),
          ]
        }),
    ]
  }
}
