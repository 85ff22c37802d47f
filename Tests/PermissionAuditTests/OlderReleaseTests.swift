import Findings
import Testing

@testable import PermissionAudit

@Suite("Findings tell which API needs what on which releases")
struct OlderReleaseTests {
  private func app(_ body: String, oldest: String, plist: String = "") -> SwiftApp {
    SwiftApp(
      files: [
        "App/Alarm.swift": """
        import CoreLocation
        final class Alarm: NSObject {
          private let manager = CLLocationManager()
        \(body)
        }
        """
      ], plist: "<key>MinimumOSVersion</key><string>\(oldest)</string>" + plist)
  }

  @Test func `a missing purpose string names the API that needs it on most releases`()
    throws
  {
    let finding = try #require(
      app(
        """
        func watch(_ hut: CLCircularRegion) { manager.startMonitoring(for: hut) }
        func ask() { manager.requestWhenInUseAuthorization() }
        """, oldest: "10.0"
      ).findings("purpose-string-missing").first)
    #expect(finding.message.hasPrefix("requestWhenInUseAuthorization needs"))
    #expect(finding.systems?.hasPrefix("iOS 10") == true)
  }

  private static let region =
    "func watch(_ hut: CLCircularRegion) { manager.startMonitoring(for: hut) }"

  @Test(
    "regions alone need a request for Always before iOS 13, and others do not",
    arguments: [
      (region, "12.0", "requestAlways"), (region, "13.0", "requestWhenInUse"),
      ("func watch() { manager.startMonitoringVisits() }", "12.0", "requestAlways"),
      (region + "\nfunc follow() { manager.startUpdatingLocation() }", "12.0", "requestWhenInUse"),
    ])
  func neverRequested(body: String, oldest: String, request: String) throws {
    let finding = try #require(
      app(body, oldest: oldest).findings("location-never-requested").first)
    #expect(finding.fix.snippet == "manager.\(request)Authorization()")
    #expect(finding.fix.summary.hasPrefix("Ask for Always") == (request == "requestAlways"))
  }
}
