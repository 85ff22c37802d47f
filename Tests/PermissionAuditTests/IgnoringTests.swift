import AppArtifacts
import Findings
import Testing

@testable import PermissionAudit

@Suite("Ignoring: what is suppressed, and what ignores nothing")
struct IgnoringTests {
  /// An app without a project file whose code and Info.plist have a finding each.
  private static func app(
    swift: String = "  func ask() { manager.requestAlwaysAuthorization() }",
    plist: String = "  <key>NSLocationWhenInUseUsageDescription</key>\n  <string></string>"
  ) -> [String: String] {
    [
      "App/Guide.swift": """
      import CoreLocation

      final class Guide {
        let manager = CLLocationManager()
      \(swift)
      }
      """,
      "App/Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>CFBundleExecutable</key>
        <string>App</string>
        <key>CFBundlePackageType</key>
        <string>APPL</string>
        <key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
        <string>Wakes you when a summit is near.</string>
      \(plist)
      </dict>
      </plist>
      """,
    ]
  }

  private static let rules: Set<RuleID> = [
    "always-requested-first", "purpose-string-empty", "unused-ignore",
  ]

  private func report(
    _ files: [String: String], only rules: Set<RuleID> = Self.rules, ignores: [Ignore] = [],
    severities: [RuleID: Severity] = [:], configuration: String? = nil
  ) -> Report {
    Checkup(
      Audit(only: rules), configuration: configuration, ignores: ignores, severities: severities
    ).report(on: .memory(files), root: ".")
  }

  private func lines(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.position.file):\($0.position.line ?? 0) \($0.rule)" }
  }

  @Test func `without a comment nothing is suppressed`() {
    let report = report(Self.app())
    #expect(
      lines(report.findings) == [
        "App/Info.plist:10 purpose-string-empty", "App/Guide.swift:5 always-requested-first",
      ])
    #expect(report.suppressed.isEmpty)
  }

  @Test func `a comment suppresses a finding on its line, and the report says why`() throws {
    let report = report(
      Self.app(
        swift: """
            // wayleave:ignore W015, always-requested-first: the map needs it
            func ask() { manager.requestAlwaysAuthorization() }
          """))
    #expect(lines(report.findings).first == "App/Info.plist:10 purpose-string-empty")
    let silent = try #require(report.suppressed.first)
    #expect(silent.rule == "always-requested-first")
    #expect(silent.suppression?.kind == .comment)
    #expect(silent.suppression?.position == SourcePosition(file: "App/Guide.swift", line: 5))
    #expect(silent.suppression?.reason == "the map needs it")
  }

  @Test(arguments: [
    "  <!-- wayleave:ignore purpose-string-empty -->\n"
      + "  <key>NSLocationWhenInUseUsageDescription</key>\n  <string></string>",
    "  <key>NSLocationWhenInUseUsageDescription</key><!-- wayleave:ignore purpose-string-empty -->\n"
      + "  <string></string>",
    "  <key>NSLocationWhenInUseUsageDescription</key>\n  <string></string>\n"
      + "  <!-- wayleave:ignore-file purpose-string-empty -->",
  ])
  func `a comment suppresses a key of a property list`(plist: String) {
    let report = report(Self.app(plist: plist))
    #expect(report.findings.map(\.rule) == ["always-requested-first"])
    #expect(report.suppressed.map(\.rule) == ["purpose-string-empty"])
  }

  @Test func `a comment two lines above suppresses nothing, and is called unused`() {
    let report = report(
      Self.app(
        swift: """
            // wayleave:ignore always-requested-first

            func ask() { manager.requestAlwaysAuthorization() }
          """))
    #expect(
      lines(report.findings) == [
        "App/Info.plist:10 purpose-string-empty", "App/Guide.swift:7 always-requested-first",
        "App/Guide.swift:5 unused-ignore",
      ])
  }

  @Test func `a comment is not called unused by a check that does not run its rule`() {
    let app = Self.app(
      swift:
        "  // wayleave:ignore always-requested-first\n  func ask() { manager.requestLocation() }")
    #expect(report(app).findings.map(\.rule).contains("unused-ignore"))
    let some: Set<RuleID> = ["purpose-string-empty", "unused-ignore"]
    #expect(!report(app, only: some).findings.map(\.rule).contains("unused-ignore"))
    #expect(!report(app, configuration: "Release").findings.map(\.rule).contains("unused-ignore"))
  }

  @Test(arguments: [
    ("wayleave:ignore purpose-string-emty", "there is no rule named purpose-string-emty"),
    ("wayleave:ignore", "the comment names no rule"),
    ("wayleave:ignore-next-line W001", "wayleave:ignore-next-line means nothing"),
    ("wayleave:ignore purpose-string-empty", "purpose-string-empty finds nothing here"),
  ])
  func `a mistake is said in one line`(comment: String, message: String) {
    let app = Self.app(swift: "  func ask() { manager.requestAlwaysAuthorization() } // \(comment)")
    let notes = report(app).findings.filter { $0.rule == "unused-ignore" }
    #expect(notes.count == 1)
    #expect(notes.first?.message.hasPrefix(message) == true)
    #expect(notes.first?.severity == .note)
    #expect(notes.first?.position == SourcePosition(file: "App/Guide.swift", line: 5))
  }

  @Test func `a near miss is named`() {
    let app = Self.app(swift: "  func ask() { manager.requestLocation() } // wayleave:ignore W999")
    let other = Self.app(
      swift: "  func ask() { manager.requestLocation() } // wayleave:ignore always-request-first")
    let fixes = [app, other].map {
      report($0).findings.first { $0.rule == "unused-ignore" }?.fix.summary
    }
    #expect(
      fixes == [
        "Write the name that `wayleave rules` lists.",
        "Write always-requested-first, or the name that `wayleave rules` lists.",
      ])
  }

  @Test func `a line of the configuration suppresses below its paths alone`() {
    let place = SourcePosition(file: ".wayleave.yml", line: 3)
    let ignores = ["App/*.swift", "Elsewhere"].map { pattern in
      Ignore(
        "always-requested-first", .paths([PathPattern(pattern)]),
        Suppression(.configuration, at: place))
    }
    let report = report(Self.app(), ignores: ignores)
    #expect(report.suppressed.map(\.rule) == ["always-requested-first"])
    #expect(
      lines(report.findings) == [
        "App/Info.plist:10 purpose-string-empty", ".wayleave.yml:3 unused-ignore",
      ])
  }

  @Test func `what is said of ignores can be ignored too`() {
    let app = Self.app(
      swift: """
          // wayleave:ignore-file unused-ignore
          func ask() { manager.requestLocation() } // wayleave:ignore always-requested-first
        """)
    let report = report(app)
    #expect(report.findings.map(\.rule) == ["purpose-string-empty"])
    #expect(report.suppressed.map(\.rule) == ["unused-ignore"])
  }

  @Test func `a reminder can be ignored`() {
    let everywhere = Ignore(
      "store-answers-due", .everywhere,
      Suppression(.configuration, at: SourcePosition(file: ".wayleave.yml", line: 1)))
    let rules: Set<RuleID> = ["store-answers-due"]
    #expect(!report(Self.app(), only: rules).reminders.isEmpty)
    let silent = report(Self.app(), only: rules, ignores: [everywhere])
    #expect(silent.reminders.isEmpty && !silent.suppressed.isEmpty)
  }

  @Test func `a severity of one's own stands for that of the rule`() {
    let report = report(Self.app(), severities: ["purpose-string-empty": .note])
    #expect(report.findings.map(\.severity) == [.warning, .note])
  }

  @Test func `a severity of one's own lets a preview count`() {
    let app = Self.app(
      swift: """
          @objc func ask() {
            Task.detached { let one = CLLocationManager(); one.requestLocation() }
          }
        """)
    func previews(_ severities: [RuleID: Severity]) -> [Bool] {
      let rule: RuleID = "manager-off-main-thread"
      return report(app, only: [], severities: severities).findings
        .filter { $0.rule == rule }.map(\.isPreview)
    }
    #expect(previews([:]) == [true])
    #expect(previews(["manager-off-main-thread": .error]) == [false])
  }

  @Test func `comments are looked for where there is a reason to`() {
    let line = "// wayleave:ignore purpose-string-missing\n"
    let files = Self.app().merging([
      "App/Empty.swift": line,
      "App/Other.swift": line + "import CoreLocation\nlet a = CLLocationManager()",
    ]) { first, _ in first }
    let rules = Self.rules.union(["purpose-string-missing"])
    #expect(
      lines(report(files, only: rules).findings.filter { $0.rule == "unused-ignore" })
        == ["App/Other.swift:1 unused-ignore"])
  }
}
