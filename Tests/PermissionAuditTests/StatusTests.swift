import AppArtifacts
import Findings
import SourceReaders
import Testing

@testable import PermissionAudit

@Suite("Status: which findings count")
struct StatusTests {
  static let app = Apps.app(keys: ["NSLocationWhenInUseUsageDescription": .reason])
  static let calls = Apps.readings([
    "App": [.locationManager, .requestWhenInUseAuthorization, .startUpdatingLocation]
  ])

  private func report(_ audit: Audit) -> Report {
    audit.report(on: AppArtifact(root: ".", targets: [Self.app]), sources: Self.calls)
  }

  @Test func `what no file can show stands apart from the findings`() {
    let report = report(Audit())
    #expect(report.findings.isEmpty)
    #expect(
      report.reminders.map(\.rule) == ["encryption-question-unanswered", "store-answers-due"])
  }

  @Test func `a reminder that is left out is not given`() {
    let report = report(Audit(ignoring: ["store-answers-due"]))
    #expect(report.reminders.map(\.rule) == ["encryption-question-unanswered"])
  }

  @Test func `a reminder is given once for an app, and none for what it embeds`() {
    let widget = Apps.app(
      "Widget", kind: .appExtension(point: nil),
      keys: ["NSLocationWhenInUseUsageDescription": .reason], container: "App")
    let report = Audit().report(
      on: AppArtifact(root: ".", targets: [Self.app, widget]),
      sources: Apps.readings([
        "App": [.startUpdatingLocation], "Widget": [.startUpdatingLocation],
      ]))
    #expect(report.reminders.map(\.target?.name) == ["App", "App"])
  }

  @Test("a rule that checks without code is stable or a reminder", arguments: certainRules)
  func certain(_ id: RuleID) {
    #expect(Catalogue.rule(id.rawValue)?.metadata.status != .preview)
  }

  static let certainRules: [RuleID] = [
    "explicit-session-missing", "monitor-name-asserts", "arbitrary-loads",
    "insecure-exception-domain", "encryption-question-unanswered", "privacy-manifest-location",
    "gps-required", "store-answers-due",
  ]
}
