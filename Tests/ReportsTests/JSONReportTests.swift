import Findings
import Foundation
import Reports
import Testing

@Suite("The JSON report")
struct JSONReportTests {
  @Test func `has its members in one order, with null for what is not there`() {
    let report = Samples.report([Samples.vague], targets: [Samples.widget])
    #expect(
      JSONReport(report, toolVersion: "9.9").text == """
        {
          "version": 1,
          "tool": {
            "name": "wayleave",
            "version": "9.9"
          },
          "root": "TrailGuide",
          "configuration": null,
          "summary": {
            "errors": 0,
            "warnings": 1,
            "notes": 0,
            "previews": 0,
            "targets": 1,
            "suppressed": 0
          },
          "targets": [
            {
              "name": "TrailWidget",
              "project": "TrailGuide.xcodeproj",
              "kind": "widget extension",
              "deploymentTarget": "iOS 15.0",
              "infoPlist": null,
              "configurations": [
                "Debug",
                "Release"
              ],
              "abilities": [],
              "unknowns": []
            }
          ],
          "findings": [
            {
              "rule": "vague-purpose-string",
              "code": "W004",
              "severity": "warning",
              "preview": false,
              "message": "NSLocationWhenInUseUsageDescription does not say what location is for",
              "file": "TrailGuide/Info.plist",
              "line": 12,
              "column": null,
              "targets": [
                "TrailGuide"
              ],
              "targetIDs": [
                {
                  "name": "TrailGuide",
                  "project": "TrailGuide.xcodeproj"
                }
              ],
              "configurations": [
                "Debug"
              ],
              "systems": null,
              "consequence": "App Review may refuse the app.",
              "fix": {
                "summary": "Name the feature.",
                "snippet": null
              },
              "evidence": [
                "ITMS-90683"
              ],
              "related": [],
              "fingerprint": "f2082602097db3e7:1",
              "suppression": null
            }
          ],
          "reminders": [],
          "suppressed": []
        }

        """)
  }

  @Test func `lists what is suppressed apart, with the reason, and counts it`() throws {
    let report = Samples.report([Samples.vague], suppressed: [Samples.old, Samples.ignored])
    let text = JSONReport(report, toolVersion: "1").text
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((document["summary"] as? [String: Int])?["suppressed"] == 2)
    let silent = try #require(document["suppressed"] as? [[String: Any]])
    let reasons = silent.map { $0["suppression"] as? [String: Any] }
    #expect(reasons.map { $0?["kind"] as? String } == ["baseline", "comment"])
    #expect(reasons.map { $0?["file"] as? String } == ["old.json", "TrailGuide/Info.plist"])
    #expect(reasons.map { $0?["line"] as? Int } == [nil, 11])
    #expect(reasons.map { $0?["reason"] as? String } == [nil, "a script sets it"])
    #expect(silent.map { $0["fingerprint"] as? String }.last == "f2082602097db3e7:2")
  }

  @Test func `names the project of each target, so that two of one name are two`() throws {
    let text = JSONReport(
      Samples.report(Samples.findingsOfRunners, targets: Samples.runners), toolVersion: "1"
    ).text
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(
      findings.map { $0["targetIDs"] as? [[String: String]] } == [
        [["name": "Runner", "project": "a/ios/Runner.xcodeproj"]],
        [["name": "Runner", "project": "b/ios/Runner.xcodeproj"]],
      ])
  }

  @Test func `counts a preview apart from what a check may fail for`() throws {
    let report = Samples.report([Samples.crash.with { $0.isPreview = true }, Samples.vague])
    let document = try #require(
      JSONSerialization.jsonObject(
        with: Data(JSONReport(report, toolVersion: "1").text.utf8)) as? [String: Any])
    let summary = try #require(document["summary"] as? [String: Int])
    #expect([summary["errors"], summary["warnings"], summary["previews"]] == [0, 1, 1])
  }

  @Test(arguments: Samples.oddNames)
  func `carries any name unharmed`(name: String) throws {
    let finding = Samples.vague.with {
      $0.position.file = name; $0.message = name
    }
    let text = JSONReport(Samples.report([finding], root: name), toolVersion: "1").text
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    #expect(document["root"] as? String == name)
    #expect(findings.first?["file"] as? String == name)
    #expect(findings.first?["message"] as? String == name)
  }

  @Test(arguments: [
    ("\u{0}", #""\u0000""#), ("\u{1F}", #""\u001f""#), ("\n\r\t", #""\n\r\t""#),
    ("\r\n", #""\r\n""#), ("\"\\", #""\"\\""#), ("\u{2028}", #""\u2028""#), ("/", "\"/\""),
    ("🥾", "\"🥾\""), ("\u{85}", #""\u0085""#),
  ])
  func `escapes what a document may not hold as it is`(string: String, literal: String) {
    #expect(JSONValue.string(string).text == literal + "\n")
  }

  @Test func `replaces bytes that are no text, lone surrogates among them`() {
    let string = String(decoding: [0x61, 0xED, 0xA0, 0x80, 0xFF] as [UInt8], as: UTF8.self)
    #expect(JSONValue.string(string).text.unicodeScalars.contains("\u{FFFD}"))
  }

  @Test func `gives one fingerprint to one finding wherever its line moves`() {
    let moved = Samples.vague.with { $0.position.line = 99 }
    #expect(prints([Samples.vague]) == prints([moved]))
  }

  static let changes: [@Sendable (inout Finding) -> Void] = [
    { $0.message += "!" },
    { $0.position.file += "2" },
    { $0.target = Samples.widget.id },
    { $0.rule = "empty-purpose-string" },
  ]

  @Test(arguments: changes)
  func `gives another fingerprint to another finding`(change: @Sendable (inout Finding) -> Void) {
    #expect(prints([Samples.vague]) != prints([Samples.vague.with(change)]))
  }

  @Test func `numbers findings whose fingerprints are equal`() {
    let twin = Samples.vague.with { $0.position.line = 99 }
    #expect(
      prints([Samples.vague, twin]) == ["f2082602097db3e7:1", "f2082602097db3e7:2"])
  }

  private func prints(_ findings: [Finding]) -> [String] {
    JSONReport(Samples.report(findings), toolVersion: "1").text
      .split(separator: "\n")
      .filter { $0.contains("\"fingerprint\"") }
      .map { $0.split(separator: "\"")[3].description }
  }
}
