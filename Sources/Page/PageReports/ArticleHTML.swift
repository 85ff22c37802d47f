import Reports

/// An article as HTML; a lead that has a page of its own is a link to it.
struct ArticleHTML {
  private let article: Article
  private let paths: [String: String]

  /// An article in a page of a folder below the one that the paths are in.
  init(_ article: Article, paths: [String: String]) {
    self.article = article
    self.paths = paths
  }

  /// The parts, from top to bottom.
  var parts: [HTML] {
    var parts: [HTML] = [
      .element("p", ["class": "facts"], text: article.kind), .element("h1", text: article.name),
    ]
    parts += article.opening.map { .element("p", text: $0) }
    for section in article.sections where !section.items.isEmpty {
      let label: String = section.label.prefix(1).uppercased() + section.label.dropFirst()
      parts.append(.element("h2", text: label))
      parts.append(.element("ul", ["class": "reasons"], section.items.map(item)))
    }
    return parts
  }

  private func item(_ item: Article.Item) -> HTML {
    var parts: [HTML] = []
    if let lead = item.lead {
      let code = HTML.element("code", text: lead)
      let isSelf = lead == article.name
      parts.append(
        paths[lead].map { isSelf ? code : .element("a", ["href": "../" + $0], [code]) } ?? code)
      parts.append(.text(" "))
    }
    parts.append(.text(item.text))
    if let remark = item.remark {
      parts.append(.element("span", ["class": "quiet"], text: " \(remark)"))
    }
    parts += item.details.map { .element("p", text: $0) }
    if !item.lines.isEmpty {
      parts.append(
        .element(
          "pre", ["class": "frame", "tabindex": "0"],
          [.element("code", text: item.lines.joined(separator: "\n"))]))
    }
    return .element("li", parts)
  }
}
