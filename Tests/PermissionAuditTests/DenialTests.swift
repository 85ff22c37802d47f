import Findings
import PlatformModel
import Testing

@testable import PermissionAudit

@Suite("Denials: no table of what users get promises what a finding denies")
struct DenialTests {
  /// What all rules find in an example of a page.
  struct NamedReport: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var report: Report
  }

  static let reports: [NamedReport] = PageTests.examples.compactMap { example in
    let report = try? example.value.report()
    return report.map { NamedReport(testDescription: example.testDescription, report: $0) }
  }

  @Test func `every example is looked at`() {
    #expect(Self.reports.count == PageTests.examples.count)
  }

  @Test(
    "no table of an example promises what a finding of it denies", arguments: reports)
  func promises(_ example: NamedReport) {
    let report = example.report
    for (target, table) in report.abilityTables {
      for finding in report.findings where finding.target == target {
        guard let denial = finding.denial else { continue }
        for column in table.columns.indices.dropFirst() {
          let isOn = ReleaseNames(table.columns[column]).overlap(
            finding.systems.map(ReleaseNames.init))
          let cells = table.rows.map { (row: $0.label, cell: $0.cells[column - 1].text) }
          #expect(
            !isOn || cells.allSatisfy { denial.allows($0.cell, for: $0.row) },
            "\(finding.rule) on \(finding.systems ?? "all"): \(table.columns[column]) \(cells)")
        }
      }
    }
  }

  @Test(
    "a release without a prompt is one of a finding's, and no other is",
    arguments: reports)
  func ranges(_ example: NamedReport) {
    let report = example.report
    for (target, table) in report.abilityTables
    where table.columns.dropFirst().allSatisfy({
      $0.hasPrefix("iOS")
    }) {
      let silent = report.findings.filter { $0.target == target && $0.denial == .prompt }
      guard !table.rows.isEmpty else {
        let isRefused = report.findings.contains { $0.denial == .installation }
        #expect(isRefused || !silent.isEmpty || saysUnknown(table), "\(table.notes)")
        continue
      }
      let without = table.columns.indices.dropFirst().filter { column in
        table.rows.allSatisfy { $0.cells[column - 1].text == "no prompt" }
      }.flatMap { ReleaseNames(table.columns[$0]).numbers }
      let told = silent.flatMap { ReleaseNames($0.systems ?? "").numbers }
      #expect(Set(without) == Set(told), "\(table.columns): \(silent.map(\.systems))")
    }
  }

  /// Whether no source decides if a prompt appears: nothing denies it then, and nothing promises it.
  private func saysUnknown(_ table: Table) -> Bool {
    table.notes.contains { $0.hasPrefix("Whether a location prompt appears is unknown") }
  }

  @Test("a sentence names the rules that say why", arguments: reports)
  func sentences(_ example: NamedReport) {
    let report = example.report
    for (target, table) in report.abilityTables where table.rows.isEmpty {
      let rules = report.findings.filter { finding in
        finding.target == target
          && (saysUnknown(table) || [.prompt, .installation].contains(finding.denial))
      }.map(\.rule)
      #expect(rules.contains { rule in table.notes.contains { $0.contains(rule.rawValue) } })
    }
  }

  @Test("every denial of a prompt is known to the tables", arguments: reports)
  func silencing(_ example: NamedReport) {
    let known = AbilityTables.silencing.map(\.id)
    for finding in example.report.findings where finding.denial == .prompt {
      #expect(known.contains(finding.rule) || finding.systems?.hasPrefix("Android") == true)
    }
  }

  @Test func `every kind of denial is shown by some example`() {
    let shown = Self.reports.flatMap { $0.report.findings.compactMap(\.denial) }
    #expect(Set(shown) == Set(Finding.Denial.allCases))
  }

  @Test(arguments: ["iOS 8-27", "iOS 13.4-27", "iOS 14", "iOS 13.0-13.3", "Android 11-17"])
  func `names of releases are read as they are written`(text: String) throws {
    let numbers = ReleaseNames(text).numbers
    let first = try #require(numbers.first)
    let last = try #require(numbers.last)
    guard text.hasPrefix("iOS") else {
      #expect([first, last] == [30, 37])
      return
    }
    let span = OSVersion.Span(OSVersion.allIOS[first], OSVersion.allIOS[last])
    #expect(span.description == text)
  }
}

extension Report {
  /// The tables of what users get, with their targets.
  fileprivate var abilityTables: [(target: TargetID, table: Table)] {
    targets.flatMap { target in
      target.abilities.filter { $0.title.hasPrefix("What users get") }.map { (target.id, $0) }
    }
  }
}

extension Finding.Denial {
  /// Whether a cell of a row says no more than the denial leaves.
  fileprivate func allows(_ cell: String, for row: String) -> Bool {
    let isNothing =
      ["nothing", "no prompt", "not offered", "not asked", "not declared"]
      .contains(cell) || cell == "not installed"
    switch self {
    case .prompt:
      return ["no prompt", "not declared", "not installed", "not offered"].contains(cell)
    case .always: return row != "Always" || isNothing
    case .location: return isNothing
    case .preciseLocation: return !cell.hasPrefix("precise")
    case .backgroundWhileUsing: return row == "Always" || !cell.contains("background")
    case .backgroundUnderAlways:
      return row != "Always" || !cell.contains("background") || cell.contains("until")
    case .process: return isNothing || cell.hasPrefix("crash")
    case .installation: return cell == "not installed"
    }
  }
}

/// Releases as tables and findings name them: places in the list of releases, or API levels.
private struct ReleaseNames {
  let numbers: [Int]

  init(_ text: String) {
    let parts = text.split(separator: " ").last?.split(separator: "-").map(String.init) ?? []
    guard let first = parts.first, let last = parts.last else {
      numbers = []
      return
    }
    if text.hasPrefix("iOS") {
      let releases = OSVersion.allIOS
      func matches(_ version: OSVersion, _ name: String) -> Bool {
        version.number == name || "\(version.major)" == name
      }
      let start = releases.firstIndex { matches($0, first) } ?? 0
      let end = releases.lastIndex { matches($0, last) } ?? 0
      numbers = Array(start...max(start, end))
    } else {
      let start = APILevel.all.first { $0.versionName == first }?.rawValue ?? 0
      let end = APILevel.all.last { $0.versionName == last }?.rawValue ?? 0
      numbers = Array(start...max(start, end))
    }
  }

  func overlap(_ other: ReleaseNames?) -> Bool {
    other.map { !Set(numbers).isDisjoint(with: $0.numbers) } ?? true
  }
}
