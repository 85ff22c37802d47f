import Findings
import Testing

@testable import PermissionAudit

@Suite("What findings on Android apps say about the particular app")
struct AndroidWordsTests {
  private static func findings(
    _ rule: RuleID, manifest: String = "", target: Int = 36, code: [String: String] = [:]
  ) -> [Finding] {
    var files = [
      "settings.gradle": "include ':app'",
      "app/build.gradle": """
      plugins { id 'com.android.application' }
      android { defaultConfig { minSdk 24; targetSdk \(target) } }
      """,
      "app/src/main/AndroidManifest.xml": """
      <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      \(manifest)</manifest>
      """,
    ]
    for (name, text) in code { files["app/src/main/java/\(name)"] = text }
    return Checkup(Audit(only: [rule])).report(on: .memory(files), root: ".").findings
  }

  private static func entry(_ name: String) -> String {
    "<uses-permission android:name=\"\(name)\" />"
  }

  @Test(arguments: [
    ("", "phones", "accepts no updates.", "36"),
    ("android.hardware.type.watch", "watches", "for Wear OS below API 35.", "35"),
    ("android.hardware.type.television", "televisions", "for Android TV below API 34.", "34"),
    ("android.hardware.type.automotive", "cars", "Automotive OS below API 35.", "35"),
  ])
  func `the finding on a target that devices refuse names the kind of device and its own minimum`(
    feature: String, noun: String, end: String, target: String
  ) throws {
    let element = feature.isEmpty ? "" : "<uses-feature android:name=\"\(feature)\" />"
    let finding = try #require(
      Self.findings("target-below-store", manifest: element, target: 22).first)
    #expect(finding.consequence.hasPrefix("Newer \(noun) refuse"))
    #expect(finding.consequence.hasSuffix(end))
    #expect(finding.fix.summary.contains("to \(target),"))
  }

  @Test(
    "the consequence of neverForLocation mentions location only for location permissions",
    arguments: [
      ("ACCESS_COARSE_LOCATION", true), ("BLUETOOTH_CONNECT", false),
      ("BLUETOOTH_ADVERTISE", false),
    ])
  func flag(name: String, namesLocation: Bool) throws {
    let entry =
      "<uses-permission android:name=\"android.permission.\(name)\""
      + " android:usesPermissionFlags=\"neverForLocation\" />"
    let finding = try #require(Self.findings("flag-without-effect", manifest: entry).first)
    #expect(finding.consequence.contains("location") == namesLocation)
  }

  @Test(
    "a call behind a check of what is not declared is not said to throw",
    arguments: [
      ("if (checkSelfPermission(ACCESS_FINE_LOCATION) == PERMISSION_GRANTED) { locate() }", false),
      (
        "if (checkSelfPermission(ACCESS_FINE_LOCATION) != PERMISSION_GRANTED) return; locate()",
        false
      ),
      ("locate()", true),
      ("if (checkSelfPermission(BLUETOOTH_SCAN) == PERMISSION_GRANTED) { }\nlocate()", true),
    ])
  func checks(body: String, crashes: Bool) throws {
    let code = """
      class Guide(val manager: LocationManager) {
        fun start() { \(body) }
      }
      """.replacing("locate()", with: "manager.requestLocationUpdates(\"gps\", 1, 1f, listener)")
    let finding = try #require(
      Self.findings("permission-missing", code: ["Guide.kt": code]).first)
    #expect(finding.consequence.contains("SecurityException") == crashes)
    #expect(finding.consequence.contains("never runs") == !crashes)
  }

  @Test(
    "a class in another package is not mistaken for a service of the same name",
    arguments: [
      ("org.other.Beacons", "org.example.app", 0),
      ("org.example.app.Beacons", "org.example.app", 1),
      (".Beacons", "org.example.app", 1), (".parts.Beacons", "org.example.app", 0),
      (".parts.Beacons", "org.example.parts", 1),
      ("org.example.app.Beacons$Inner", "org.example.app", 1),
      ("${applicationId}.Beacons", "org.example.app", 1),
    ])
  func packages(name: String, package: String, count: Int) {
    let found = Self.findings(
      "foreground-service-without-type",
      manifest: "<application><service android:name=\"\(name)\" /></application>",
      code: [
        "Beacons.kt": """
        package \(package)
        class Beacons : Service() { override fun onCreate() { startForeground(1, notice) } }
        """
      ])
    #expect(found.count == count)
  }

  private static let asked =
    "if (!shouldShowRequestPermissionRationale(ACCESS_FINE_LOCATION)) { deniedForever() }"

  @Test(arguments: [
    ("fun ask() { \(asked) }", 36, "dismissed the prompt, chose approximate or was never asked is"),
    ("fun ask() { \(asked) }", 29, "dismissed the prompt or was never asked is"),
    (
      "override fun onRequestPermissionsResult(a: Int) { \(asked) }", 36,
      "dismissed the prompt or chose approximate is"
    ),
    ("override fun onRequestPermissionsResult(a: Int) { \(asked) }", 29, "dismissed the prompt is"),
    (
      "val ask = registerForActivityResult(RequestPermission()) { granted -> \(asked) }", 29,
      "dismissed the prompt is"
    ),
  ])
  func `who is mistaken for someone who denied for good depends on the target and the place`(
    code: String, target: Int, words: String
  ) {
    let found = Self.findings(
      "rationale-taken-for-final", manifest: Self.entry("android.permission.ACCESS_FINE_LOCATION"),
      target: target, code: ["A.kt": "class A : Activity() {\n\(code)\n}"])
    #expect(found.map(\.consequence) == ["Anyone who \(words) treated as having denied for good."])
  }

  @Test func `an answer that a function returns is reported once, where it is negated`() {
    let found = Self.findings(
      "rationale-taken-for-final",
      code: [
        "A.java": """
        class A {
          void ask() {
            if (!shows(name)) { deniedForever(); }
          }
          boolean shows(String name) {
            if (fragment != null) {
              return fragment.shouldShowRequestPermissionRationale(name);
            } else {
              return ActivityCompat.shouldShowRequestPermissionRationale(activity, name);
            }
          }
        }
        """
      ])
    #expect(found.map(\.position.line) == [3])
  }

  @Test func `an answer stored in a variable is reported where the same function negates it`() {
    let shows = "boolean shows = shouldShowRequestPermissionRationale(activity, name);"
    let found = Self.findings(
      "rationale-taken-for-final",
      code: [
        "A.java": """
        class A {
          void ask() { boolean showsRationale = false; \(shows) }
          void answered(int[] grantResults) {
            boolean showsRationale = shouldShowRequestPermissionRationale(activity, name);
            if (!showsRationale) { onPermanentlyDenied(); }
          }
        }
        """
      ])
    #expect(found.map(\.position.line) == [5])
    #expect(found.allSatisfy { !$0.consequence.contains("never asked") })
  }

  @Test func `the finding on a permission name that ends with a space mentions the space`() throws {
    let found = Self.findings(
      "permission-ignored", manifest: Self.entry("android.permission.ACCESS_FINE_LOCATION "))
    let finding = try #require(found.first)
    #expect(finding.message.hasPrefix("the name of a permission ends with a space"))
    #expect(finding.fix.summary == "Delete the space in the name.")
  }

  @Test(arguments: [("enable", true), ("disable", false)])
  func `a request is offered for switching Bluetooth on, not for switching it off`(
    call: String, hasSnippet: Bool
  ) {
    let found = Self.findings(
      "bluetooth-enabled-by-code",
      code: ["A.kt": "fun go(adapter: BluetoothAdapter) { adapter.\(call)() }"])
    #expect(found.map { $0.fix.snippet != nil } == [hasSnippet])
  }

  @Test(arguments: [
    ("fun ask() { requestPermissions(arrayOf(Manifest.permission.BLUETOOTH), 1) }", "Take"),
    ("fun has() = checkSelfPermission(Manifest.permission.BLUETOOTH) == GRANTED", "Make sure"),
    (
      "fun names() = when { SDK_INT >= S -> arrayOf(Manifest.permission.BLUETOOTH)\nelse -> null }",
      "Make sure"
    ),
    (
      "fun has() = SDK_INT < S && checkSelfPermission(Manifest.permission.BLUETOOTH) == 1",
      "Declare"
    ),
    (
      "fun ask() { val names = mutableListOf<String>()\n"
        + "if (SDK_INT >= S) { names.add(Manifest.permission.BLUETOOTH_SCAN) }"
        + " else { names.add(Manifest.permission.BLUETOOTH) }\n"
        + "requestPermissions(names.toTypedArray(), 1) }", "Declare"
    ),
    ("fun none() = 1", "Declare"),
  ])
  func `the fix names code that may use an old Bluetooth permission before it proposes the cap`(
    code: String, begin: String
  ) throws {
    let found = Self.findings(
      "old-bluetooth-cap", manifest: Self.entry("android.permission.BLUETOOTH"),
      code: ["A.kt": code])
    let finding = try #require(found.first)
    #expect(finding.fix.summary.hasPrefix(begin))
    #expect(finding.message.contains("nothing uses it") == (begin == "Declare"))
  }
}
