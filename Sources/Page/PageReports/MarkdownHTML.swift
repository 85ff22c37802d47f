/// A document of this project as HTML: headings, paragraphs, lists, tables, code and code in lines.
struct MarkdownHTML {
  private let text: String

  /// A document.
  init(_ text: String) { self.text = text }

  /// The document.
  var html: HTML {
    var parts: [HTML] = []
    var paragraph: [Substring] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    func close() {
      if !paragraph.isEmpty {
        parts.append(.element("p", Self.inline(paragraph.joined(separator: " "))))
      }
      paragraph = []
    }
    while let line = lines.popFirst() {
      if line.hasPrefix("```") {
        close()
        var code: [Substring] = []
        while let next = lines.popFirst(), !next.hasPrefix("```") { code.append(next) }
        let title = line.dropFirst(3)
        if !title.isEmpty {
          parts.append(.element("p", ["class": "place"], [.element("code", text: String(title))]))
        }
        parts.append(
          .element(
            "pre", ["class": "frame", "tabindex": "0"],
            [.element("code", text: code.joined(separator: "\n"))]))
      } else if line.hasPrefix("#") {
        close()
        let level = min(line.prefix { $0 == "#" }.count, 4)
        parts.append(.element("h\(level)", Self.inline(line.drop { $0 == "#" || $0 == " " })))
      } else if line.hasPrefix("| ") {
        close()
        var rows = [line]
        while let next = lines.first, next.hasPrefix("|") {
          rows.append(next)
          lines.removeFirst()
        }
        parts.append(Self.table(rows))
      } else if line.hasPrefix("- ") {
        close()
        var items = [String(line.dropFirst(2))]
        while let next = lines.first, next.hasPrefix("- ") || next.hasPrefix("  ") {
          if next.hasPrefix("- ") {
            items.append(String(next.dropFirst(2)))
          } else {
            items[items.count - 1] += " " + next.drop { $0 == " " }
          }
          lines.removeFirst()
        }
        parts.append(
          .element("ul", ["class": "reasons"], items.map { .element("li", Self.inline($0)) }))
      } else if line.allSatisfy(\.isWhitespace) {
        close()
      } else {
        paragraph.append(line)
      }
    }
    close()
    return .element("div", ["class": "document"], parts)
  }

  private static func table(_ rows: [Substring]) -> HTML {
    func cells(_ row: Substring, _ name: String) -> HTML {
      let parts = row.split(separator: "|").map { $0.drop { $0 == " " } }
      return .element(
        "tr", parts.map { .element(name, inline($0.trimmedAtEnd)) })
    }
    let body = rows.dropFirst().filter { !$0.allSatisfy { "|-: ".contains($0) } }
    return .element(
      "div", ["class": "board", "tabindex": "0"],
      [
        .element(
          "table", ["class": "plain-table"],
          [
            .element("thead", [cells(rows[0], "th")]),
            .element("tbody", body.map { cells($0, "td") }),
          ])
      ])
  }

  /// A line with its code; what Markdown escapes is plain again.
  private static func inline(_ text: some StringProtocol) -> [HTML] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { place, part in
      if place % 2 == 1 { return .element("code", text: String(part)) }
      return .text(plain(String(part)))
    }
  }

  private static func plain(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    for (entity, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      while let range = result.firstRange(of: entity) {
        result.replaceSubrange(range, with: character)
      }
    }
    return result
  }
}

extension Substring {
  fileprivate var trimmedAtEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
