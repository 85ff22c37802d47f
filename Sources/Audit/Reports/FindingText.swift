import Findings

/// Findings in a text report: a headline each, and under them what follows from it and what to do.
struct FindingText {
  private let group: FindingGroup
  /// The targets of the report, which tell names that repeat from others.
  private let targets: [TargetID]
  private let style: TextStyle
  /// Whether only the first gets a headline, and the others are listed as places.
  private let isReminder: Bool
  /// The files that lines are shown of, by path.
  private let sources: [String: [UInt8]]

  init(
    _ group: FindingGroup, targets: [TargetID], style: TextStyle, isReminder: Bool = false,
    sources: [String: [UInt8]] = [:]
  ) {
    self.sources = sources
    self.group = group
    self.targets = targets
    self.style = style
    self.isReminder = isReminder
  }

  private var merged: MergedFinding { group.first }

  /// The severities are in a column as wide as the longest of them.
  private static let gutter = 9
  private static let labels = 6

  var lines: [String] {
    let shown = isReminder ? [merged] : group.members
    return shown.flatMap { Self.headline($0.finding, style: style) + frame($0.finding) }
      + consequence + labelled
  }

  /// The line that the finding is about; nothing where its file is not at hand.
  private func frame(_ finding: Finding) -> [String] {
    sources[finding.position.file].flatMap { FindingFrame(finding, in: $0) }?
      .lines(indent: Self.gutter, style: style) ?? []
  }

  /// "error    App/Info.plist:12  message  [rule]".
  static func headline(_ finding: Finding, style: TextStyle) -> [String] {
    var phrase = Phrase()
    phrase.addWhole(finding.word, Ink(finding))
    phrase.addWhole(
      finding.position.description, .strong, gap: gutter - finding.word.displayWidth)
    phrase.add(finding.message, gap: 2)
    phrase.addWhole("[\(finding.rule)]", .quiet, gap: 2)
    return phrase.lines(indent: gutter, lead: 0, style: style)
  }

  private var consequence: [String] {
    guard !merged.finding.consequence.isEmpty else { return [] }
    var phrase = Phrase()
    phrase.add(merged.finding.consequence)
    return indented(phrase, by: Self.gutter)
  }

  private var labelled: [String] {
    let finding = merged.finding
    var lines: [String] = []
    let holds = [finding.systems, Finding.builds(finding.configurations)].compactMap(\.self)
    if !holds.isEmpty { lines += line("on", holds.joined(separator: " · ")) }
    if merged.targets.count > 1 {
      let names = merged.targets.dropFirst().map(targets.label)
      lines += line("also", "in " + names.joined(separator: ", "))
    }
    if isReminder, !group.others.isEmpty {
      let places = group.others.map(\.finding.position.description)
      lines += line("also", places.joined(separator: ", "))
    }
    lines += line("fix", finding.fix.summary)
    lines += snippet
    for related in group.related {
      var phrase = Phrase()
      phrase.addWhole(related.position.description)
      phrase.add(related.note, gap: 2)
      lines += line("see", phrase)
    }
    if !finding.evidence.isEmpty {
      lines += line("why", finding.evidence.joined(separator: ", "))
    }
    return lines
  }

  private var snippet: [String] {
    guard let snippet = merged.finding.fix.snippet else { return [] }
    let margin = String(repeating: " ", count: Self.gutter + Self.labels + 2)
    return snippet.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ") }
      .map(\.printable)
      .map { $0.isEmpty ? "" : margin + $0 }
  }

  private func line(_ label: String, _ text: String) -> [String] {
    var phrase = Phrase()
    phrase.add(text)
    return line(label, phrase)
  }

  private func line(_ label: String, _ phrase: Phrase) -> [String] {
    let lead =
      String(repeating: " ", count: Self.gutter)
      + Ink.quiet.paint(label.padded(to: Self.labels), colored: style.isColored)
    let lines = phrase.lines(indent: Self.gutter + Self.labels, style: style)
    return lines.enumerated().map { $0.offset == 0 ? lead + $0.element : $0.element }
  }

  private func indented(_ phrase: Phrase, by columns: Int) -> [String] {
    phrase.lines(indent: columns, style: style).enumerated().map {
      $0.offset == 0 ? String(repeating: " ", count: columns) + $0.element : $0.element
    }
  }
}
