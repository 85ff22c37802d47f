import Findings
import Testing

@testable import PageReports

@Suite("A report as a page")
struct PageReportTests {
  static let hostile = "</script><img src=x onerror=alert(1)>"

  private static func report(_ text: String) -> Report {
    let position = SourcePosition(file: text, line: 2)
    let finding = Finding(
      rule: RuleID(rawValue: "some-rule"), severity: .error, message: text, position: position,
      target: TargetID(text, in: text), consequence: text,
      fix: Fix(text, snippet: text), evidence: ["IOS-BG-010"],
      related: [Finding.Related(position, text)])
    let table = Table(
      title: text, columns: ["Answer", "iOS 13-14", "iOS 15-27"],
      rows: [Table.Row(text, [Table.Cell(text, .good), Table.Cell(text, .bad)])], notes: [text])
    let target = Report.Target(
      name: text, project: text, kind: text, deploymentTarget: text, infoPlist: text,
      configurations: [text], abilities: [table], unknowns: [text],
      playable: PlayableApp(
        name: text,
        declared: .iOS(
          PlayableApp.Plist(
            texts: [PlayableApp.Entry("NSLocationWhenInUseUsageDescription", text)])),
        firstRelease: "iOS 15.0",
        calls: [PlayableApp.Call(text, event: "requestWhenInUse", at: position)]))
    return Report(root: text, targets: [target], findings: [finding], rules: [])
  }

  private static func page(_ text: String) -> String {
    PageReport(
      report(text), sources: [text: Array("first\n\(text)\nlast\n".utf8)], engine: [0x1F, 0x8B],
      toolVersion: "1"
    ).text
  }

  @Test(arguments: [hostile, "<!--", "\"><b>", "'", "&lt;", "{{tail}}", "\u{202E}x", "]]>"])
  func `holds the same elements whatever names an app has`(name: String) {
    #expect(Self.tags(Self.page(name)) == Self.tags(Self.page("plain")))
  }

  /// The names of all tags, in order.
  private static func tags(_ page: String) -> [Substring] {
    page.split(separator: "<").dropFirst().map { part in
      part.prefix { $0.isLetter || $0 == "/" || $0 == "!" }
    }
  }

  @Test func `names no address to load anything from`() {
    let page = Self.page("plain")
    for word in ["href=\"http", "url(", "@import", " src="] {
      let found = page.split(separator: "\n").filter { $0.contains(word) }
      #expect(found.isEmpty, "\(found)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test(arguments: [("山", "&#23665;", "\\u5c71"), ("🥾", "&#129406;", "\\ud83e\\udd7e")])
  func `is ASCII with an engine in it, and spells a name as its markup and its script do`(
    name: String, inMarkup: String, inScript: String
  ) {
    let page = Self.page(name)
    #expect(page.utf8.allSatisfy { $0 < 128 })
    #expect(page.contains("<h1>\(inMarkup)</h1>"))
    #expect(page.contains("\"name\": \"\(inScript)\""))
  }

  @Test(arguments: [12, 13])
  func `folds the links to targets where there are more than twelve`(count: Int) {
    let targets = (1...count).map {
      Report.Target(
        name: "App\($0)", project: "a", kind: "app", deploymentTarget: nil, infoPlist: nil,
        configurations: [])
    }
    let page = PageReport(
      Report(root: "a", targets: targets, findings: [], rules: []), toolVersion: "1")
    #expect(page.text.contains("<summary>\(count) targets</summary>") == (count > 12))
    #expect(page.text.contains("href=\"#target-\(count)\""))
  }

  @Test func `says how to add the phone where the engine is missing`() {
    let page = PageReport(Self.report("plain"), toolVersion: "1").text
    #expect(page.contains("--phone"))
    #expect(!page.contains("id=\"engine\""))
  }

  @Test(arguments: [
    (["requestWhenInUse"], [], true), (["requestWhenInUse"], ["WhenInUse"], false),
    (["requestAlways"], ["WhenInUse"], true), (["requestLocation"], [], false),
    (["requestAlways"], ["WhenInUse", "AlwaysAndWhenInUse"], false),
  ])
  func `offers an app whose texts are missing a second time with texts`(
    events: [String], texts: [String], isOffered: Bool
  ) throws {
    let app = PlayableApp(
      name: "Trail",
      declared: .iOS(
        PlayableApp.Plist(
          texts: texts.map { PlayableApp.Entry("NSLocation\($0)UsageDescription", "Shows you.") })),
      firstRelease: "iOS 15.0", calls: events.map { PlayableApp.Call($0, event: $0) })
    #expect((app.completed != nil) == isOffered)
    #expect(app.completed?.completed == nil)
  }

  @Test func `shows the change of a fix in place of its lines, and who makes it`() {
    let edit = Edit(.delete("Key"), at: SourcePosition(file: "plain", line: 2), .safe)
    var report = Self.report("plain")
    report.findings[0].fix.edits = [edit]
    let diff = "--- a/plain\n+++ b/plain\n@@ -1,2 +1,1 @@\n\tfirst\n-<b>\r\n"
    let page = PageReport(
      report, fixes: [[edit]: ProposedFix("check --fix makes it.", diff: diff)], toolVersion: "1"
    ).text
    #expect(page.contains("check --fix makes it."))
    #expect(page.contains("<span class=\"line\">\tfirst\n</span>"))
    #expect(page.contains("<span class=\"line removed\">-&lt;b&gt;&#13;\n</span>"))
    #expect(page.split(separator: "class=\"snippet").count == 2)
  }

  @Test func `marks the line of a finding in the code around it`() throws {
    let bytes = Array("one\ntwo\nthree\nfour\nfive\nsix".utf8)
    let frame = try #require(CodeFrame(SourcePosition(file: "a", line: 4), in: bytes))
    #expect(frame.lines.map(\.text) == ["two", "three", "four", "five", "six"])
    #expect(frame.lines.filter(\.isMarked).map(\.number) == [4])
  }

  @Test(arguments: [0, 7, Int.max])
  func `shows no code for a line that a file does not have`(line: Int) {
    let bytes = Array("one\ntwo\nthree\nfour\nfive\nsix".utf8)
    #expect(CodeFrame(SourcePosition(file: "a", line: line), in: bytes) == nil)
  }

  @Test func `shows no code of a file that is no text`() {
    #expect(CodeFrame(SourcePosition(file: "a", line: 1), in: [0x62, 0, 1]) == nil)
  }
}

@Suite("Words of a cell")
struct AbilityWordsTests {
  @Test(arguments: [
    ("background, indicator", AbilityWords.Icon.everywhere, "In the background too"),
    ("foreground, reduced", .onScreen, "Only while the app is open"),
    ("precise, also when left", .everywhere, "Precise location"),
    ("crash", .crash, "The app crashes"), ("nothing", .nothing, "No location"),
    ("something new", .none, "something new"),
  ])
  func `say what the cell says`(cell: String, icon: AbilityWords.Icon, heading: String) {
    let words = AbilityWords(cell)
    #expect(words.icon == icon)
    #expect(words.heading == heading)
  }
}
