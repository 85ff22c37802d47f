import Findings
import Testing

@testable import Reports

@Suite("The frame of a finding about a text")
struct FindingFrameTests {
  private func frame(
    _ text: String, line: Int = 1, rule: RuleID = "purpose-string-vague", columns: Int = 80
  ) -> [String] {
    let finding = Finding(
      rule: rule, severity: .warning, message: "m",
      position: SourcePosition(file: "f", line: line), consequence: "", fix: Fix("Fix it."))
    return FindingFrame(finding, in: Array(text.utf8))?
      .lines(indent: 2, style: TextStyle(columns: columns)) ?? []
  }

  @Test func `shows the key of a property list and underlines the text below it`() {
    let plist = "<dict>\n\t<key>NSMotion</key>\n\t<string>Needs motion</string>\n</dict>\n"
    #expect(
      frame(plist, line: 2) == [
        "  2 │ <key>NSMotion</key>",
        "  3 │ <string>Needs motion</string>",
        "    │         ^^^^^^^^^^^^",
      ])
  }

  @Test(arguments: [
    ("\"NSMotion\" = \"Needs it\";", "             ^^^^^^^^^^"),
    ("INFOPLIST_KEY_A = \"\";", "                  ^^"),
    ("<string></string>", "^^^^^^^^^^^^^^^^^"),
    ("<true/>", "^^^^^^^"),
    ("  \"value\" : \"Needs it\",", "          ^^^^^^^^^^"),
    ("NSMotion", "^^^^^^^^"),
  ])
  func `underlines what is wrong in the line and nothing else`(line: String, underline: String) {
    let lines = frame(line)
    #expect(lines.count == 2)
    #expect(lines.last == "    │ " + underline)
  }

  @Test func `underlines the key itself if that is misspelled`() {
    let lines = frame(
      "<key>NSMotoin</key>\n<string>a</string>", rule: "purpose-key-misspelled")
    #expect(lines == ["  1 │ <key>NSMotoin</key>", "    │      ^^^^^^^^"])
  }

  @Test func `measures wide characters by what they take on a screen`() {
    let lines = frame("<string>位置🥾</string>")
    #expect(lines.last == "    │         ^^^^^^")
  }

  @Test(arguments: [40, 60, 80, 200])
  func `fits the terminal and keeps the underline below the text`(columns: Int) {
    let words = String(repeating: "位置 needed ", count: 40)
    for text in ["<string>\(words)</string>", "\(String(repeating: "x", count: 90)) = \"short\";"] {
      let lines = frame(text, columns: columns)
      #expect(lines.allSatisfy { $0.displayWidth <= columns })
      let underline = lines.last ?? ""
      #expect(underline.contains("^"))
      // Each mark is below a character of the line.
      #expect(underline.displayWidth <= (lines.first?.displayWidth ?? 0))
    }
  }

  @Test func `spells out what would move the cursor`() {
    let lines = frame("<string>a\u{1B}[2Jb</string>")
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
  }

  @Test(arguments: [(0, "a"), (3, "a\nb"), (9, "")])
  func `is left out if the file has no such line`(line: Int, text: String) {
    #expect(frame(text, line: line).isEmpty)
  }

  @Test func `is of findings about texts only`() {
    #expect(frame("<string>a</string>", rule: "request-at-launch").isEmpty)
  }
}
