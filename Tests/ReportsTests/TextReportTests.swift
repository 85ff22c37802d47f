import Findings
import Reports
import Testing

@Suite("The text report")
struct TextReportTests {
  @Test func `shows a target, what its users get, its findings worst first, and the next step`() {
    let text = TextReport(Samples.report([Samples.vague, Samples.crash])).text
    #expect(
      text == """
        TrailGuide · app · iOS 15.0+ · TrailGuide/Info.plist

          What users get
          Grant        iOS 15-16        iOS 17-27
          Always       in background    in background
          While Using  foreground only  crash
          Denied       nothing          nothing
          The indicator is shown while the app runs in the background.

          Not seen: the code of the pod MapEngine, which is binary.

        error    TrailGuide/Recorder.swift:31:5  allowsBackgroundLocationUpdates is set to true without the
                 location background mode  [background-updates-without-mode]
                 The app is killed at this line.
                 on    iOS 9-27
                 fix   Add location to UIBackgroundModes.
                         <key>UIBackgroundModes</key>
                         <array>
                           <string>location</string>
                         </array>
                 see   TrailGuide/Info.plist:4  the mode belongs here
                 why   IOS-BG-010

        warning  TrailGuide/Info.plist:12  NSLocationWhenInUseUsageDescription does not say what location is
                 for  [vague-purpose-string]
                 App Review may refuse the app.
                 on    Debug builds only
                 fix   Name the feature.
                 why   ITMS-90683

        TrailWidget · widget extension · iOS 15.0+ · Info.plist from build settings

        1 error, 1 warning in 2 targets; `wayleave rules NAME` explains a rule.
        Next: fix TrailGuide/Recorder.swift:31:5, then check again.

        """)
  }

  @Test func `does not speak of build settings where a library has no Info.plist`() {
    var library = Samples.widget
    library.kind = "framework"
    let text = TextReport(Samples.report([], targets: [library])).text
    #expect(text.hasPrefix("TrailWidget · framework · iOS 15.0+\n"))
  }

  @Test func `is short and says how to keep it so where nothing was found`() {
    let text = TextReport(Samples.report([], targets: [Samples.widget, Samples.clip])).text
    #expect(
      text == """
        TrailWidget · widget extension · iOS 15.0+ · Info.plist from build settings
        TrailClip · App Clip · TrailClip/Info.plist

        No findings in 2 targets.
        Next: keep it so in CI with `wayleave check --fail-on warning TrailGuide`.

        """)
  }

  @Test(arguments: [
    ([], "No findings in 2 targets.\n"),
    ([Samples.ignored], "No findings in 2 targets; 1 ignored.\n"),
    ([Samples.old], "No findings in 2 targets; 1 in the baseline.\n"),
    ([Samples.old, Samples.ignored], "No findings in 2 targets; 1 ignored; 1 in the baseline.\n"),
  ])
  func `counts what is suppressed, and shows nothing of it`(silent: [Finding], sum: String) {
    let text = TextReport(Samples.report([], suppressed: silent)).text
    #expect(text.contains(sum))
    #expect(!text.contains("vague-purpose-string"))
  }

  @Test func `a line that two targets compile is reported once, with the releases of each`() throws
  {
    var newer = Samples.widget
    newer.deploymentTarget = "iOS 17.0"
    let target = newer.id
    let findings = [
      Samples.crash,
      Samples.crash.with {
        $0.target = target
        $0.systems = "iOS 17-27"
        $0.configurations = ["Release"]
        $0.evidence = ["IOS-BG-011"]
        $0.related = []
      },
    ]
    let report = Samples.report(findings, targets: [Samples.app, newer])
    let text = TextReport(report).text
    #expect(text.ranges(of: "is set to true without").count == 1)
    #expect(
      text.contains(
        "         on    iOS 9-27 in TrailGuide; iOS 17-27 Release builds only in TrailWidget\n"))
    #expect(text.contains("         also  in TrailWidget\n"))
    #expect(text.contains("         why   IOS-BG-010, IOS-BG-011\n"))
    #expect(text.contains("1 error in 2 targets"))
    // What a machine reads keeps a finding for each, with its own releases.
    #expect(report.merged.map(\.finding.systems) == ["iOS 9-27", "iOS 17-27"])
  }

  @Test func `two lines, or two files without a line, are two findings`() {
    func count(_ position: SourcePosition, _ other: SourcePosition) -> Int {
      let findings = [
        Samples.crash.with { $0.position = position },
        Samples.crash.with {
          $0.position = other
          $0.target = Samples.widget.id
          $0.systems = "iOS 17-27"
        },
      ]
      let text = TextReport(Samples.report(findings, targets: [Samples.app, Samples.widget])).text
      return text.ranges(of: "is set to true without").count
    }
    #expect(
      count(SourcePosition(file: "A.swift", line: 1), SourcePosition(file: "A.swift", line: 2)) == 2
    )
    #expect(count(SourcePosition(file: "A.xcodeproj"), SourcePosition(file: "A.xcodeproj")) == 2)
    #expect(
      count(SourcePosition(file: "A.swift", line: 1), SourcePosition(file: "A.swift", line: 1)) == 1
    )
  }

  @Test func `says a finding that two targets share once, under the first`() {
    let shared = ["TrailGuide", "TrailWidget"].map { name in
      Samples.vague.with {
        $0.target = TargetID(name, in: "TrailGuide.xcodeproj")
        $0.configurations = []
      }
    }
    let text = TextReport(Samples.report(shared)).text
    #expect(text.contains("         also  in TrailWidget\n"))
    #expect(text.contains("\n1 warning in 2 targets;"))
  }

  @Test func `prints the findings of two targets of one name under their own target, and once`() {
    let text = TextReport(
      Samples.report(Samples.findingsOfRunners, targets: Samples.runners)
    ).text
    let lines = text.split(separator: "\n").filter {
      $0.hasPrefix("Runner") || $0.hasPrefix("error")
    }
    #expect(
      lines.map { $0.split(separator: "·")[0].split(separator: "  ")[0] + "" } == [
        "Runner (a/ios/Runner.xcodeproj) ", "error",
        "Runner (b/ios/Runner.xcodeproj) ", "error",
        "Runner (c/ios/Runner.xcodeproj) ",
      ])
    #expect(text.contains("\n2 errors in 3 targets;"))
  }

  @Test func `says findings that differ in their place alone once, under a headline each`() {
    let twin = Samples.crash.with { $0.position.line = 99 }
    let text = TextReport(Samples.report([Samples.crash, Samples.vague, twin])).text
    #expect(text.split(separator: "\n").count { $0.hasPrefix("error ") } == 2)
    #expect(text.split(separator: "\n").count { $0.contains("The app is killed") } == 1)
    #expect(text.contains("2 errors, 1 warning in 2 targets;"))
  }

  @Test func `says a reminder once, with the places of all that need it`() {
    let reminders = ["A", "B", "C"].map { name in
      Samples.vague.with {
        $0.severity = .note
        $0.target = TargetID(name, in: "\(name).xcodeproj")
        $0.position = SourcePosition(file: "\(name)/Info.plist", line: 4)
      }
    }
    let report = Report(
      root: ".", targets: [Samples.widget], findings: [], rules: [], reminders: reminders)
    let text = TextReport(report).text
    #expect(text.contains("\nReminders, which never make the check fail\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("note ") } == 1)
    #expect(text.contains("         also  B/Info.plist:4, C/Info.plist:4\n"))
  }

  @Test func `calls a preview a preview, after what counts, in a color and a sum of its own`() {
    let preview = Samples.crash.with { $0.isPreview = true }
    let report = Samples.report([preview, Samples.vague])
    let text = TextReport(report, style: TextStyle(isColored: true)).text
    #expect(text.contains("\u{1B}[36mpreview\u{1B}[0m  \u{1B}[1mTrailGuide/Recorder.swift"))
    #expect(!text.contains("error"))
    #expect(
      TextReport(report).text.hasSuffix(
        """
        1 warning in 2 targets; 1 preview finding (does not fail the check; `severity:` or `--only` makes a
        rule count); `wayleave rules NAME` explains a rule.
        Next: fix TrailGuide/Info.plist:12, then check again.

        """))
  }

  @Test func `never has a preview as the next step`() {
    let text = TextReport(Samples.report([Samples.crash.with { $0.isPreview = true }])).text
    #expect(text.contains("\nNo errors, warnings or notes in 2 targets; 1 preview finding ("))
    #expect(text.contains("\nNext: keep it so in CI"))
  }

  @Test func `of headlines calls a preview a preview`() {
    let report = Samples.report([Samples.crash.with { $0.isPreview = true }])
    #expect(TextReport(report, detail: .headlines).text.contains(": preview: "))
  }

  @Test func `says which configuration was read`() {
    var report = Samples.report([])
    report.configuration = "../.wayleave.yml"
    #expect(TextReport(report).text.contains("\nConfiguration: ../.wayleave.yml\nNo findings"))
  }

  @Test func `puts what belongs to no target after the targets`() {
    let text = TextReport(Samples.report([Samples.vague.with { $0.target = nil }])).text
    #expect(text.contains("settings\n\nOutside the targets\n\nwarning  TrailGuide/Info.plist:12"))
  }

  @Test func `says what to do where there was nothing to check`() {
    let nothing = Samples.vague.with {
      $0.target = nil
      $0.rule = "nothing-to-check"
      $0.fix = Fix("Give the folder that holds the Xcode project.")
    }
    let text = TextReport(Samples.report([nothing], targets: [])).text
    #expect(
      text.hasSuffix(
        """
        1 warning; no target was checked.
        Next: Give the folder that holds the Xcode project.

        """))
  }

  @Test func `of headlines has one line a finding, as compilers write it`() {
    let report = Samples.report([Samples.vague, Samples.crash])
    let lines = TextReport(report, detail: .headlines).text.split(separator: "\n")
    let crash = Samples.crash
    #expect(lines.count == 2)
    #expect(lines.contains { $0 == "\(crash.position): error: \(crash.message) [\(crash.rule)]" })
    #expect(TextReport(Samples.report([]), detail: .headlines).text.isEmpty)
  }

  @Test(arguments: [TextReport.Detail.full, .headlines])
  func `has paths that open from where the reader is`(detail: TextReport.Detail) {
    let finding = Samples.vague.with {
      $0.related = [Finding.Related(SourcePosition(file: "App/A.swift"), "here")]
    }
    let text = TextReport(Samples.report([finding]), detail: detail, base: "apps/ios").text
    #expect(text.contains("apps/ios/\(finding.position)"))
    #expect(detail == .headlines || text.contains("apps/ios/App/A.swift  here"))
    #expect(detail == .headlines || text.contains("Next: fix apps/ios/"))
  }

  @Test(arguments: [80, 90, 100])
  func `keeps to its width`(columns: Int) {
    let text = TextReport(
      Samples.report([Samples.vague, Samples.crash]), style: TextStyle(columns: columns)
    ).text
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  @Test(arguments: [
    ("\u{1B}[31merror\u{1B}[0m    \u{1B}[1mTrailGuide/Recorder.swift", "errors are red"),
    ("\u{1B}[33mwarning\u{1B}[0m  \u{1B}[1mTrailGuide/Info.plist", "warnings are yellow"),
    ("\u{1B}[32min background\u{1B}[0m", "what works is green"),
    ("\u{1B}[33mforeground only\u{1B}[0m", "what works in part is yellow"),
    ("\u{1B}[31mcrash\u{1B}[0m", "what crashes is red"),
    ("Denied       nothing          nothing\n", "and the rest has no colour"),
  ])
  func `has one color a meaning`(piece: String, reason: Comment) {
    let style = TextStyle(isColored: true)
    #expect(
      TextReport(Samples.report([Samples.vague, Samples.crash]), style: style).text
        .contains(piece), reason)
  }

  @Test(arguments: Samples.oddNames)
  func `never lets a name write controls to the terminal`(name: String) {
    let target = Report.Target(
      name: name, project: name, kind: "app", deploymentTarget: nil, infoPlist: name + "/a.plist",
      configurations: [name], abilities: [Table(title: name, columns: [name], rows: [])],
      unknowns: [name])
    let finding = Samples.vague.with {
      $0.target = TargetID(name, in: name)
      $0.message = name
      $0.position.file = name
      $0.configurations = [name + "2"]
      $0.consequence = name
      $0.fix = Fix(name, snippet: name)
      $0.evidence = [name]
      $0.related = [.init(SourcePosition(file: name), name)]
    }
    let text = TextReport(Samples.report([finding], targets: [target], root: name)).text
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.properties.generalCategory != .control && $0 != "\u{202E}")
      })
  }

  @Test func `quotes the path of the next step where a shell would split it`() {
    let text = TextReport(Samples.report([], root: "Bob's apps")).text
    #expect(text.contains("--fail-on warning 'Bob'\\''s apps'`"))
  }
}
