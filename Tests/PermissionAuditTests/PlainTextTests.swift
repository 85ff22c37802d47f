import Testing

@testable import PermissionAudit

@Suite("A text as rules compare it")
struct PlainTextTests {
  @Test(arguments: [
    ("Find Trails, NOW!", ["find", "trails", "now"]),
    ("naïve Straße 山道", ["naïve", "straße", "山道"]),
    ("location—always “here”…", ["location", "always", "here"]),
    ("the app's user’s", ["the", "app's", "user’s"]),
    ("iOS 17.4", ["ios"]), ("«Ort»\u{A0}hier", ["ort", "hier"]), ("", []), ("...", []),
    ("ends with an accent é", ["ends", "with", "an", "accent", "é"]), ("\u{E2}", ["â"]),
  ])
  func `falls into words in any language`(text: String, words: [String]) {
    #expect(Array(PlainText(text).words(digits: false, apostrophes: true)) == words)
  }

  @Test func `keeps digits and parts at apostrophes where a rule wants it so`() {
    #expect(
      Array(PlainText("abc 123 N/A it's").words(digits: true, apostrophes: false))
        == ["abc", "123", "n", "a", "it", "s"])
  }

  @Test(arguments: [
    ("Lorem Ipsum dolor", "lorem ipsum", true), ("lorem", "lorem ipsum", false),
    ("<#reason#>", "<#", true), ("ends here", "here", true), ("aab", "ab", true), ("", "a", false),
  ])
  func `holds a mark whatever its case`(text: String, mark: String, holds: Bool) {
    #expect(PlainText(text).contains(mark) == holds)
  }
}
