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
        "CLLocationManager().ask()"
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
    let findings = SwiftApp(files: [path: code]).findings("always-requested-first")
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
    let key = "NSLocationWhenInUseUsageDescription does not say what for"
    #expect(
      try message("This app\n needs your location.") == "\(key): “This app needs your location.”")
    let long = Array(repeating: "This app needs your location.", count: 5).joined(separator: " ")
    #expect(try message(long) == "\(key): “\(long.prefix(79))…”")
  }
}
