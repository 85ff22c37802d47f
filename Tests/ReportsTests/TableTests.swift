import Findings
import Foundation
import Reports
import Testing

@Suite("A table")
struct TableTests {
  private func table(_ cells: [[String]], columns: [String], notes: [String] = []) -> Table {
    Table(
      title: "", columns: columns,
      rows: cells.map { Table.Row($0[0], $0.dropFirst().map { Table.Cell($0) }) }, notes: notes)
  }

  @Test func `as text aligns wide characters, emoji and marks by what they take on screen`() {
    let text = TableText(
      table(
        [["山道", "x"], ["Wander🥾", "x"], ["e\u{301}te\u{301}", "x"], ["plain", "x"]],
        columns: ["Target", "Use"])
    ).text
    #expect(
      text == """
        Target    Use
        山道      x
        Wander🥾  x
        e\u{301}te\u{301}       x
        plain     x

        """)
  }

  @Test func `as text wraps cells where the columns do not fit`() {
    let text = TableText(
      table(
        [["Always", "in the background with the indicator", "yes"]], columns: ["G", "iOS 8", "B"]),
      style: TextStyle(columns: 36)
    ).text
    #expect(
      text == """
        G       iOS 8                    B
        Always  in the background with   yes
                the indicator

        """)
  }

  @Test func `as text is set in parts where wrapping is not enough`() {
    let text = TableText(
      table([["Always", "background", "foreground", "nothing"]], columns: ["G", "8", "9", "10"]),
      style: TextStyle(columns: 20)
    ).text
    #expect(
      text == """
        G       8
        Always  background

        G       9
        Always  foreground

        G       10
        Always  nothing

        """)
  }

  @Test func `as text repeats as many columns in each part as distinguish the rows`() {
    let text = TableText(
      table(
        [["ask", "first", "required", "keep"], ["ask", "second", "unread", "unread"]],
        columns: ["Call", "Key", "8", "9"]),
      style: TextStyle(columns: 22)
    ).text
    #expect(
      text == """
        Call  Key     8
        ask   first   required
        ask   second  unread

        Call  Key     9
        ask   first   keep
        ask   second  unread

        """)
  }

  @Test func `as text sets its last column below the rows if that is prose and does not fit`() {
    let sample = table(
      [["first-rule", "error", "Says what the rule finds."], ["second", "note", "Says more."]],
      columns: ["Rule", "Severity", "Finds"])
    #expect(
      TableText(sample, style: TextStyle(columns: 21), hangs: true).text == """
        Rule        Severity
        first-rule  error
          Says what the rule
          finds.
        second      note
          Says more.

        """)
  }

  @Test func `as text is a list for each row where a word is wider than what the columns leave`() {
    let sample = table(
      [["requestTemporary", "UsageDescriptionDictionary", "not read"], ["other", "Key", "read"]],
      columns: ["Call", "Key", "iOS 8"])
    #expect(
      TableText(sample, style: TextStyle(columns: 40)).text == """
        requestTemporary
          Key    UsageDescriptionDictionary
          iOS 8  not read
        other
          Key    Key
          iOS 8  read

        """)
  }

  @Test func `as text names the rows after it in a row without cells`() {
    var sample = table([["a", "1"], ["b", "2"]], columns: ["Name", "Value"])
    sample.rows.insert(Table.Row("Group", []), at: 1)
    #expect(
      TableText(sample).text == """
        Name   Value
        a      1

        Group
        b      2

        """)
  }

  @Test func `as text takes more columns than prose on a wide terminal`() {
    let sample = table(
      [["label", String(repeating: "word ", count: 24)]], columns: ["a", "b"],
      notes: [String(repeating: "note ", count: 30)])
    let lines = TableText(sample, style: TextStyle(columns: 100, tableColumns: 200)).text
      .split(separator: "\n")
    #expect(lines[1].count > 100)
    #expect(lines.dropFirst(2).allSatisfy { $0.count <= 100 } && lines.count == 4)
  }

  @Test func `as text leaves no spaces at the ends of lines`() {
    let text = TableText(table([["a", "", ""], ["b", "long cell", ""]], columns: ["x", "", ""]))
      .text
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func `as Markdown escapes what Markdown would read as marks`() {
    var sample = table([["a|b", "<key> *x*"]], columns: ["Name", "Value"], notes: ["[n]"])
    sample.title = "T_1"
    #expect(
      TableMarkdown(sample).text == #"""
        **T\_1**

        | Name | Value         |
        | ---- | ------------- |
        | a\|b | \<key\> \*x\* |

        - \[n\]

        """#)
  }

  @Test(arguments: [
    ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\nlines", "\"two\nlines\""),
    ("two\r\nlines", "\"two\r\nlines\""), (" lead", "\" lead\""), ("plain", "plain"),
    ("山道🥾", "山道🥾"),
  ])
  func `as CSV quotes only what needs quotes`(cell: String, field: String) {
    #expect(TableCSV([table([["l", cell]], columns: ["a", "b"])]).text == "a,b\nl,\(field)\n")
  }

  @Test func `as CSV shares a header with tables of the same columns and names them`() {
    var first = table([["l", "1"]], columns: ["a", "b"])
    first.title = "On"
    var second = first
    second.title = "Off"
    var third = table([["l"]], columns: ["c"])
    third.title = "Keys"
    #expect(
      TableCSV([first, second, third]).text
        == "table,a,b\nOn,l,1\nOff,l,1\n\ntable,c\nKeys,l\n")
  }

  @Test func `as JSON keeps the meaning of each cell`() throws {
    let text = TableJSON([Samples.abilities]).text
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"tables\": [\n    {\n      \"title\": \"What"))
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let tables = try #require(document["tables"] as? [[String: Any]])
    let rows = try #require(tables.first?["rows"] as? [[String: Any]])
    let cells = try #require(rows.first?["cells"] as? [[String: String]])
    #expect(cells.first == ["text": "in background", "meaning": "good"])
  }
}
