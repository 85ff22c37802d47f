import Findings
import Foundation
import Reports
import Testing

@Suite("The Markdown report")
struct MarkdownReportTests {
  @Test func `has the sum, a table, and the details to unfold`() {
    let report = Samples.report([Samples.crash], targets: [Samples.widget])
    #expect(
      MarkdownReport(report).text == """
        ### Wayleave: 1 error in 1 target

        | | Place | Finding | Rule |
        |---|---|---|---|
        | error | `TrailGuide/Recorder.swift:31:5` | allowsBackgroundLocationUpdates is set to true \
        without the location background mode | background-updates-without-mode |

        <details>
        <summary>error: TrailGuide/Recorder.swift:31:5: allowsBackgroundLocationUpdates is set to \
        true without the location background mode</summary>

        The app is killed at this line.

        - on: iOS 9-27
        - in: TrailGuide
        - see: `TrailGuide/Info.plist:4` the mode belongs here
        - why: IOS-BG-010
        - fix: Add location to UIBackgroundModes.

        ```xml
        <key>UIBackgroundModes</key>
        <array>
          <string>location</string>
        </array>
        ```

        </details>

        """)
  }

  @Test func `is one line for a clean app without permissions`() {
    #expect(
      MarkdownReport(Samples.report([], targets: [Samples.widget])).text
        == "### Wayleave: No findings in 1 target\n")
  }

  @Test func `shows what users get, folded`() {
    let text = MarkdownReport(Samples.report([])).text
    #expect(
      text.contains(
        "<summary>What users get</summary>\n\n**TrailGuide: What users get**\n\n| Grant"))
  }

  @Test func `lists what no file can show after everything else`() {
    let report = Report(
      root: ".", targets: [Samples.widget], findings: [], rules: [],
      reminders: [Samples.vague.with { $0.severity = .note }])
    #expect(
      MarkdownReport(report).text.hasSuffix(
        """

        **Reminders, which never make the check fail**

        - NSLocationWhenInUseUsageDescription does not say what location is for. App Review may \
        refuse the app. Name the feature.

        """))
  }

  @Test(arguments: [(1, [false, false]), (15, [false, true]), (500, [true, true])])
  func `stays below the limit of a comment, and says what it left out`(
    count: Int, isCut: [Bool]
  ) {
    let findings = (1...count).map { line in
      Samples.crash.with {
        $0.position.line = line
        $0.evidence = ["IOS-BG-010", "\(line)"]
      }
    }
    let text = MarkdownReport(Samples.report(findings), limit: 9000).text
    #expect(text.utf8.count <= 9000)
    let remarks = ["more findings; `wayleave check`", "more findings in detail; `wayleave check`"]
    #expect(remarks.map { text.contains($0) } == isCut)
  }

  @Test(arguments: [
    ("@octocat", "@<!-- -->octocat"), ("a|b", "a\\|b"), ("<b>", "\\<b\\>"), ("&lt;", "&amp;lt;"),
    ("`x`", "\\`x\\`"), ("#12", "\\#12"), ("~~x~~", "\\~\\~x\\~\\~"), ("a\nb", "a\\\\nb"),
    ("[x](y)", "\\[x\\](y)"),
  ])
  func `shows foreign text as it is`(message: String, cell: String) {
    let text = MarkdownReport(Samples.report([Samples.vague.with { $0.message = message }])).text
    #expect(text.contains("| \(cell) | vague-purpose-string |"))
  }

  @Test(arguments: [
    ("a b.plist", "`a b.plist:12`"), ("a|b", "`a\\|b:12`"), ("a`b", "``a`b:12``"),
    ("`", "`` `:12 ``"), ("a\nb", "`a\\nb:12`"),
  ])
  func `shows paths as code`(file: String, code: String) {
    let text = MarkdownReport(Samples.report([Samples.vague.with { $0.position.file = file }])).text
    #expect(text.contains("| \(code) |"))
  }

  @Test func `says findings that differ in their place alone once, with every place`() {
    let findings = [4, 9, 12].map { line in Samples.crash.with { $0.position.line = line } }
    let text = MarkdownReport(Samples.report(findings)).text
    #expect(text.contains("### Wayleave: 3 errors in 2 targets"))
    #expect(text.components(separatedBy: "The app is killed").count == 2)
    #expect(text.contains("without the location background mode (and 2 more)</summary>"))
    #expect(text.contains("\n- `TrailGuide/Recorder.swift:9:5` allowsBackground"))
  }

  @Test func `calls a preview a preview`() {
    let text = MarkdownReport(Samples.report([Samples.crash.with { $0.isPreview = true }])).text
    #expect(text.contains("\n| preview | "))
    #expect(text.contains("<summary>preview: "))
    #expect(!text.contains("| error") && !text.contains("error:"))
  }

  @Test(arguments: [
    ("<key>A</key>", "App/A.swift", "xml"), ("manager.request()", "App/A.swift", "swift"),
    ("[manager request];", "App/A.m", "objc"), ("targetSdk = 36", "app/build.gradle.kts", "kotlin"),
    ("android:name=\"a\"", "app/Main.kt", "xml"), ("\"NSKey\" = \"WRITE\";", "App/Info.plist", ""),
  ])
  func `fences lines in their own language, wherever the finding is`(
    snippet: String, file: String, language: String
  ) {
    let finding = Samples.vague.with {
      $0.position.file = file
      $0.fix = Fix("Paste.", snippet: snippet)
    }
    let text = MarkdownReport(Samples.report([finding])).text
    #expect(text.contains("\n```\(language)\n\(snippet)\n```\n"))
  }

  @Test func `fences lines that hold fences`() {
    let finding = Samples.vague.with { $0.fix = Fix("Paste.", snippet: "```\n````\n\tx") }
    let text = MarkdownReport(Samples.report([finding])).text
    #expect(text.contains("\n`````\n```\n````\n  x\n`````\n"))
  }

  @Test(arguments: Samples.oddNames)
  func `writes no controls, whatever its names are`(name: String) {
    let finding = Samples.vague.with {
      $0.target = TargetID(name, in: name)
      $0.message = name
      $0.position.file = name
      $0.consequence = name
      $0.fix = Fix(name, snippet: name)
      $0.related = [.init(SourcePosition(file: name), name)]
    }
    let text = MarkdownReport(Samples.report([finding], root: name)).text
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}")
      })
  }
}
