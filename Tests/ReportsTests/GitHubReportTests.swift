import Findings
import Reports
import Testing

@Suite("The report for GitHub Actions")
struct GitHubReportTests {
  private func text(_ findings: [Finding], base: String = "") -> String {
    GitHubReport(Samples.report(findings), base: base).text
  }

  @Test func `has one command a finding, worst first`() {
    #expect(
      text([Samples.vague, Samples.crash]) == """
        ::error file=TrailGuide/Recorder.swift,line=31,col=5,title=wayleave%3A \
        background-updates-without-mode::allowsBackgroundLocationUpdates is set to true without \
        the location background mode. The app is killed at this line. Add location to \
        UIBackgroundModes.
        ::warning file=TrailGuide/Info.plist,line=12,title=wayleave%3A vague-purpose-string::\
        NSLocationWhenInUseUsageDescription does not say what location is for. App Review may \
        refuse the app. Name the feature.

        """)
  }

  @Test func `says nothing about a clean app`() { #expect(text([]).isEmpty) }

  @Test(arguments: [
    (Severity.error, "::error "), (.warning, "::warning "), (.note, "::notice "),
  ])
  func `knows a command for each severity`(severity: Severity, command: String) {
    #expect(text([Samples.vague.with { $0.severity = severity }]).hasPrefix(command))
  }

  @Test(arguments: [
    ("a,b:c.plist", "", "file=a%2Cb%3Ac.plist,"), ("100%.plist", "", "file=100%25.plist,"),
    ("a\nb", "", "file=a%0Ab,"), ("a\rb", "", "file=a%0Db,"), ("a::b", "", "file=a%3A%3Ab,"),
    ("App/Info.plist", "ios", "file=ios/App/Info.plist,"),
    ("App/Info.plist", "ios/", "file=ios/App/Info.plist,"),
    ("Wander 🥾/a.m", ".", "file=Wander 🥾/a.m,"), (".", "ios", "file=ios,"),
  ])
  func `encodes what would end a property`(file: String, base: String, property: String) {
    let finding = Samples.vague.with { $0.position.file = file }
    #expect(text([finding], base: base).contains(property))
  }

  @Test func `names no file where the whole checkout is meant`() {
    let finding = Samples.vague.with { $0.position = SourcePosition(file: ".") }
    #expect(text([finding]).hasPrefix("::warning title=wayleave%3A vague-purpose-string::"))
  }

  @Test(arguments: Samples.oddNames + ["\n::error::forged", "\r\n##[error]forged"])
  func `lets no name begin a command of its own`(name: String) {
    let finding = Samples.vague.with {
      $0.position.file = name
      $0.message = name
      $0.consequence = name
      $0.fix = Fix(name)
    }
    let text = text([finding])
    #expect(text.unicodeScalars.count { $0 == "\n" } == 1)
    #expect(!text.unicodeScalars.dropLast().contains { $0.properties.generalCategory == .control })
  }

  @Test func `shows a preview as a notice that says so`() {
    let line = text([Samples.crash.with { $0.isPreview = true }])
    #expect(line.hasPrefix("::notice "))
    #expect(line.contains("title=wayleave%3A background-updates-without-mode%2C preview::"))
  }
}
