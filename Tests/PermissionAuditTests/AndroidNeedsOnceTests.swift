import Findings
import Testing

@testable import PermissionAudit

@Suite("What an Android app and its services lack is reported once")
struct AndroidNeedsOnceTests {
  private static let build = """
    plugins { id 'com.android.application' }
    android { defaultConfig { minSdk 34; targetSdk 36 } }
    """
  private static let code = """
    import android.location.LocationManager
    class Tracker(private val manager: LocationManager) {
      fun start() { manager.requestLocationUpdates("gps", 1000L, 1f, listener) }
    }
    """

  private static func findings(
    _ entries: String = "", needs: [String], rules: Set<RuleID> = [], ignoring: RuleID? = nil,
    severities: [RuleID: Severity] = [:]
  ) throws -> [Finding] {
    let lacking: Set<RuleID> = [
      "permission-missing", "service-need-undeclared", "foreground-service-permission-missing",
    ]
    let audit = Audit(only: rules, needs: try needs.map { try Needs.choice($0) })
    let place = SourcePosition(file: ".wayleave.yml", line: 1)
    let ignores = ignoring.map { Ignore($0, .everywhere, Suppression(.configuration, at: place)) }
    let checkup = Checkup(audit, ignores: ignores.map { [$0] } ?? [], severities: severities)
    let report = checkup.report(
      on: .memory([
        "settings.gradle": "include ':app'", "app/build.gradle": build,
        "app/src/main/AndroidManifest.xml": """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">\(entries)</manifest>
        """,
        "app/src/main/java/Tracker.kt": code,
      ]), root: ".")
    return report.findings.filter { lacking.contains($0.rule) }
  }

  /// Whether a check ends with 1, for each bar that `--fail-on` may set.
  private static func fails(_ findings: [Finding]) -> [Bool] {
    [Severity.error, .warning, .note].map { bar in
      findings.contains { !$0.isPreview && $0.severity >= bar }
    }
  }

  @Test func `a call is reported with the services that need the same permission`() throws {
    let alone = try Self.findings(needs: [])
    #expect(alone.map(\.rule) == ["permission-missing"])
    let together = try Self.findings(needs: ["move:places"])
    #expect(together.map(\.rule) == ["service-need-undeclared"])
    let told = try #require(together.first)
    #expect(told.consequence.hasSuffix("The call throws a SecurityException."))
    #expect(
      told.related.map(\.note)
        == ["requestLocationUpdates needs ACCESS_FINE_LOCATION or ACCESS_COARSE_LOCATION"])
    #expect(told.related.first?.position == alone.first?.position)
    #expect(told.evidence.contains("AND-LOC-002"))
  }

  @Test func `a check ends as it would with both`() throws {
    let together = try Self.findings(needs: ["move:places"])
    let apart =
      try Self.findings(needs: [])
      + Self.findings(needs: ["move:places"], rules: ["service-need-undeclared"])
    #expect(together.count == apart.count - 1)
    #expect(Self.fails(together) == Self.fails(apart))
  }

  private static let both: Set<RuleID> = ["permission-missing", "service-need-undeclared"]

  @Test(
    arguments: [(both, [:]), ([], ["permission-missing": .error])]
      as [(Set<RuleID>, [RuleID: Severity])])
  func `a call that counts stays a finding of its own`(
    rules: Set<RuleID>, severities: [RuleID: Severity]
  ) throws {
    let found = try Self.findings(needs: ["move:places"], rules: rules, severities: severities)
    #expect(Set(found.map(\.rule)) == Self.both)
    #expect(found.allSatisfy { !$0.isPreview })
    let calls = try Self.findings(needs: [], rules: rules, severities: severities)
    #expect(found.filter { $0.rule == "permission-missing" } == calls)
  }

  @Test(arguments: both)
  func `what is ignored takes nothing else along`(rule: RuleID) throws {
    let found = try Self.findings(needs: ["move:places"], ignoring: rule)
    #expect(Set(found.map(\.rule)) == Self.both.subtracting([rule]))
  }

  @Test func `a call that needs another permission stays apart`() throws {
    let found = try Self.findings(needs: ["move:walking"])
    #expect(found.map(\.rule).contains("permission-missing"))
    #expect(found.allSatisfy { $0.rule == "permission-missing" || $0.related.isEmpty })
  }

  @Test(arguments: ["releases", "weight", "naming", "service", "app", "variant"])
  func `a call of other builds or that weighs more stays apart, and so does a service`(
    difference: String
  ) throws {
    var call = try #require(try Self.findings(needs: []).first)
    var need = try #require(
      try Self.findings(needs: ["move:places"], rules: ["service-need-undeclared"]).first)
    #expect([need, call].tellingAndroidNeedsOnce().count == 1)
    switch difference {
    case "releases": call.systems = "Android 15-17"
    case "weight": need.severity = .warning
    case "naming": call.isPreview = false
    case "app": call.target = TargetID("other", in: ".")
    case "variant": call.configurations = ["debug"]
    default: call.rule = "foreground-service-permission-missing"
    }
    #expect([need, call].tellingAndroidNeedsOnce() == [need, call])
  }

  @Test func `a foreground service stays a finding of its own`() throws {
    let service = """
      <application><service android:name=".Walk" android:foregroundServiceType="location" />
      </application>
      """
    let rules: Set<RuleID> = ["foreground-service-permission-missing", "service-need-undeclared"]
    let alone = try Self.findings(service, needs: [], rules: rules)
    let together = try Self.findings(service, needs: ["move:places"], rules: rules)
    #expect(alone.contains { $0.message.contains("ACCESS_FINE_LOCATION") })
    #expect(together.contains { $0.rule == "service-need-undeclared" })
    #expect(together.filter { $0.rule == "foreground-service-permission-missing" } == alone)
  }
}
