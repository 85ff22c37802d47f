import PlatformModel

/// The facts as Markdown documents: a page for each area, and an index.
public struct FactsMarkdown: Sendable {
  /// A page and the name of its file.
  public struct Page: Hashable, Sendable {
    /// The name: "ios-requests.md".
    public var name: String
    /// The text, with a line feed at the end.
    public var text: String
  }

  /// The areas to write.
  public var areas: [FactArea]
  /// The points on which sources disagree.
  public var disagreements: [Disagreement]

  /// Some areas, and the disagreements to list in the index.
  public init(_ areas: [FactArea], disagreements: [Disagreement]) {
    self.areas = areas
    self.disagreements = disagreements
  }

  /// The index, then a page for each area.
  public var pages: [Page] {
    [Page(name: "README.md", text: index)] + areas.map { Page(name: $0.fileName, text: page($0)) }
  }

  private var index: String {
    let count = areas.map(\.facts.count).reduce(0, +)
    var lines = [
      "# Facts", "",
      "What Wayleave knows about the platforms: \(count) facts, each with its releases, its sources and how",
      "well it is known. The model's behavior and the rules of `check` cite them by their ids;",
      "`wayleave explain ID` shows one with everything that refers to it. Written by `Scripts/facts-document`.",
    ]
    for platform in Platform.allCases {
      lines += ["", "## \(platform.rawValue)", "", "| area | ids | facts |", "|---|---|---|"]
      lines += areas.filter { $0.platform == platform }.map { area in
        "| [\(area.title)](\(area.fileName)) | \(area.ids) | \(area.facts.count) |"
      }
    }
    lines += [
      "", "## How well a fact is known", "", "| word | means |", "|---|---|",
      "| documented | the platform's documentation, headers, talks or source code say so |",
      "| measured | somebody named ran a probe |",
      "| reported | issues, vendors or forums say so |",
      "| inferred | it follows from the rest; no direct source |",
      "", "## Where sources disagree", "",
      "The model takes the first reading; many have a switch for the other, which `wayleave explain ID`",
      "names.", "",
      "| id | question | by default | other sources | facts |", "|---|---|---|---|---|",
    ]
    lines += disagreements.map { disagreement in
      let readings = disagreement.readings
      let cells = [readings.id, readings.topic, readings.byDefault, readings.alternative]
      let facts = readings.facts.map { link(to: $0) }.joined(separator: ", ")
      return "| " + cells.map(TableMarkdown.escape).joined(separator: " | ") + " | \(facts) |"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func page(_ area: FactArea) -> String {
    let sources = Set(area.facts.flatMap(\.sources)).sorted().compactMap {
      FactSource(code: $0)
    }
    return
      (["# \(area.platform.rawValue): \(area.title)"] + area.facts.flatMap(lines)
      + ["", "## Sources", ""] + sources.map { "- \($0.code): \(named($0))" })
      .map { $0 + "\n" }.joined()
  }

  private func lines(of fact: Fact) -> [String] {
    let isDisputed = fact.isDisputed ? [" · sources disagree"] : []
    return [
      "", "### \(fact.id.rawValue)", "", TableMarkdown.escape(fact.statement), "",
      (["*\(fact.versions) · \(fact.confidence.rawValue)"] + isDisputed
        + [" · \(fact.sources.joined(separator: ", "))*"]).joined(),
    ]
  }

  private func named(_ source: FactSource) -> String {
    let title = TableMarkdown.escape(source.title)
    return source.address.map { "[\(title)](\($0))" } ?? title
  }

  private func link(to id: FactID) -> String {
    let area = areas.first { $0.facts.contains { $0.id == id } }
    return area.map { "[\(id.rawValue)](\($0.fileName)#\(id.rawValue.lowercased()))" }
      ?? id.rawValue
  }
}

extension FactArea {
  /// The name of the area's page: "ios-purpose-strings.md".
  var fileName: String {
    "\(platform.rawValue) \(name)".lowercased().split(separator: " ").joined(separator: "-") + ".md"
  }

  /// The first and the last id.
  fileprivate var ids: String {
    guard let first = facts.first?.id, let last = facts.last?.id else { return "" }
    return first == last ? first.rawValue : "\(first.rawValue) to \(last.rawValue)"
  }
}
