import AppArtifacts
import Findings
import Testing

@testable import PermissionAudit

@Suite("Configurations: what holds in all is said once")
struct ConfigurationTests {
  @Test func `a finding of every configuration names none of them`() {
    let findings = findings(texts: ["Debug": "", "Release": ""])
    #expect(findings.map(\.rule) == ["purpose-string-empty"])
    #expect(findings.map(\.configurations) == [[]])
  }

  @Test func `a finding of one configuration names it`() {
    let findings = findings(texts: ["Debug": "Shows where you are on the map.", "Release": ""])
    #expect(findings.map(\.rule) == ["purpose-string-empty"])
    #expect(findings.map(\.configurations) == [["Release"]])
  }

  @Test func `configurations are in the order of the project`() {
    let findings = findings(
      texts: ["Debug": "", "Beta": "Shows where you are on the map.", "Release": ""],
      order: ["Release", "Beta", "Debug"])
    #expect(findings.map(\.configurations) == [["Release", "Debug"]])
  }

  @Test func `lines of a project file, one for each configuration, are one finding`() {
    var app = app(["Debug": "", "Release": ""], order: ["Debug", "Release"])
    for place in app.configurations.indices {
      let line = SourcePosition(file: "App.xcodeproj/project.pbxproj", line: 10 + 20 * place)
      app.configurations[place].infoPlist?.entries[0].position = line
    }
    let findings = Apps.findings([app], ["App": [.requestWhenInUseAuthorization]])
    #expect(findings.map(\.position.line) == [10])
    #expect(findings.map(\.configurations) == [[]])
    #expect(findings.first?.related.map(\.position.line) == [30])
    #expect(findings.first?.related.map(\.note) == ["also in configuration Release"])
  }

  @Test func `the report names the configurations that were checked`() {
    let app = app(["Debug": "A", "Release": "B"], order: ["Debug", "Release"])
    let report = Audit().report(on: AppArtifact(root: ".", targets: [app]), sources: [:])
    #expect(report.targets.map(\.configurations) == [["Debug", "Release"]])
  }

  private func findings(texts: [String: String], order: [String]? = nil) -> [Finding] {
    let app = app(texts, order: order ?? texts.keys.sorted())
    return Apps.findings([app], ["App": [.requestWhenInUseAuthorization]])
  }

  private func app(_ texts: [String: String], order: [String]) -> AppTarget {
    var app = Apps.app()
    let file = SourcePosition(file: "App/Info.plist", line: 3)
    app.configurations = order.map { name in
      TargetConfiguration(
        name: name,
        infoPlist: EffectiveInfoPlist(
          position: SourcePosition(file: "App/Info.plist"), file: "App/Info.plist",
          entries: [
            .init("NSLocationWhenInUseUsageDescription", .string(texts[name] ?? ""), at: file)
          ]),
        deploymentTarget: "15.0")
    }
    return app
  }
}
