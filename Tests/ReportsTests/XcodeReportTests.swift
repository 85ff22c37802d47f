import Findings
import Reports
import Testing

@Suite("The report for Xcode")
struct XcodeReportTests {
  private func text(_ findings: [Finding], base: String = "") -> String {
    XcodeReport(Samples.report(findings), base: base).text
  }

  @Test func `has one line a finding, as a compiler writes it`() {
    #expect(
      text([Samples.vague, Samples.crash], base: "/Users/bo/Trail Guide") == """
        /Users/bo/Trail Guide/TrailGuide/Recorder.swift:31:5: error: \
        allowsBackgroundLocationUpdates is set to true without the location background mode. \
        The app is killed at this line. Add location to UIBackgroundModes. \
        [background-updates-without-mode]
        /Users/bo/Trail Guide/TrailGuide/Info.plist:12: warning: \
        NSLocationWhenInUseUsageDescription does not say what location is for. App Review may \
        refuse the app. Name the feature. [vague-purpose-string]

        """)
  }

  @Test(arguments: [
    (SourcePosition(file: "A.plist"), "", "A.plist:1: warning: "),
    (SourcePosition(file: "A.plist", line: 7), "/", "/A.plist:7: warning: "),
    (SourcePosition(file: "A.plist", line: 7), "ios/", "ios/A.plist:7: warning: "),
    (SourcePosition(file: "."), "/ios", "warning: "),
  ])
  func `opens at a line wherever there is a file`(
    position: SourcePosition, base: String, opening: String
  ) {
    #expect(text([Samples.vague.with { $0.position = position }], base: base).hasPrefix(opening))
  }

  @Test func `shows a preview as a note that says so`() {
    let line = text([Samples.crash.with { $0.isPreview = true }])
    #expect(line.contains(":31:5: note: "))
    #expect(line.hasSuffix("[background-updates-without-mode, preview]\n"))
  }

  @Test func `says nothing about a clean app`() { #expect(text([]).isEmpty) }

  @Test(arguments: Samples.oddNames)
  func `keeps a finding on its line whatever its names are`(name: String) {
    let finding = Samples.vague.with {
      $0.position.file = name
      $0.message = name
      $0.fix = Fix(name)
    }
    let text = text([finding], base: name)
    #expect(text.unicodeScalars.count { $0 == "\n" } == 1)
    #expect(!text.unicodeScalars.dropLast().contains { $0.properties.generalCategory == .control })
  }
}
