import Findings
import PlatformModel
import Reports

/// A report as one page without a network: what users get, what is wrong, and a phone to play with.
public struct PageReport: Sendable {
  /// The report.
  public var report: Report
  /// The bytes of files that findings are in, by path; one that is not here is shown without code.
  public var sources: [String: [UInt8]]
  /// The phones in WebAssembly, as gzip packs them; empty for a page without a phone.
  public var engine: [UInt8]
  /// The version of the tool.
  public var toolVersion: String
  /// What the edits of findings make of the files.
  public var fixes: [[Edit]: ProposedFix]

  /// A report to be set as a page.
  public init(
    _ report: Report, sources: [String: [UInt8]] = [:], fixes: [[Edit]: ProposedFix] = [:],
    engine: [UInt8] = [], toolVersion: String
  ) {
    self.report = report
    self.sources = sources
    self.fixes = fixes
    self.engine = engine
    self.toolVersion = toolVersion
  }

  /// The files whose text the page can show.
  public static func files(of report: Report) -> Set<String> {
    Set(
      (report.findings + report.reminders).flatMap { finding in
        [finding.position] + finding.related.map(\.position)
      }.filter { $0.line != nil }.map(\.file))
  }

  /// The page.
  public var text: String {
    let findings = report.merged
    let apps = report.targets.compactMap(\.playable)
    let completed = apps.compactMap(\.completed).map {
      PhoneScript($0, label: "\($0.name) with its missing texts")
    }
    let phone = PhonePart(apps.map { PhoneScript($0) } + completed, engine: engine)
    return Page(
      title: "Wayleave: \(report.root)", summary: Tally(report, findings).text,
      toolVersion: toolVersion,
      main: [head(findings), phone.html] + body(findings) + [reminders], tail: phone.tail
    ).text
  }

  private func head(_ findings: [MergedFinding]) -> HTML {
    let counts = Severity.allCases.sorted(by: >).map { severity in
      (severity, findings.count { $0.finding.severity == severity && !$0.finding.isPreview })
    }
    let chips = counts.filter { $0.1 > 0 }.map { severity, count in
      HTML.element(
        "li", ["class": "chip \(severity.rawValue)"],
        [
          .element("strong", text: "\(count)"),
          .text(" \(severity.rawValue)\(count == 1 ? "" : "s")"),
        ])
    }
    let clean = HTML.element(
      "li", ["class": "chip good"], [.icon("everywhere"), .text("no findings")])
    return .element(
      "header", ["class": "top"],
      [
        .element("h1", text: name),
        .element("p", ["class": "root"], text: "What people get when this app asks for permission"),
        .element("ul", ["class": "chips"], chips.isEmpty ? [clean] : chips),
        navigation,
      ])
  }

  /// The last part of the path, which is what people call the project.
  private var name: String {
    let parts = report.root.split(separator: "/").filter { $0 != "." }
    return parts.last.map(String.init) ?? report.targets.first?.name ?? report.root
  }

  private var navigation: HTML {
    guard report.targets.count > 1 else { return .empty }
    let links = report.targets.enumerated().map { place, target in
      HTML.element(
        "li",
        [.element("a", ["href": "#target-\(place + 1)"], text: report.label(of: target.id))])
    }
    let list = HTML.element("ul", links)
    // Dozens of links would push what is found off the screen, and take most of the first paint.
    let isLong = links.count > 12
    return .element(
      "nav", ["aria-label": "Targets"],
      isLong
        ? [.element("details", [.element("summary", text: "\(links.count) targets"), list])]
        : [list])
  }

  private func body(_ findings: [MergedFinding]) -> [HTML] {
    let byTarget = Dictionary(grouping: findings) { $0.targets.first }
    var number = 0
    func cards(_ findings: [MergedFinding]) -> [HTML] {
      FindingGroup.folded(findings).map { group in
        number += 1
        return FindingCard(group, number, in: report, sources: sources, fixes: fixes).html
      }
    }
    var parts: [HTML] = []
    for (place, target) in report.targets.enumerated() {
      parts.append(section(target, place + 1, cards(byTarget[target.id] ?? [])))
    }
    let known = Set(report.targets.map(\.id))
    let others = findings.filter { $0.targets.first.map { !known.contains($0) } ?? true }
    if !others.isEmpty {
      let title = report.targets.isEmpty ? "Findings" : "Outside the targets"
      parts.append(
        .element(
          "section", ["class": "target", "aria-labelledby": "others"],
          [.element("h2", ["id": "others"], text: title)] + cards(others)))
    }
    return parts
  }

  private func section(_ target: Report.Target, _ number: Int, _ cards: [HTML]) -> HTML {
    let facts = [target.kind, target.deploymentTarget.map { $0 + "+" }, target.infoPlist]
      .compactMap(\.self)
    let id = "target-\(number)"
    var parts: [HTML] = [
      .element("h2", ["id": id], text: report.label(of: target.id)),
      .element("p", ["class": "facts"], text: facts.joined(separator: " · ")),
    ]
    for table in target.abilities {
      parts.append(.element("h3", ["class": "get"], text: table.title))
      parts.append(AbilityPicture(table).html)
    }
    if !target.unknowns.isEmpty {
      parts.append(
        .element(
          "p", ["class": "note"],
          text: "Not seen: " + target.unknowns.joined(separator: "; ") + "."))
    }
    return .element("section", ["class": "target", "aria-labelledby": id], parts + cards)
  }

  private var reminders: HTML {
    let groups = FindingGroup.folded(reminders: report.mergedReminders)
    guard !groups.isEmpty else { return .empty }
    return .element(
      "section", ["class": "target", "aria-labelledby": "reminders"],
      [
        .element("h2", ["id": "reminders"], text: "Reminders"),
        .element("p", ["class": "facts"], text: "They never make the check fail."),
        .element(
          "ul", ["class": "reminders"],
          groups.map { .element("li", text: $0.first.finding.sentences) }),
      ])
  }
}
