import Testing

@testable import Explanations

@Suite("Texts compare by their words")
struct WordingTests {
  @Test(arguments: [
    ("Don’t Allow", "Don't  allow"),
    ("Privacy - Motion Usage Description", "privacy – Motion\nUsage Description"),
    ("privacy-sensitive data", "Privacy\u{2011}sensitive\u{A0}data"),
    ("“X” key", "\"x\" KEY"),
    ("> wrapped\n> lines", "wrapped lines"),
    ("soft\u{AD}hyphen", "softhyphen"),
  ])
  func `case, quotes, dashes, line ends and marks do not matter`(left: String, right: String) {
    #expect(left.words == right.words && !left.words.isEmpty)
  }

  @Test func `names keep their hyphens as tokens, without those around them`() {
    #expect(
      "As IOS-BG-010 (P8-old) says - of -[CLLocationManager init].".tokens == [
        "As", "IOS-BG-010", "P8-old", "says", "of", "CLLocationManager", "init",
      ])
  }

  @Test(arguments: [
    ("may be no part", false), ("Monitor named Lakes is already in use", true),
    ("is already in use", true), ("already in use by another one today", false),
    ("already in", true), ("in already", false),
  ])
  func `a text is known by a part of it, whatever is in its gap`(text: String, isKnown: Bool) {
    let wording = Wording("Monitor named {name} is already in use")
    #expect((wording.shared(with: Pasted(text)) != nil) == isKnown)
  }

  @Test func `gaps are names in braces, the X of a title, a number and dots`() {
    let wording = Wording("a {b} c “X” d %lu e ... f {g")
    #expect(wording.segments == [["a"], ["c"], ["d"], ["e"], ["f", "g"]])
  }

  @Test func `a page gives its parts, without headings, wrapping and examples`() {
    let page = RulePage(
      "# name\n\nFinds\nit.\n\n## What happens\n\nOne.\n\nTwo.\n\n## How to fix\n\n- Mend.\n- Or\n"
        + "  not.\n\n## Examples\n\nNo.\n")
    #expect(page.opening == ["Finds it."])
    #expect(page.consequences == ["One.", "Two."])
    #expect(page.fixes.map(\.summary) == ["Mend.", "Or not."])
  }
}
