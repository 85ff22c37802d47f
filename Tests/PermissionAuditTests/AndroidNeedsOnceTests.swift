import Findings
import Testing

@testable import PermissionAudit

@Suite("What an Android app and its services lack is told once")
struct AndroidNeedsOnceTests {
  private static let build = """
    plugins { id 'com.android.application' }
    android { defaultConfig { minSdk 26; targetSdk 36 } }
    """
  private static let code = """
    import android.location.LocationManager
    class Tracker(private val manager: LocationManager) {
      fun start() { manager.requestLocationUpdates("gps", 1000L, 1f, listener) }
    }
    """

  private static func findings(
    _ entries: String = "", needs: [String], rules: Set<RuleID> = []
  ) throws -> [Finding] {
    let lacking: Set<RuleID> = [
      "permission-missing", "service-need-undeclared", "foreground-service-permission-missing",
    ]
    let audit = Audit(only: rules, needs: try needs.map { try Needs.choice($0) })
    let report = Checkup(audit).report(
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

  @Test func `a call is told with the services that need the same permission`() throws {
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

  @Test(arguments: [[], ["permission-missing", "service-need-undeclared"]] as [Set<RuleID>])
  func `a check ends as it would with both`(rules: Set<RuleID>) throws {
    let together = try Self.findings(needs: ["move:places"], rules: rules)
    let apart =
      try Self.findings(needs: [], rules: rules)
      + Self.findings(needs: ["move:places"], rules: ["service-need-undeclared"])
    #expect(together.count == apart.count - 1)
    #expect(Self.fails(together) == Self.fails(apart))
  }

  @Test func `a call that needs another permission stays apart`() throws {
    let found = try Self.findings(needs: ["move:walking"])
    #expect(found.map(\.rule).contains("permission-missing"))
    #expect(found.allSatisfy { $0.rule == "permission-missing" || $0.related.isEmpty })
  }

  @Test(arguments: ["releases", "weight", "preview"])
  func `a call on other releases, or that weighs more, stays apart`(difference: String) throws {
    var call = try #require(try Self.findings(needs: []).first)
    var need = try #require(
      try Self.findings(needs: ["move:places"], rules: ["service-need-undeclared"]).first)
    #expect([need, call].tellingAndroidNeedsOnce().count == 1)
    switch difference {
    case "releases": call.systems = "Android 14-17"
    case "weight": need.severity = .warning
    default: need.isPreview = true
    }
    #expect([need, call].tellingAndroidNeedsOnce() == [need, call])
  }

  @Test func `a foreground service is told with the services of the SDK`() throws {
    let service = """
      <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
      <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
      <application><service android:name=".Walk" android:foregroundServiceType="location" />
      </application>
      """
    let alone = try Self.findings(service, needs: [])
    let together = try Self.findings(service, needs: ["situm:buildingMode"])
    #expect(alone.allSatisfy { $0.rule == "foreground-service-permission-missing" })
    #expect(!alone.isEmpty)
    #expect(Self.fails(together) == Self.fails(alone + together))
    for finding in together where finding.rule == "service-need-undeclared" {
      let words = finding.related.map(\.note)
      #expect(words.allSatisfy { $0.contains(" of .Walk needs ") })
    }
  }
}
