import AppArtifacts
import Findings
import FixEdits
import Testing

@testable import PermissionAudit

@Suite("The fixes of Android findings")
struct AndroidFixTests {
  static func finding(
    _ rule: RuleID, manifest: String, script: String? = nil, code: String = ""
  ) throws -> Finding {
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">\(manifest)</manifest>
      """
    var files = ["AndroidManifest.xml": manifest]
    if let script {
      files = [
        "app/src/main/AndroidManifest.xml": manifest, "app/src/main/java/A.kt": code,
        "app/build.gradle": "plugins { id 'com.android.application' }\n" + script,
      ]
    }
    return try #require(AndroidCheckTests.report(files, only: [rule]).findings.last)
  }

  @Test(
    "the target is raised in the spelling of the file",
    arguments: [
      ("android { defaultConfig { targetSdk 33 } }", "targetSdk 36"),
      ("android { defaultConfig { targetSdkVersion 33 } }", "targetSdkVersion 36"),
      ("android { defaultConfig { targetSdkVersion(33) } }", "targetSdkVersion(36)"),
      ("android { defaultConfig { targetSdk = 33 } }", "targetSdk = 36"),
      ("def level = 33\nandroid { defaultConfig { targetSdk level } }", nil),
    ] as [(String, String?)])
  func target(script: String, snippet: String?) throws {
    let fix = try Self.finding("target-below-store", manifest: "", script: script).fix
    #expect(fix.snippet == snippet)
    #expect(fix.summary.contains("to 36,"))
    #expect(fix.summary.contains("targetSdk level") == (snippet == nil))
  }

  @Test func `the target of a manifest is raised by its attribute`() throws {
    let fix = try Self.finding(
      "target-below-store", manifest: "<uses-sdk android:targetSdkVersion=\"33\" />"
    ).fix
    #expect(fix.snippet == "android:targetSdkVersion=\"36\"")
  }

  @Test(arguments: ["", "<uses-sdk android:minSdkVersion=\"14\" />"])
  func `an Ant project without a target has that of its oldest level (AND-MAN-007)`(
    uses: String
  ) {
    let manifest = """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">\(uses)</manifest>
      """
    let report = AndroidCheckTests.report(
      [
        "AndroidManifest.xml": manifest, "project.properties": "target=android-19",
        "bin/AndroidManifest.xml": manifest,
      ], only: ["target-below-store"])
    #expect(report.findings.map(\.position.file) == ["AndroidManifest.xml"])
    #expect(
      report.findings.map(\.message) == ["the target is API \(uses.isEmpty ? 1 : 14)"])
    #expect(report.targets.map(\.deploymentTarget) == [uses.isEmpty ? nil : "Android 4.0"])
  }

  @Test func `an end of old Bluetooth on new phones only is deleted, after the request for it`()
    throws
  {
    let fix = try Self.finding(
      "old-bluetooth-cap",
      manifest: "<uses-permission android:name=\"android.permission.BLUETOOTH\" />",
      script: "android { defaultConfig { minSdk 31; targetSdk 36 } }",
      code: """
        import androidx.core.app.ActivityCompat
        class A : Activity() {
          fun ask() = ActivityCompat.requestPermissions(
            this, arrayOf(Manifest.permission.BLUETOOTH, Manifest.permission.BLUETOOTH_SCAN), 1)
        }
        """
    ).fix
    #expect(fix.snippet == nil)
    #expect(fix.summary.hasPrefix("Take BLUETOOTH out of the request at app/src/main/java/A.kt:4"))
    #expect(fix.summary.hasSuffix("first. Delete the entry of BLUETOOTH."))
  }

  @Test func `scans of old levels declare location up to API 30 only`() throws {
    let fix = try Self.finding(
      "scans-need-fine",
      manifest: """
        <uses-permission android:name="android.permission.BLUETOOTH_SCAN"
          android:usesPermissionFlags="neverForLocation" />
        """,
      script: "android { defaultConfig { minSdk 29; targetSdk 36 } }",
      code: """
        import android.bluetooth.le.BluetoothLeScanner
        class A(val scanner: BluetoothLeScanner) { fun scan() = scanner.startScan(callback) }
        """
    ).fix
    #expect(fix.summary.hasSuffix("up to API 30."))
  }

  @Test func `a capped approximate location loses its cap and gets no second entry`() throws {
    let finding = try Self.finding(
      "fine-without-coarse",
      manifest: """
        <uses-sdk android:targetSdkVersion="36" />
        <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
        <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" android:maxSdkVersion="28" />
        """)
    #expect(finding.message.hasPrefix("ACCESS_COARSE_LOCATION is capped at API 28"))
    #expect(finding.fix.summary == "Delete android:maxSdkVersion from the entry.")
    #expect(finding.fix.snippet == nil)
    #expect(finding.fix.edits.count == 1)
  }

  @Test func `where the foreground ends at a level, the background may end there too`() throws {
    let fix = try Self.finding(
      "background-without-foreground",
      manifest: """
        <uses-sdk android:targetSdkVersion="36" />
        <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" android:maxSdkVersion="30" />
        <uses-permission android:name="android.permission.ACCESS_BACKGROUND_LOCATION" />
        """
    ).fix
    #expect(
      fix.snippet?.contains("ACCESS_BACKGROUND_LOCATION\" android:maxSdkVersion=\"30\"") == true)
  }

  @Test func `a manifest alone has no folder of debug builds`() throws {
    let mock = "<uses-permission android:name=\"android.permission.ACCESS_MOCK_LOCATION\" />"
    let rule: RuleID = "never-grantable-permission"
    #expect(try !Self.finding(rule, manifest: mock).fix.summary.contains("src/debug"))
    let module = try Self.finding(rule, manifest: mock, script: "android { }")
    #expect(module.fix.summary.contains("src/debug"))
  }

  @Test func `work without a type names the exception that it throws, and both halves of the fix`()
    throws
  {
    let finding = try Self.finding(
      "foreground-service-without-type", manifest: "",
      script: "android { defaultConfig { minSdk 26; targetSdk 36 } }",
      code: "class A : CoroutineWorker() { fun info() = ForegroundInfo(1, n) }")
    #expect(finding.consequence.contains("InvalidForegroundServiceTypeException"))
    #expect(finding.fix.summary.contains("third argument"))
    #expect(finding.fix.snippet?.contains("foregroundServiceType") == true)
  }

  @Test(
    arguments: [
      ("health", "health|location", true), ("location|health", nil, false),
      ("connectedDevice|health", "connectedDevice|health|location", true),
    ] as [(String, String?, Bool)])
  func `the type location is added to those of a service, with its permission`(
    types: String, wanted: String?, isFound: Bool
  ) throws {
    let report = AndroidCheckTests.report(
      [
        "app/src/main/AndroidManifest.xml": """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
          <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
          <application>
            <service android:name=".A" android:foregroundServiceType="\(types)" />
          </application>
        </manifest>
        """,
        "app/src/main/java/A.kt": """
        class A(val manager: LocationManager) : Service() {
          fun a() { startForeground(1, n); manager.requestLocationUpdates(p, 1L, 1f, l) }
        }
        """,
        "app/build.gradle": """
        plugins { id 'com.android.application' }
        android { defaultConfig { minSdk 26; targetSdk 36 } }
        """,
      ], only: ["foreground-service-without-type"])
    #expect(report.findings.isEmpty == !isFound)
    guard let wanted else { return }
    let fix = try #require(report.findings.first?.fix)
    #expect(fix.summary.hasSuffix("and declare FOREGROUND_SERVICE_LOCATION."))
    #expect(
      fix.snippet == """
        android:foregroundServiceType="\(wanted)"
        <uses-permission android:name="android.permission.FOREGROUND_SERVICE_LOCATION" />
        """)
  }

  @Test(arguments: [
    ("manager.requestLocationUpdates(p, 1L, 1f, l)", "the type location, and declare FOREGROUND_"),
    ("device.connectGatt(this, false, c)", "the type connectedDevice, and declare FOREGROUND_"),
    ("play()", "the type that matches what it does"),
  ])
  func `a service without a type gets that of what its source does`(
    use: String, wanted: String
  ) throws {
    let fix = try Self.finding(
      "foreground-service-without-type",
      manifest: "<application><service android:name=\".A\" /></application>",
      script: "android { defaultConfig { minSdk 34; targetSdk 36 } }",
      code: """
        class A(val manager: LocationManager, val device: BluetoothDevice) : Service() {
          fun a() { startForeground(1, n); \(use) }
        }
        """
    ).fix
    #expect(fix.summary.contains(wanted))
    #expect((fix.snippet == nil) == (use == "play()"))
  }

  @Test func `background location that no code uses is to be deleted`() throws {
    let finding = try Self.finding(
      "background-without-foreground",
      manifest: """
        <uses-permission android:name="android.permission.ACCESS_BACKGROUND_LOCATION" />
        """,
      script: "android { defaultConfig { minSdk 26; targetSdk 36 } }", code: "class A : Activity()")
    #expect(finding.severity == .warning)
    #expect(finding.fix.summary.hasPrefix("Delete ACCESS_BACKGROUND_LOCATION:"))
    #expect(finding.fix.snippet == nil)
  }

  @Test func `a permission is not superfluous where a service lacks the type it is for`() {
    let report = AndroidCheckTests.report(
      [
        "app/src/main/AndroidManifest.xml": """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
          <uses-permission android:name="android.permission.FOREGROUND_SERVICE_LOCATION" />
          <application><service android:name=".A" /></application>
        </manifest>
        """, "app/src/main/java/A.kt": "class A : Service() { fun a() { startForeground(1, n) } }",
        "app/build.gradle": """
        plugins { id 'com.android.application' }
        android { defaultConfig { minSdk 26; targetSdk 36 } }
        """,
      ], only: ["permission-superfluous", "foreground-service-without-type"])
    #expect(Set(report.findings.map(\.rule)) == ["foreground-service-without-type"])
  }

  @Test func `precise location alone is reported in the manifest and in the code at once`() throws {
    var files = [
      "app/src/main/AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
        <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
      </manifest>
      """,
      "app/src/main/java/T.java": """
      class T extends Activity {
        void ask() {
          requestPermissions(new String[] {Manifest.permission.ACCESS_FINE_LOCATION}, 1);
        }
      }
      """,
      "app/build.gradle": """
      plugins { id 'com.android.application' }
      android { defaultConfig { minSdk 24; targetSdk 36 } }
      """,
    ]
    func findings() -> [Finding] {
      AndroidCheckTests.report(files, only: ["fine-without-coarse"]).findings
    }
    func places(_ findings: [Finding]) -> [String] {
      findings.map { "\($0.position.file):\($0.position.line ?? 0)" }.sorted()
    }
    let found = findings()
    #expect(
      places(found) == ["app/src/main/AndroidManifest.xml:2", "app/src/main/java/T.java:3"])
    let plan = FixPlan(for: found, allowing: [.safe]) { path throws(EditRefusal) in
      Array((files[path] ?? "").utf8)
    }
    #expect(plan.items.map(\.outcome) == [.made])
    for file in plan.files { files[file.path] = String(decoding: file.after, as: UTF8.self) }
    #expect(places(findings()) == ["app/src/main/java/T.java:3"])
  }
}
