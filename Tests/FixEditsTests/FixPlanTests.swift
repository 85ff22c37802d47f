import Findings
import Testing

@testable import FixEdits

@Suite("A plan of fixes")
struct FixPlanTests {
  static let plist = "<dict>\n\t<key>A</key>\n\t<string>x</string>\n</dict>\n"
  static let place = SourcePosition(file: "Info.plist")

  @Test func `replacements that overlap are refused, and those at one place follow each other`()
    throws
  {
    let text = Array("abcdef".utf8)
    #expect(
      try [Replacement(at: 2, "1"), Replacement(at: 2, "2"), Replacement(4..<5, by: "")]
        .applied(to: text) == Array("ab12cdf".utf8))
    #expect(throws: EditRefusal.self) {
      try [Replacement(1..<4, by: "x"), Replacement(3..<5, by: "y")].applied(to: text)
    }
    #expect(throws: EditRefusal.self) { try [Replacement(5..<9, by: "")].applied(to: text) }
  }

  @Test func `all edits of a finding are made, or none`() {
    let plan = Fixing.plan(
      [
        Edit(.set(["B"], .boolean(true)), at: Self.place, .safe),
        Edit(.delete("C"), at: Self.place, .safe),
      ], Array(Self.plist.utf8))
    #expect(plan.files.isEmpty)
    #expect(plan.items.map(\.outcome) == [.refused("C is not in the file")])
  }

  @Test func `the same edit of two findings is made once, and two edits of one key not at all`() {
    let edit = Edit(.set(["B"], .boolean(true)), at: Self.place, .safe)
    let other = Edit(.set(["B"], .boolean(false)), at: Self.place, .safe)
    let plan = FixPlan(
      for: [
        Fixing.finding([edit], rule: "a"), Fixing.finding([edit], rule: "b"),
        Fixing.finding([other], rule: "c"),
      ],
      allowing: [.safe]
    ) { _ in Array(Self.plist.utf8) }
    #expect(plan.items.map(\.outcome) == [.made, .made, .refused("another fix changes B")])
    #expect(
      plan.files.map { String(decoding: $0.after, as: UTF8.self) } == [
        Self.plist.replacing("</string>\n", with: "</string>\n\t<key>B</key>\n\t<true/>\n")
      ])
  }

  @Test func `edits that are not allowed are withheld, by the least safe of a finding`() {
    let plan = FixPlan(
      for: [
        Fixing.finding([
          Edit(.delete("A"), at: Self.place, .safe), Edit(.delete("A"), at: Self.place, .unsafe),
        ])
      ], allowing: [.safe]
    ) { _ in Array(Self.plist.utf8) }
    #expect(plan.items.map(\.outcome) == [.withheld(.unsafe)])
  }

  @Test func `edits of a preview are made only if its rule was selected`() {
    var finding = Fixing.finding([Edit(.delete("A"), at: Self.place, .safe)])
    func outcomes() -> [FixPlan.Outcome] {
      FixPlan(for: [finding], allowing: [.safe]) { _ in Array(Self.plist.utf8) }
        .items.map(\.outcome)
    }
    finding.isPreview = true
    #expect(outcomes() == [.unselected])
    finding.isPreview = false
    #expect(outcomes() == [.made])
  }

  @Test func `a diff has the lines of the edits with three lines around them`() throws {
    let text = Array((1...20).map { "\($0)\n" }.joined().utf8)
    let edits = [Replacement(at: 4, "two and a half\n"), Replacement(40..<43, by: "")]
    #expect(
      UnifiedDiff(path: "a.txt", text: text, edits).text == """
        --- a/a.txt
        +++ b/a.txt
        @@ -1,5 +1,6 @@
         1
         2
        +two and a half
         3
         4
         5
        @@ -14,7 +15,6 @@
         14
         15
         16
        -17
         18
         19
         20

        """)
  }

  @Test func `a source line is edited only if it is the statement it was taken for`() throws {
    let text = "func ask() {\n  let m = CLLocationManager()\n  m.requestAlwaysAuthorization()\n}\n"
    #expect(
      try Fixing.text(
        .deleteStatement("requestAlwaysAuthorization"), in: text, file: "A.swift", line: 3)
        == text.replacing("  m.requestAlwaysAuthorization()\n", with: ""))
    for other in ["if x { m.requestAlwaysAuthorization() }", "x = m.requestAlwaysAuthorization()"] {
      #expect(throws: EditRefusal.self) {
        try Fixing.text(
          .deleteStatement("requestAlwaysAuthorization"),
          in: text.replacing("m.requestAlwaysAuthorization()", with: other), file: "A.swift",
          line: 3)
      }
    }
  }
}
