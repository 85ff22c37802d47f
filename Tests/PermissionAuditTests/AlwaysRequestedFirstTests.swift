import Testing

@testable import PermissionAudit

@Suite("always-requested-first speaks of the releases that the target runs on")
struct AlwaysRequestedFirstTests {
  @Test(arguments: [
    (
      "9.0",
      "On iOS 11-12 who chooses While Using is never asked for Always again. Later releases"
        + " leave Always provisional until a prompt that iOS shows at a moment of its own."
    ),
    (
      "12.0",
      "On iOS 12 who chooses While Using is never asked for Always again. Later releases"
        + " leave Always provisional until a prompt that iOS shows at a moment of its own."
    ),
    ("13.0", "Always stays provisional until a prompt that iOS shows at a moment of its own."),
    ("16.4", "Always stays provisional until a prompt that iOS shows at a moment of its own."),
  ])
  func `what comes of it`(deployment: String, consequence: String) {
    let findings = Apps.findings(
      [Apps.app(deployment: deployment)], ["App": [.requestAlwaysAuthorization]])
    #expect(
      findings.filter { $0.rule == "always-requested-first" }.map(\.consequence) == [consequence])
  }

  @Test func `a target that names no release runs on all`() {
    let findings = Apps.findings(
      [Apps.app(deployment: nil)], ["App": [.requestAlwaysAuthorization]])
    let texts = findings.filter { $0.rule == "always-requested-first" }.map(\.consequence)
    #expect(texts.count == 1 && texts.first?.hasPrefix("On iOS 11-12 ") == true)
  }
}
