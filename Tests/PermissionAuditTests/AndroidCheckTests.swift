import AppArtifacts
import Findings
import Testing

@testable import PermissionAudit

@Suite("A check of Android apps")
struct AndroidCheckTests {
  static let manifest = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
      <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
      <uses-permission android:name="android.permission.ACCESS_BACKGROUND_LOCATION" />
    </manifest>
    """

  static let build = """
    plugins { id 'com.android.application' }
    android {
      defaultConfig { minSdk 21; targetSdk 36 }
    }
    """

  static let tree = [
    "android/settings.gradle": "include ':app'", "android/app/build.gradle": build,
    "android/app/src/main/AndroidManifest.xml": manifest,
  ]

  static func report(_ files: [String: String], only: Set<RuleID> = []) -> Report {
    Checkup(Audit(only: only)).report(on: .memory(files), root: ".")
  }

  @Test func `users get what the engine says, release by release`() throws {
    let target = try #require(Self.report(Self.tree).targets.first)
    #expect(target.kind == "Android app")
    #expect(target.deploymentTarget == "Android 5.0")
    #expect(target.configurations == ["debug", "release"])
    let table = try #require(target.abilities.first)
    #expect(table.columns.first == "Answer")
    #expect(table.columns.last?.hasSuffix("17") == true)
    let cells = Dictionary(
      table.rows.map { ($0.label, $0.cells.map(\.text)) }, uniquingKeysWith: { first, _ in first })
    #expect(cells["All the time"]?.last?.hasPrefix("precise") == true)
    #expect(cells["While using"]?.last == "precise")
    #expect(cells["Approximate"]?.last == "approximate")
    #expect(cells["Approximate"]?.first == "not offered")
    #expect(cells["Don’t allow"]?.last == "nothing")
  }

  @Test func `an oldest level that could not be resolved is not seen`() {
    let report = Self.report([
      "app/build.gradle": """
      plugins { id 'com.android.application' }
      android { defaultConfig { minSdk flutter.minSdkVersion; targetSdk 36 } }
      """,
      "app/src/main/AndroidManifest.xml": "<manifest />",
    ])
    #expect(
      report.targets.first?.unknowns.contains(
        "the minimum SDK, so that releases begin with Android 4.4") == true)
  }

  @Test func `a tree of both platforms gets one report`() throws {
    var files = Self.tree
    files["ios/Runner/Info.plist"] = """
      <plist><dict><key>CFBundlePackageType</key><string>APPL</string>
      <key>CFBundleIdentifier</key><string>org.example.trail</string>
      <key>NSLocationWhenInUseUsageDescription</key><string></string></dict></plist>
      """
    let report = Self.report(files)
    #expect(report.targets.map(\.kind).sorted() == ["Android app", "app"])
    #expect(report.findings.contains { $0.rule == "purpose-string-empty" })
    #expect(report.reminders.contains { $0.rule == "play-declaration-due" })
  }

  @Test func `what holds for every variant names none`() throws {
    var files = Self.tree
    files["android/app/src/main/AndroidManifest.xml"] = Self.manifest.replacing(
      "ACCESS_COARSE_LOCATION", with: "INTERNET")
    let finding = try #require(Self.report(files, only: ["fine-without-coarse"]).merged.first)
    #expect(finding.finding.configurations == [])
    #expect(finding.finding.systems == "Android 12-17")
  }

  @Test(
    "a comment suppresses a finding in each language of a build",
    arguments: [
      (
        "android/app/src/main/AndroidManifest.xml",
        manifest.replacing("ACCESS_COARSE_LOCATION", with: "INTERNET").replacing(
          "<uses-permission android:name=\"android.permission.ACCESS_FINE",
          with: """
            <!-- wayleave:ignore fine-without-coarse -->
            <uses-permission android:name="android.permission.ACCESS_FINE
            """)
      ),
      (
        "android/app/build.gradle",
        build.replacing(
          "targetSdk 36 }", with: "\n// wayleave:ignore target-below-store\ntargetSdk 35 }")
      ),
    ])
  func ignoring(path: String, text: String) {
    var files = Self.tree
    files[path] = text
    let report = Self.report(files)
    #expect(report.findings == [])
    #expect(report.suppressed.count == 1)
  }

  @Test func `one variant alone is checked where it is named`() {
    let report = Checkup(configuration: "release").report(on: .memory(Self.tree), root: ".")
    #expect(report.targets.map(\.configurations) == [["release"]])
  }

  @Test(
    "a type that is a resource or a placeholder is a type, though it is unknown which",
    arguments: [
      ("", ["foreground-service-without-type"]),
      ("android:foregroundServiceType=\"dataSync\"", ["foreground-service-without-type"]),
      ("android:foregroundServiceType=\"@integer/types\"", []),
      ("android:foregroundServiceType=\"${types}\"", []),
      ("android:foregroundServiceType=\"location\"", []),
    ] as [(String, [RuleID])])
  func unknownType(attribute: String, rules: [RuleID]) {
    var files = Self.tree
    files["android/app/src/main/AndroidManifest.xml"] = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <application><service android:name=".Tracking" \(attribute) /></application>
      </manifest>
      """
    files["android/app/src/main/java/Tracking.kt"] = """
      class Tracking(val manager: LocationManager) : Service() {
        fun begin() { startForeground(1, n); manager.requestLocationUpdates(p, 1L, 1f, l) }
      }
      """
    let report = Self.report(files, only: ["foreground-service-without-type"])
    #expect(Set(report.findings.map(\.rule)) == Set(rules))
  }

  @Test(arguments: [
    ("int onStartCommand(Intent i, int f, int s) { return super.onStartCommand(i, f, s); }", []),
    ("void go() { onStartCommand(new Intent(this, Tracking.class), 0, 0); }", [".Bubble"]),
  ])
  func `a service that overrides the same function as another does not run the code of that one`(
    _ method: String, _ services: [String]
  ) {
    var files = Self.tree
    files["android/app/src/main/AndroidManifest.xml"] = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <application>
          <service android:name=".Tracking" android:foregroundServiceType="location" />
          <service android:name=".Bubble" />
        </application>
      </manifest>
      """
    files["android/app/src/main/java/Tracking.kt"] = """
      class Tracking : Service() {
        override fun onStartCommand(i: Intent?, f: Int, s: Int): Int { startForeground(1, n) }
      }
      """
    files["android/app/src/main/java/Bubble.java"] = """
      class Bubble extends Service {
        \(method)
        void stop() { stopService(new Intent(this, Tracking.class)); }
      }
      """
    let report = Self.report(files, only: ["foreground-service-without-type"])
    #expect(report.findings.map { String($0.message.prefix { $0 != " " }) } == services)
  }
}
