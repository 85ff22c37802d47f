import AppArtifacts
import Findings
import PlatformModel
import SourceReaders
import Testing

@testable import PermissionAudit

@Suite("Audit: which rules run, and what readers report")
struct AuditTests {
  static let broken = Apps.app(keys: [
    "NSLocationWhenInUseUsageDescription": .string(""), "CMMotionActivity": .reason,
  ])

  @Test func `all rules run where nothing is selected`() {
    #expect(rules(Audit()) == ["purpose-string-empty", "invented-key"])
  }

  @Test func `only the rules that are named run`() {
    #expect(rules(Audit(only: ["invented-key"])) == ["invented-key"])
  }

  @Test func `a rule that is ignored does not run, even where it is named`() {
    #expect(rules(Audit(ignoring: ["invented-key"])) == ["purpose-string-empty"])
    #expect(rules(Audit(only: ["invented-key"], ignoring: ["invented-key"])) == [])
  }

  @Test func `a report lists the rules that ran`() {
    let report = Audit(only: ["invented-key"]).report(
      on: AppArtifact(root: ".", targets: []), sources: [:])
    #expect(report.rules.map(\.id) == ["invented-key"])
  }

  @Test("a reading problem becomes a finding", arguments: ReadingProblem.Code.allCases)
  func problems(_ code: ReadingProblem.Code) {
    let problem = ReadingProblem(
      code, at: SourcePosition(file: "App/Info.plist", line: 7), "the dictionary has no end",
      wayOut: "Close it.", target: Apps.app().id)
    let artifact = AppArtifact(root: ".", targets: [Apps.app()], problems: [problem])
    let findings = Audit().report(on: artifact, sources: [:]).findings
    #expect(findings.map(\.rule.rawValue) == [code.rawValue])
    #expect(findings.first?.message == "the dictionary has no end")
    #expect(findings.first?.position.description == "App/Info.plist:7")
    #expect(findings.first?.target?.name == "App")
    #expect(findings.first?.fix.summary == "Close it.")
  }

  @Test func `a problem of a source that two targets share is said once`() {
    let apps = [Apps.app("App", frameworks: ["Shared"]), Apps.app("Other", frameworks: ["Shared"])]
    let problem = ReadingProblem(
      .oversizedFile, at: SourcePosition(file: "Shared/Code.swift"), "too large",
      wayOut: "Split it.")
    let reading = SourceReading(path: "Shared/Code.swift", calls: [], problems: [problem])
    let report = Audit().report(
      on: AppArtifact(root: ".", targets: apps), sources: [reading.path: reading])
    #expect(report.findings.map(\.rule) == ["oversized-file"])
    let phrase = ["sources or folders that could not be read"]
    #expect(report.targets.map(\.unknowns) == [phrase, phrase])
  }

  @Test(arguments: [
    ("App", "The app aborts, whatever"),
    ("Shared", "The app aborts once this code of a framework runs, whatever"),
  ])
  func `the code of a framework that may never run makes the app abort once it runs`(
    _ folder: String, _ beginning: String
  ) throws {
    let app = Apps.app(deployment: "14.0", frameworks: ["Shared"])
    let found = Apps.findings([app], [folder: [.allowsBackgroundLocationUpdates]])
    #expect(try #require(found.first).consequence.hasPrefix(beginning))
  }

  @Test func `a finding carries all that a reader needs`() throws {
    let app = Apps.app(deployment: "14.0")
    let found = Apps.findings([app], ["App": [.allowsBackgroundLocationUpdates]])
    let finding = try #require(found.first)
    #expect(finding.rule == "background-updates-without-mode")
    #expect(finding.position.description == "App/Code.swift:1")
    #expect(finding.target?.name == "App")
    #expect(finding.systems == "iOS 14-27")
    #expect(finding.consequence.contains(PlatformText.backgroundUpdatesAbort(on: .iOS(14)) + "\"."))
    #expect(finding.fix.snippet?.contains("<string>location</string>") == true)
    #expect(finding.evidence == ["IOS-BG-010", "IOS-BG-011"])
    #expect(finding.related.map(\.position.file) == ["App/Info.plist"])
  }

  @Test func `a finding for releases with two abort texts quotes their common beginning`() throws {
    let app = Apps.app(deployment: "12.0")
    let found = Apps.findings([app], ["App": [.allowsBackgroundLocationUpdates]])
    let quoted = PlatformText.backgroundUpdatesAbort(on: .iOS(12)) + "…\"."
    #expect(try #require(found.first).consequence.contains(quoted))
  }

  @Test func `the sources to read are those of checked targets, each once`() {
    let app = Apps.app(frameworks: ["Shared"])
    let widget = Apps.app("Widget", kind: .appExtension(point: nil), frameworks: ["Shared"])
    let tests = Apps.app("Tests", kind: .test)
    let files = Audit.sources(of: AppArtifact(root: ".", targets: [app, widget, tests]))
    #expect(files.map(\.path) == ["App/Code.swift", "Shared/Code.swift", "Widget/Code.swift"])
  }

  @Test(
    "a broken file says that the rest was checked only where there was a rest",
    arguments: [
      ([broken], "everything else was checked."), ([], "and no target was checked."),
    ])
  func rest(targets: [AppTarget], end: String) throws {
    let problem = ReadingProblem(
      .malformedFile, at: SourcePosition(file: "B.xcodeproj/project.pbxproj"), "broken",
      wayOut: "Repair it.")
    let report = Audit().report(
      on: AppArtifact(root: ".", targets: targets, problems: [problem]), sources: [:])
    let found = try #require(report.findings.first { $0.rule == "malformed-file" })
    #expect(found.consequence.hasSuffix(end))
  }

  private func rules(_ audit: Audit) -> [RuleID] {
    audit.report(
      on: AppArtifact(root: ".", targets: [Self.broken]), sources: [:]
    ).findings.map(\.rule)
  }
}
