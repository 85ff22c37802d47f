import AppArtifacts
import Findings
import Testing

@testable import PermissionAudit

@Suite("Fixes and messages speak of the app's own code and text")
struct FixTextTests {
  @Test(
    "the line to paste names the manager as the file does",
    arguments: [
      ("App/A.swift", "locationManager.requestAlwaysAuthorization()", "locationManager.ask()"),
      ("App/A.swift", "self.manager?.requestAlwaysAuthorization()", "self.manager?.ask()"),
      (
        "App/A.swift", "CLLocationManager().requestAlwaysAuthorization()",
        "manager.ask()"
      ),
      ("App/A.m", "[self.manager requestAlwaysAuthorization];", "[self.manager ask];"),
      ("App/A.m", "[_manager requestAlwaysAuthorization];", "[_manager ask];"),
      ("App/A.m", "[[self manager] requestAlwaysAuthorization];", "[[self manager] ask];"),
      ("App/A.m", "self.manager.requestAlwaysAuthorization;", "[self.manager ask];"),
    ])
  func receiver(path: String, call: String, snippet: String) {
    let code =
      path.hasSuffix(".m")
      ? "@implementation A\n- (void)ask { \(call) }\n@end"
      : "import CoreLocation\nfinal class A { func ask() { \(call) } }"
    let findings = SwiftApp(files: [path: code], plist: AlwaysRequestedFirstTests.plist)
      .findings("always-requested-first")
    #expect(
      findings.map(\.fix.snippet) == [
        snippet.replacing("ask", with: "requestWhenInUseAuthorization")
      ])
  }

  @Test func `a vague text is shown, and cut where it is long`() throws {
    func message(_ text: String) throws -> String {
      let app = SwiftApp(
        files: ["App/A.swift": "import UIKit"],
        plist: "<key>NSLocationWhenInUseUsageDescription</key><string>\(text)</string>")
      return try #require(app.findings("purpose-string-vague").first?.message)
    }
    let key = "NSLocationWhenInUseUsageDescription does not say why the app needs the data"
    #expect(
      try message("This app\n needs your location.") == "\(key): “This app needs your location.”")
    let long = Array(repeating: "This app needs your location.", count: 5).joined(separator: " ")
    #expect(try message(long) == "\(key): “\(long.prefix(79))…”")
  }

  @Test(
    "what is in place of a text is not proposed as one",
    arguments: [
      ("Shows the way.", "Shows the way."),
      ("NSLocationAlwaysUsageDescription", "WRITE: how the app uses location in the background"),
      ("TODO", "WRITE: how the app uses location in the background"),
    ])
  func written(old: String, proposed: String) {
    let app = SwiftApp(
      files: [
        "App/A.swift":
          "import CoreLocation\nlet m = CLLocationManager()\nfunc f() { m.requestAlwaysAuthorization() }"
      ],
      plist: "<key>NSLocationAlwaysUsageDescription</key><string>\(old)</string>")
    let snippet = app.findings("purpose-string-legacy-only").first?.fix.snippet
    #expect(snippet?.contains("<string>\(proposed)") == true)
  }

  @Test func `the line for a text from a build setting sets the setting`() throws {
    let key = "NSLocationWhenInUseUsageDescription"
    var app = Apps.app(keys: [key: .string("")])
    app.configurations[0].infoPlist?.entries[0].position = SourcePosition(
      file: "App.xcodeproj/project.pbxproj", line: 7)
    let findings = Apps.findings([app], ["App": [.requestWhenInUseAuthorization]])
    let empty = try #require(findings.first { $0.rule.rawValue == "purpose-string-empty" })
    #expect(empty.fix.snippet?.hasPrefix("INFOPLIST_KEY_\(key) = \"") == true)
  }

  @Test func `an empty text that no prompt shows is not said to be in one`() {
    func effect(_ code: String) -> String? {
      SwiftApp(
        files: ["App/A.swift": "import CoreLocation\nlet m = CLLocationManager()\n\(code)"],
        plist: "<key>NSLocationWhenInUseUsageDescription</key><string></string>"
      ).findings("purpose-string-empty").first?.consequence
    }
    let shown = "On the phone the prompt gives no reason."
    #expect(effect("func f() { m.requestWhenInUseAuthorization() }")?.hasPrefix(shown) == true)
    #expect(effect("func f() { m.startUpdatingLocation() }")?.hasPrefix(shown) == false)
  }

  @Test func `the text for Always is not called superfluous where a request is missing`() {
    let keys = ["WhenInUse", "AlwaysAndWhenInUse"].map {
      "<key>NSLocation\($0)UsageDescription</key><string>Shows the way.</string>"
    }.joined()
    func rules(_ code: String) -> [String] {
      SwiftApp(
        files: ["App/A.swift": "import CoreLocation\nlet m = CLLocationManager()\n\(code)"],
        plist: keys
      ).findings("purpose-string-superfluous", "location-never-requested").map(\.rule.rawValue)
    }
    #expect(rules("func f() { m.startUpdatingLocation() }") == ["location-never-requested"])
    #expect(
      rules("func f() { m.requestWhenInUseAuthorization() }") == ["purpose-string-superfluous"])
  }

  @Test func `a vague old text is not proposed as the new one`() throws {
    let plist = ["WhenInUse", "Always"].map {
      "<key>NSLocation\($0)UsageDescription</key><string>App needs your location</string>"
    }.joined()
    let app = SwiftApp(
      files: [
        "App/A.swift": """
        import CoreLocation
        let m = CLLocationManager()
        func f() { m.requestAlwaysAuthorization() }
        """
      ], plist: plist)
    let found = try #require(app.findings("purpose-string-legacy-only").first)
    #expect(found.fix.snippet?.contains("<string>WRITE: ") == true)
  }

  @Test(
    "the outcome of a start without a request is described as the service reports it",
    arguments: [
      ("startMonitoring(for: r)", "no event arrives. monitoringDidFailFor may report error 4."),
      ("startUpdatingLocation()", "nothing is delivered, not even an error."),
    ])
  func unasked(call: String, end: String) throws {
    let app = SwiftApp(
      files: [
        "App/A.swift": """
        import CoreLocation
        let m = CLLocationManager()
        func f(r: CLRegion) { m.\(call) }
        """
      ])
    let found = try #require(app.findings("location-never-requested").first)
    #expect(found.consequence.hasSuffix(end))
  }
}
