import Findings
import Foundation
import Reports
import Testing

@Suite("The SARIF report")
struct SARIFReportTests {
  private func run(_ report: SARIFReport) throws -> [String: Any] {
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(report.text.utf8)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    return try #require((document["runs"] as? [[String: Any]])?.first)
  }

  private func results(_ report: SARIFReport) throws -> [[String: Any]] {
    try #require(run(report)["results"] as? [[String: Any]])
  }

  private func uri(of result: [String: Any]) -> String? {
    let locations = result["locations"] as? [[String: Any]]
    let physical = locations?.first?["physicalLocation"] as? [String: Any]
    return (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
  }

  @Test func `points each result to its rule`() throws {
    let report = SARIFReport(
      Samples.report([Samples.vague, Samples.crash], targets: [Samples.app]), toolVersion: "1.0.0")
    let driver = try #require(
      (run(report)["tool"] as? [String: [String: Any]])?["driver"])
    let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    for result in try results(report) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
    }
    #expect(try results(report).map { $0["level"] as? String } == ["error", "warning"])
  }

  @Test func `shows a preview as a note, with the project of its target`() throws {
    let preview = Samples.crash.with { $0.isPreview = true }
    let result = try results(SARIFReport(Samples.report([preview]), toolVersion: "1.0.0")).first
    #expect(result?["level"] as? String == "note")
    let properties = result?["properties"] as? [String: Any]
    #expect(properties?["projects"] as? [String] == ["TrailGuide.xcodeproj"])
  }

  @Test func `lists a rule that the catalog lacks after the others`() throws {
    let stranger = Samples.vague.with { $0.rule = "malformed-file" }
    let result = try results(
      SARIFReport(Samples.report([stranger, Samples.vague]), toolVersion: "1.0.0"))
    let indices = result.map { ($0["ruleId"] as? String, $0["ruleIndex"] as? Int) }
    #expect(indices.contains { $0 == ("malformed-file", 1) })
    #expect(indices.contains { $0 == ("vague-purpose-string", 0) })
  }

  @Test func `leaves out the rules that no result names`() throws {
    let driver = try driver(SARIFReport(Samples.report([Samples.vague]), toolVersion: "1.0.0"))
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["vague-purpose-string"])
    let clean = try self.driver(SARIFReport(Samples.report([]), toolVersion: "1.0.0"))
    #expect((clean["rules"] as? [Any])?.isEmpty == true)
  }

  @Test func `has what code scanning shows of a rule, with links once there is an address`() throws
  {
    let page = "# Vague\n\nThe text says\nnothing.\n\nMore.\n"
    let report = SARIFReport(
      Samples.report([Samples.vague]), toolVersion: "1.0.0",
      pages: ["vague-purpose-string": page], address: "https://example.org/wayleave")
    let driver = try driver(report)
    #expect(driver["informationUri"] as? String == "https://example.org/wayleave")
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["fullDescription"] as? [String: String] == ["text": "The text says nothing."])
    #expect(
      rule["helpUri"] as? String
        == "https://example.org/wayleave/blob/main/Sources/Audit/PermissionAudit/Pages/vague-purpose-string.md"
    )
    let tags = (rule["properties"] as? [String: Any])?["tags"] as? [String]
    #expect(tags?.first == "permissions")
    let unpublished = try self.driver(
      SARIFReport(Samples.report([Samples.vague]), toolVersion: "1"))
    #expect(unpublished["informationUri"] == nil)
  }

  private func driver(_ report: SARIFReport) throws -> [String: Any] {
    try #require((run(report)["tool"] as? [String: [String: Any]])?["driver"])
  }

  @Test func `tells viewers what is wrong, what happens then and what to do`() throws {
    let report = SARIFReport(Samples.report([Samples.vague]), toolVersion: "1.0.0")
    let message = try results(report).first?["message"] as? [String: String]
    #expect(
      message?["text"]
        == "NSLocationWhenInUseUsageDescription does not say what location is for. "
        + "App Review may refuse the app. Name the feature.")
  }

  @Test(arguments: [
    ("App/Info.plist", "", "App/Info.plist"),
    ("App/Info.plist", "Examples/Trail Guide", "Examples/Trail%20Guide/App/Info.plist"),
    ("Wander🥾/a b.swift", ".", "Wander%F0%9F%A5%BE/a%20b.swift"),
    ("100%/#1?.plist", "", "100%25/%231%3F.plist"),
    ("a\"b\\c\n.m", "", "a%22b%5Cc%0A.m"),
    ("x:y/z.swift", "", "./x:y/z.swift"), (".", "", "./"), (".", "ios", "ios"),
    ("[a]/UIView+X@2.m", "", "%5Ba%5D/UIView+X@2.m"),
  ])
  func `writes paths as relative URIs`(path: String, base: String, expected: String) throws {
    let finding = Samples.vague.with { $0.position.file = path }
    let report = SARIFReport(Samples.report([finding]), toolVersion: "1.0.0", base: base)
    #expect(try results(report).map(uri) == [expected])
  }

  @Test func `hands the page of a rule on as its help`() throws {
    let report = SARIFReport(
      Samples.report([Samples.crash, Samples.vague]), toolVersion: "1.0.0",
      pages: ["vague-purpose-string": "# Vague\n"])
    let driver = try #require(
      (run(report)["tool"] as? [String: [String: Any]])?["driver"])
    let helps = try #require(driver["rules"] as? [[String: Any]]).map {
      ($0["help"] as? [String: String])?["markdown"]
    }
    #expect(helps == [nil, "# Vague\n"])
  }

  @Test func `lists what is suppressed as suppressed, in the source or outside of it`() throws {
    let report = Samples.report([Samples.vague], suppressed: [Samples.old, Samples.ignored])
    let results = try results(SARIFReport(report, toolVersion: "1.0.0"))
    let suppressions = results.map { ($0["suppressions"] as? [[String: Any]])?.first }
    #expect(suppressions.map { $0?["kind"] as? String } == [nil, "external", "inSource"])
    #expect(
      suppressions.map { $0?["justification"] as? String }
        == [nil, "in the baseline", "a script sets it"])
    let location = suppressions[2]?["location"] as? [String: [String: Any]]
    #expect(
      (location?["physicalLocation"]?["region"] as? [String: Int])?["startLine"] == 11)
    #expect(results[0]["suppressions"] == nil)
  }

  @Test(arguments: Samples.oddNames)
  func `carries any message unharmed`(name: String) throws {
    let finding = Samples.vague.with {
      $0.message = name + "."
      $0.consequence = ""
      $0.fix = Fix("")
    }
    let report = SARIFReport(Samples.report([finding]), toolVersion: "1.0.0")
    #expect(try results(report).first?["message"] as? [String: String] == ["text": name + "."])
  }
}
