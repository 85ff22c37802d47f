import Testing

@testable import PermissionAudit

@Suite("background-updates-set-late follows a function into the files that call it")
struct BackgroundCallsTests {
  private static let recorder = """
    import CoreLocation
    final class Recorder: NSObject {
      let manager = CLLocationManager()
      func ask() { manager.requestWhenInUseAuthorization() }
      func keepRecording() { manager.allowsBackgroundLocationUpdates = true }
    }
    """
  private static let late = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let recorder = Recorder()
      func applicationDidEnterBackground(_ application: UIApplication) { recorder.keepRecording() }
    }
    """

  @Test(
    "what only the callback calls is set late, and what anything else may call is not",
    arguments: [
      (late, "", true),
      (
        "struct Root: View { var body: some View { map.onChange(of: phase) { if phase == .background"
          + " { recorder.keepRecording() } } } }", "", true
      ),
      ("", "", false),
      ("func start() { recorder.keepRecording() }", "", false),
      (late, "func start() { recorder.keepRecording() }", false),
      (late, "let later = recorder.keepRecording", false),
      (late, "final class Other { func keepRecording() {} }", false),
      (late, "// keepRecording()", true),
    ])
  func callers(first: String, second: String, isFound: Bool) {
    let app = SwiftApp(
      files: [
        "App/Recorder.swift": Self.recorder, "App/First.swift": first, "App/Second.swift": second,
      ],
      plist: "<key>UIBackgroundModes</key><array><string>location</string></array>")
    #expect(
      app.findings("background-updates-set-late").map(\.position.line) == (isFound ? [5] : []))
  }

  @Test(arguments: [
    ("CLLocationManager()", "func start() { manager.startUpdatingLocation() }", true),
    ("BDLocationManager.instance()", "func start() { manager.startGeoTriggering() }", false),
  ])
  func `the fix calls startUpdatingLocation only if the code starts that manager with it`(
    manager: String, start: String, isStarted: Bool
  ) throws {
    let recorder = Self.recorder
      .replacing("let manager = CLLocationManager()", with: "let manager = \(manager); \(start)")
    let app = SwiftApp(
      files: ["App/Recorder.swift": recorder, "App/First.swift": Self.late],
      plist: "<key>UIBackgroundModes</key><array><string>location</string></array>")
    let fix = try #require(app.findings("background-updates-set-late").first).fix
    #expect(fix.snippet?.contains("allowsBackgroundLocationUpdates = true") == true)
    #expect(fix.snippet?.contains("startUpdatingLocation") == isStarted)
  }

  @Test func `a function that Objective-C names may be called at any time`() {
    let app = SwiftApp(
      files: [
        "App/Recorder.swift": Self.recorder, "App/First.swift": Self.late,
        "App/Menu.m": "void start(Recorder *r) { [r keepRecording]; }",
      ],
      plist: "<key>UIBackgroundModes</key><array><string>location</string></array>")
    #expect(app.findings("background-updates-set-late").isEmpty)
  }

  @Test(
    "a function that the system may call is not followed",
    arguments: ["@IBAction", "@objc", "override"])
  func known(_ modifier: String) {
    let recorder = Self.recorder.replacing("func keep", with: "\(modifier) func keep")
    let app = SwiftApp(
      files: ["App/Recorder.swift": recorder, "App/First.swift": Self.late],
      plist: "<key>UIBackgroundModes</key><array><string>location</string></array>")
    #expect(app.findings("background-updates-set-late").isEmpty)
  }
}
