import Testing

@testable import Reports

@Suite("Articles as text")
struct ArticleTextTests {
  private let article = Article(
    name: "stay-up", kind: "system text", opening: ["What it is."],
    sections: [
      Article.Section("since", [Article.Item("iOS 9")]),
      Article.Section("why", []),
      Article.Section(
        "facts",
        [
          Article.Item("A statement that goes on.", lead: "IOS-1", remark: "iOS 9-27"),
          Article.Item("Second.", lead: "IOS-2", meaning: .limited, details: ["Below it."]),
        ]),
      Article.Section("fix", [Article.Item("Mend it.", lines: ["<key>A</key>", "<true/>"])]),
    ], closing: "Next.")

  @Test func `labels stand at the left, and what belongs to a name hangs below it`() {
    #expect(
      ArticleText(article, style: TextStyle(columns: 38)).text == """
        stay-up · system text

          What it is.

          since    iOS 9

          facts    IOS-1  A statement that
                     goes on.  iOS 9-27
                   IOS-2  Second.
                     Below it.

          fix      Mend it.
                     <key>A</key>
                     <true/>

          Next.

        """)
  }

  @Test func `a long label moves all texts to the right`() {
    var article = article
    article.sections.append(Article.Section("vendor document", [Article.Item("Text.")]))
    let lines = ArticleText(article).text.split(separator: "\n")
    #expect(lines.contains("  since            iOS 9"))
    #expect(lines.contains("  vendor document  Text."))
  }

  @Test func `names are bold, remarks and labels dim, and differences in the color of limits`() {
    let text = ArticleText(article, style: TextStyle(isColored: true)).text
    for piece in [
      "\u{1B}[1mIOS-1\u{1B}[0m", "\u{1B}[2miOS 9-27\u{1B}[0m", "\u{1B}[33mIOS-2\u{1B}[0m",
    ] {
      #expect(text.contains(piece))
    }
    #expect(text.contains("\u{1B}[2msince"))
  }

  @Test func `foreign text moves neither cursor nor colors`() {
    let article = Article(
      name: "a\u{1B}[31m", kind: "k", opening: ["b\u{7}"],
      sections: [Article.Section("s", [Article.Item("c", lines: ["d\u{202E}"])])])
    let text = ArticleText(article).text
    #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
  }
}
