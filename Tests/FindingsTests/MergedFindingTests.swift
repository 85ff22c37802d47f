import Findings
import Testing

@Suite("A finding is said once")
struct MergedFindingTests {
  private func finding(_ target: String?, _ configurations: [String] = []) -> Finding {
    Finding(
      rule: "vague-purpose-string", severity: .warning, message: "vague",
      position: SourcePosition(file: "Info.plist", line: 3),
      target: target.map { TargetID($0, in: "A.xcodeproj") },
      configurations: configurations, consequence: "", fix: Fix("Say more."))
  }

  private func report(_ findings: [Finding]) -> Report {
    let targets = ["App", "Widget"].map {
      Report.Target(
        name: $0, project: "A.xcodeproj", kind: "app", deploymentTarget: nil, infoPlist: nil,
        configurations: ["Debug", "Beta", "Release"])
    }
    return Report(root: ".", targets: targets, findings: findings, rules: [])
  }

  @Test func `for all targets in which it is the same, in the order of the report`() {
    let merged = report([finding("Widget"), finding("App")]).merged
    #expect(merged.map { $0.targets.map(\.name) } == [["App", "Widget"]])
    #expect(merged.first?.finding.target?.name == "App")
  }

  @Test(arguments: [
    (["Debug"], ["Beta"], ["Debug", "Beta"]),
    (["Release"], ["Debug"], ["Debug", "Release"]),
    (["Debug", "Beta"], ["Release"], []),
    ([], ["Release"], []),
  ])
  func `for all configurations, and names none where it holds in every one`(
    first: [String], second: [String], expected: [String]
  ) {
    let merged = report([finding("App", first), finding("App", second)]).merged
    #expect(merged.map(\.finding.configurations) == [expected])
  }

  @Test func `but apart where the targets have it in different configurations`() {
    let merged = report([finding("App", ["Debug"]), finding("Widget", ["Release"])]).merged
    #expect(merged.map { $0.targets.map(\.name) } == [["App"], ["Widget"]])
  }

  @Test func `and apart where another project has a target of the same name`() {
    var other = finding("App", ["Debug"])
    other.target = TargetID("App", in: "B.xcodeproj")
    let merged = report([finding("App", ["Beta"]), other]).merged
    #expect(merged.map { $0.targets.map(\.project) } == [["A.xcodeproj"], ["B.xcodeproj"]])
  }

  @Test func `after all that count if it is a preview, whatever its severity`() {
    var preview = finding("App")
    preview.severity = .error
    preview.isPreview = true
    #expect(report([preview, finding("App")]).merged.map(\.finding.isPreview) == [false, true])
  }

  static let changes: [@Sendable (inout Finding) -> Void] = [
    { $0.message = "vaguer" },
    { $0.position.line = 4 },
    { $0.severity = .error },
    { $0.systems = "iOS 14-27" },
    { $0.rule = "empty-purpose-string" },
  ]

  @Test(arguments: changes)
  func `and stays apart where anything else differs`(change: @Sendable (inout Finding) -> Void) {
    var other = finding("App")
    change(&other)
    #expect(report([finding("App"), other]).merged.count == 2)
  }

  @Test func `and of a whole project it names no target`() {
    #expect(report([finding(nil)]).merged.map { $0.targets.map(\.name) } == [[]])
  }

  @Test func `worst first, then by file and line`() {
    var error = finding("App")
    error.severity = .error
    error.position = SourcePosition(file: "Z.swift", line: 9)
    var early = finding("App")
    early.position.line = 1
    let merged = report([finding("App"), error, early]).merged
    #expect(
      merged.map(\.finding.position.description) == ["Z.swift:9", "Info.plist:1", "Info.plist:3"])
  }
}
