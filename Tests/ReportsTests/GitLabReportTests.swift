import Findings
import Reports
import Testing

@Suite("The report for GitLab")
struct GitLabReportTests {
  private func entries(_ report: Report, base: String = "") throws -> [JSONValue] {
    let text = GitLabReport(report, base: base).text
    guard case .array(let entries) = try JSONValue(reading: Array(text.utf8)) else { return [] }
    return entries
  }

  @Test func `has what GitLab demands of each finding`() throws {
    let report = Samples.report([Samples.vague, Samples.crash])
    let entries = try entries(report, base: "ios")
    #expect(entries.map { $0["severity"]?.string } == ["critical", "minor"])
    #expect(Set(entries.compactMap { $0["fingerprint"]?.string }).count == 2)
    for entry in entries {
      #expect(entry["description"]?.string?.isEmpty == false)
      #expect(entry["check_name"]?.string?.isEmpty == false)
      #expect(entry["location"]?["path"]?.string?.hasPrefix("ios/") == true)
      #expect(entry["location"]?["lines"]?["begin"]?.integer ?? 0 >= 1)
    }
  }

  @Test func `shows a finding without a line at the first one, and a preview as information`()
    throws
  {
    let finding = Samples.crash.with {
      $0.position.line = nil
      $0.isPreview = true
    }
    let entry = try #require(try entries(Samples.report([finding])).first)
    #expect(entry["location"]?["lines"]?["begin"] == 1)
    #expect(entry["severity"] == "info")
  }

  @Test func `is an empty list for a clean app, without what is suppressed`() throws {
    #expect(try entries(Samples.report([], suppressed: [Samples.old])).isEmpty)
  }
}
