/// An article as calm text: labels in a column at the left, what they say beside it.
public struct ArticleText: Sendable {
  /// The article.
  public var article: Article
  /// The style.
  public var style: TextStyle

  /// An article to be set as text.
  public init(_ article: Article, style: TextStyle = TextStyle()) {
    self.article = article
    self.style = style
  }

  private static let margin = 2
  private static let hang = 2

  /// The text, each line ended by a line feed.
  public var text: String {
    var blocks = [headline, article.opening.flatMap(paragraph)]
    blocks += article.sections.filter { !$0.items.isEmpty }.map(lines)
    if let closing = article.closing, !closing.isEmpty { blocks.append(paragraph(closing)) }
    return blocks.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
  }

  /// The columns of the labels, with the gap after them.
  private var labels: Int {
    max(9, 2 + (article.sections.map(\.label.displayWidth).max() ?? 0))
  }

  private var headline: [String] {
    var phrase = Phrase()
    phrase.addWhole(article.name, .strong)
    phrase.add("· " + article.kind, .quiet)
    return phrase.lines(indent: Self.margin, style: style)
  }

  private func paragraph(_ text: String) -> [String] { paragraph(text, indent: Self.margin) }

  private func paragraph(_ text: String, indent: Int) -> [String] {
    var phrase = Phrase()
    phrase.add(text)
    return lead(phrase.lines(indent: indent, style: style), by: indent)
  }

  /// The label is before the first line alone.
  private func lines(_ section: Article.Section) -> [String] {
    let indent = Self.margin + labels
    let lines = section.items.flatMap { setting(of: $0, indent: indent) }
    let label =
      String(repeating: " ", count: Self.margin)
      + Ink.quiet.paint(section.label.padded(to: labels), colored: style.isColored)
    return lines.enumerated().map { index, line in
      index == 0 ? label + line.dropFirst(indent) : line
    }
  }

  private func setting(of item: Article.Item, indent: Int) -> [String] {
    var phrase = Phrase()
    if let lead = item.lead {
      phrase.addWhole(lead, item.meaning == .plain ? .strong : Ink(item.meaning))
    }
    phrase.add(item.text, gap: item.lead == nil ? 1 : 2)
    if let remark = item.remark { phrase.add(remark, .quiet, gap: 2) }
    let hanging = indent + Self.hang
    let margin = String(repeating: " ", count: hanging)
    var lines = phrase.lines(indent: item.lead == nil ? indent : hanging, style: style)
    if item.isBrief, lines.count > 1 {
      var narrow = style
      narrow.columns -= 2
      lines = phrase.lines(indent: item.lead == nil ? indent : hanging, lead: indent, style: narrow)
      lines = [lines[0] + " …"]
    }
    return lead(lines, by: indent)
      + item.details.flatMap { paragraph($0, indent: hanging) }
      + item.lines.map { $0.isEmpty ? "" : margin + $0.printable }
  }

  private func lead(_ lines: [String], by columns: Int) -> [String] {
    let margin = String(repeating: " ", count: columns)
    return lines.enumerated().map { $0.offset == 0 ? margin + $0.element : $0.element }
  }
}
