import Findings
import Testing

@testable import PermissionAudit

@Suite("The baseline")
struct BaselineTests {
  private static let position = SourcePosition(file: "old.json")

  private static func finding(
    _ message: String = "empty", line: Int = 3, file: String = "App/Info.plist",
    rule: RuleID = "purpose-string-empty", target: String? = "App",
    severity: Severity = .warning
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, message: message,
      position: SourcePosition(file: file, line: line),
      target: target.map { TargetID($0, in: "App.xcodeproj") }, consequence: "",
      fix: Fix(""))
  }

  private static func report(_ findings: [Finding]) -> Report {
    Report(root: ".", targets: [], findings: findings, rules: Catalogue.all.map(\.metadata))
  }

  /// What stays of a report when another one was the baseline, and what is gone.
  private func compared(
    _ old: [Finding], _ now: [Finding]
  ) -> (report: Report, gone: [Baseline.Entry]) {
    var report = Self.report(now)
    let gone = Baseline(of: Self.report(old)).silence(&report, at: Self.position)
    return (report, gone)
  }

  static let sameFindings: [Finding] = [
    finding(), finding(line: 99), finding(severity: .error), finding(line: 1),
  ]

  @Test(arguments: sameFindings)
  func `knows a finding again wherever its line moves`(now: Finding) {
    let (report, gone) = compared([Self.finding()], [now])
    #expect(report.findings.isEmpty && gone.isEmpty)
    #expect(
      report.suppressed.map(\.suppression) == [Suppression(.baseline, at: Self.position)])
  }

  static let otherFindings: [Finding] = [
    finding("other"), finding(file: "Clip/Info.plist"), finding(rule: "purpose-string-vague"),
    finding(target: "Clip"), finding(target: nil),
  ]

  @Test(arguments: otherFindings)
  func `takes another finding for new, and the old one for gone`(now: Finding) {
    let (report, gone) = compared([Self.finding()], [now])
    #expect(report.findings == [now] && report.suppressed.isEmpty)
    #expect(gone.map(\.message) == ["empty"])
  }

  @Test(arguments: [(1, 3), (2, 3), (3, 3), (3, 1), (0, 2)])
  func `counts findings that are alike, from the top of the file on`(old: Int, now: Int) {
    let lines = (0..<now).map { Self.finding(line: $0 + 1) }
    let (report, gone) = compared((0..<old).map { Self.finding(line: $0 + 50) }, lines)
    #expect(report.suppressed.map(\.position.line) == (0..<min(old, now)).map { $0 + 1 })
    #expect(report.findings.map(\.position.line) == (min(old, now)..<now).map { $0 + 1 })
    #expect(gone.map(\.count) == (old > now ? [old - now] : []))
  }

  @Test func `is sorted, and the same whatever the order of the findings is`() {
    let findings = Self.otherFindings + Self.sameFindings
    let entries = Baseline(of: Self.report(findings)).entries
    #expect(entries == entries.sorted())
    #expect(entries == Baseline(of: Self.report(findings.reversed())).entries)
    #expect(entries.map(\.count).reduce(0, +) == findings.count)
  }

  @Test func `holds nothing that is suppressed already`() {
    var report = Self.report([])
    report.suppressed = [Self.finding()]
    #expect(Baseline(of: report).entries.isEmpty)
  }

  @Test func `calls nothing gone whose rule did not run`() {
    var report = Report(root: ".", targets: [], findings: [], rules: [])
    #expect(Baseline(of: Self.report([Self.finding()])).silence(&report, at: Self.position).isEmpty)
  }

  @Test func `is to be written again once something in it is gone`() throws {
    var report = Self.report([])
    let entries = (1...7).map { number in
      Baseline.Entry(
        rule: "purpose-string-empty", target: nil, file: "a.plist", message: "empty \(number)")
    }
    Checkup().silence(Baseline(entries), in: &report, at: Self.position)
    let note = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(note.rule == "unused-ignore" && note.severity == .note)
    #expect(note.message == "7 findings of the baseline are no longer there")
    #expect(note.position == Self.position)
    #expect(note.related.count == 5)
    #expect(note.related.first?.note == "purpose-string-empty: empty 1")
  }

  @Test func `is not called outdated by a check of one configuration`() {
    var report = Self.report([])
    Checkup(configuration: "Release").silence(
      Baseline(of: Self.report([Self.finding()])), in: &report, at: Self.position)
    #expect(report.findings.isEmpty)
  }
}
