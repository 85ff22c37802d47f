import Findings
import Testing

@testable import PermissionAudit

@Suite("Findings of several configurations")
struct MergingTests {
  private static let all = ["Debug", "Test", "Release"]

  private func finding(_ configuration: String, _ consequence: String) -> Finding {
    Finding(
      rule: "always-requested-first", severity: .warning, message: "Always comes first",
      position: SourcePosition(file: "App/Guide.swift", line: 3),
      configurations: [configuration], systems: nil, consequence: consequence,
      fix: Fix("Ask for When In Use first."))
  }

  @Test func `are merged where only their consequences differ`() {
    let merged = [
      finding("Debug", "Nothing."), finding("Test", "Nothing."), finding("Release", "No prompt."),
    ].mergedOverConfigurations(Self.all)
    #expect(merged.map(\.consequence) == ["In Debug, Test: Nothing. In Release: No prompt."])
    #expect(merged.map(\.configurations) == [[]])
  }

  @Test func `name no configurations where the consequence is the same in all`() {
    let merged = Self.all.map { finding($0, "Nothing.") }.mergedOverConfigurations(Self.all)
    #expect(merged.map(\.consequence) == ["Nothing."])
  }
}
