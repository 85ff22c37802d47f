import Findings
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The JUnit report")
struct JUnitReportTests {
  @Test func `has a suite for each target and a case for each rule`() {
    let report = Samples.report([Samples.crash], targets: [Samples.app, Samples.widget])
    #expect(
      JUnitReport(report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="wayleave" tests="4" failures="1" errors="0" skipped="0">
          <testsuite name="TrailGuide" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="TrailGuide" name="background-updates-without-mode">
              <failure type="error" message="allowsBackgroundLocationUpdates is set to true without \
        the location background mode">
        error    TrailGuide/Recorder.swift:31:5  allowsBackgroundLocationUpdates is set to true \
        without the location background mode  [background-updates-without-mode]
                 The app is killed at this line.
                 on    iOS 9-27
                 fix   Add location to UIBackgroundModes.
                         &lt;key&gt;UIBackgroundModes&lt;/key&gt;
                         &lt;array&gt;
                           &lt;string&gt;location&lt;/string&gt;
                         &lt;/array&gt;
                 see   TrailGuide/Info.plist:4  the mode belongs here
                 why   IOS-BG-010
              </failure>
            </testcase>
            <testcase classname="TrailGuide" name="vague-purpose-string"/>
          </testsuite>
          <testsuite name="TrailWidget" tests="2" failures="0" errors="0" skipped="0">
            <testcase classname="TrailWidget" name="background-updates-without-mode"/>
            <testcase classname="TrailWidget" name="vague-purpose-string"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: [
    (Severity?.some(.error), 1), (.warning, 2), (.note, 2), (nil, 0),
  ])
  func `fails where the check does`(least: Severity?, failures: Int) throws {
    let report = Samples.report([Samples.crash, Samples.vague])
    let suites = try parsed(JUnitReport(report, least: least).text)
    #expect(suites.attribute(forName: "failures")?.stringValue == String(failures))
    #expect(try suites.nodes(forXPath: "//failure").count == failures)
    #expect(try suites.nodes(forXPath: "//system-out").count == 2 - failures)
  }

  @Test func `never fails because of a preview`() throws {
    let report = Samples.report([Samples.crash.with { $0.isPreview = true }])
    #expect(try parsed(JUnitReport(report).text).nodes(forXPath: "//failure").isEmpty)
  }

  @Test func `says several findings of a rule in one failure`() throws {
    let report = Samples.report([Samples.crash, Samples.crash.with { $0.position.line = 99 }])
    let failures = try parsed(JUnitReport(report).text).nodes(forXPath: "//failure")
    let failure = try #require(failures.first as? XMLElement)
    #expect(failures.count == 1)
    #expect(failure.attribute(forName: "message")?.stringValue?.hasSuffix("(and 1 more)") == true)
    #expect(failure.stringValue?.contains("TrailGuide/Recorder.swift:99:5") == true)
  }

  @Test func `has a suite for what belongs to no target`() throws {
    let report = Samples.report([Samples.crash.with { $0.target = nil }])
    let suites = try parsed(JUnitReport(report).text)
    let names = try suites.nodes(forXPath: "testsuite/@name").map(\.stringValue)
    #expect(names == ["TrailGuide", "TrailWidget", "beside the targets"])
  }

  @Test func `has a suite for each of two targets of one name`() throws {
    let report = Samples.report(Samples.findingsOfRunners, targets: Samples.runners)
    let suites = try parsed(JUnitReport(report).text)
    let names = try suites.nodes(forXPath: "testsuite/@name").map(\.stringValue)
    #expect(names == ["a", "b", "c"].map { "Runner (\($0)/ios/Runner.xcodeproj)" })
    let failures = try suites.nodes(forXPath: "testsuite/@failures").map(\.stringValue)
    #expect(failures == ["1", "1", "0"])
  }

  @Test func `has no case for a reminder`() throws {
    let reminder = RuleMetadata(
      "answers-due", code: "W900", category: .store, severity: .note, summary: "Answers.",
      facts: [], status: .reminder)
    let report = Report(
      root: ".", targets: [Samples.app], findings: [], rules: Samples.rules + [reminder])
    #expect(!JUnitReport(report).text.contains("answers-due"))
  }

  @Test(arguments: Samples.oddNames + ["]]>", "<a&b>'\"", "\u{FFFE}", "&#0;"])
  func `stays well-formed whatever its names are`(name: String) throws {
    let target = Report.Target(
      name: name, project: name, kind: "app", deploymentTarget: nil, infoPlist: nil,
      configurations: [])
    let finding = Samples.crash.with {
      $0.target = target.id
      $0.message = name
      $0.position.file = name
      $0.fix = Fix(name, snippet: name)
    }
    let suites = try parsed(JUnitReport(Samples.report([finding], targets: [target])).text)
    let suite = try #require(try suites.nodes(forXPath: "testsuite").first as? XMLElement)
    #expect(suite.attribute(forName: "failures")?.stringValue == "1")
  }

  private func parsed(_ text: String) throws -> XMLElement {
    try #require(XMLDocument(data: Data(text.utf8)).rootElement())
  }
}
