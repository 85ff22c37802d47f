import Findings
import PlatformModel
import Reports

/// A finding, with its places, the code around the first of them, and the fix.
struct FindingCard {
  private let group: FindingGroup
  private let report: Report
  private let sources: [String: [UInt8]]
  private let fixes: [[Edit]: ProposedFix]
  private let number: Int

  /// A card for findings that differ in their places alone; the number is unique on the page.
  init(
    _ group: FindingGroup, _ number: Int, in report: Report, sources: [String: [UInt8]],
    fixes: [[Edit]: ProposedFix]
  ) {
    self.group = group
    self.fixes = fixes
    self.number = number
    self.report = report
    self.sources = sources
  }

  /// The card.
  var html: HTML {
    let finding = group.first.finding
    var parts: [HTML] = [head(finding), .element("h3", ["id": id], text: finding.message)]
    if !finding.consequence.isEmpty {
      parts.append(.element("p", ["class": "consequence"], text: finding.consequence))
    }
    parts += place(finding)
    parts.append(fix(finding))
    parts.append(details(finding))
    return .element(
      "article",
      ["class": "finding \(finding.word)", "data-severity": finding.word, "aria-labelledby": id],
      parts)
  }

  private var id: String { "finding-\(number)" }

  private func head(_ finding: Finding) -> HTML {
    var parts: [HTML] = [
      .element("span", ["class": "badge"], text: finding.word),
      .element("code", ["class": "rule"], text: finding.rule.rawValue),
    ]
    let holds =
      [finding.systems].compactMap(\.self)
      + (finding.configurations.isEmpty
        ? [] : [finding.configurations.joined(separator: ", ") + " only"])
    if !holds.isEmpty {
      parts.append(.element("span", ["class": "on"], text: holds.joined(separator: " · ")))
    }
    return .element("p", ["class": "head"], parts)
  }

  /// The place, with the code around it where it was read.
  private func place(_ finding: Finding) -> [HTML] {
    let position = finding.position
    let name = position.file == "." ? report.root : position.description
    let frame = sources[position.file].flatMap { CodeFrame(position, in: $0) }
    var parts = [HTML.element("p", ["class": "place"], [.element("code", text: name)])]
    if let frame { parts.append(frame.html) }
    if !group.others.isEmpty {
      parts.append(
        .element(
          "ul", ["class": "places"],
          group.others.map { other in
            .element(
              "li",
              [
                .element("code", text: other.finding.position.description),
                .text(" " + other.finding.message),
              ])
          }))
    }
    return parts
  }

  private func fix(_ finding: Finding) -> HTML {
    var parts: [HTML] = [
      .element("p", [.element("strong", text: "Fix "), .text(finding.fix.summary)])
    ]
    let proposed = group.members.compactMap { fixes[$0.finding.fix.edits] }.uniqued
    parts += proposed.map(\.html)
    // The change of the file has the lines of the snippet in their place.
    if let snippet = finding.fix.snippet, proposed.allSatisfy(\.diff.isEmpty) {
      parts.append(
        .element(
          "div", ["class": "snippet"],
          [
            .element("pre", ["tabindex": "0"], [.element("code", text: snippet)]),
            .element("button", ["type": "button", "class": "copy"], text: "Copy"),
          ]))
    }
    return .element("div", ["class": "fix"], parts)
  }

  private static func summary(_ hasNoPlaces: Bool, _ hasNoReasons: Bool) -> String {
    if hasNoPlaces { return "Why" }
    return hasNoReasons ? "See also" : "Why, and where else to look"
  }

  /// What may be skipped: other places and the reasons.
  private func details(_ finding: Finding) -> HTML {
    let related = group.related.map { related -> HTML in
      let frame = sources[related.position.file].flatMap { CodeFrame(related.position, in: $0) }
      return .element(
        "li",
        [
          .element("code", text: related.position.description), .text(" " + related.note),
          frame?.html ?? .empty,
        ])
    }
    let reasons = finding.evidence.map { id -> HTML in
      let statement = Facts[FactID(rawValue: id)]?.statement
      return .element(
        "li", [.element("code", text: id), .text(statement.map { " " + $0 } ?? "")])
    }
    guard !related.isEmpty || !reasons.isEmpty else { return .empty }
    var parts: [HTML] = [
      .element("summary", text: Self.summary(related.isEmpty, reasons.isEmpty))
    ]
    if !related.isEmpty { parts.append(.element("ul", ["class": "related"], related)) }
    if !reasons.isEmpty { parts.append(.element("ul", ["class": "reasons"], reasons)) }
    return .element("details", parts)
  }
}
