import Findings
import Testing

@testable import PermissionAudit

@Suite("monitoring-without-always speaks only where events are meant for a closed app")
struct MonitoringStopsTests {
  private static let usage =
    "<key>NSLocationWhenInUseUsageDescription</key><string>Shows the huts around you.</string>"

  private static let alarm = """
    import CoreLocation
    final class Alarm: NSObject {
      private let manager = CLLocationManager()
      func ask() { manager.requestWhenInUseAuthorization() }
      func watch(_ hut: CLCircularRegion) { manager.startMonitoring(for: hut) }
      func leave(_ hut: CLCircularRegion) { manager.stopMonitoring(for: hut) }
    }
    """

  private static let screen =
    "class S: UIViewController { override func viewDidDisappear(_ isAnimated: Bool) {} }"

  private func findings(
    _ files: [String: String], alarm: String = Self.alarm, plist: String = ""
  ) -> [Finding] {
    SwiftApp(
      files: files.merging(["App/Alarm.swift": alarm]) { own, _ in own }, plist: Self.usage + plist
    ).findings("monitoring-without-always")
  }

  @Test(
    "a function that stops is followed into files that hear of screens going away",
    arguments: [
      ("", true), ("func done() { alarm.leave(hut) }", true),
      ("struct S: View { var body: some View { map.onDisappear { alarm.leave(hut) } } }", false),
      (screen.replacing("{}", with: "{ alarm.leave(hut) }"), false), (screen, true),
    ])
  func stops(_ screen: String, isFound: Bool) {
    #expect(findings(["App/Screen.swift": screen]).count == (isFound ? 1 : 0))
  }

  @Test(
    "a request for Always anywhere, a purpose string for it, and unknown code prevent the finding",
    arguments: [
      ("import CoreLocation\nfunc more() { manager.requestAlwaysAuthorization() }", ""),
      ("import CoreLocation\nlet s = CLServiceSession(authorization: .always)", ""),
      ("import Strange", ""),
      ("", "<key>NSLocationAlwaysAndWhenInUseUsageDescription</key><string>Why</string>"),
      ("", "<key>NSLocationAlwaysUsageDescription</key><string>Why</string>"),
    ])
  func others(code: String, plist: String) {
    #expect(findings(["App/More.swift": code], plist: plist).isEmpty)
  }

  @Test func `up to iOS 12 monitoring needs Always, which the message says where it matters`()
    throws
  {
    let new = try #require(findings([:]).first)
    #expect(
      new.consequence == "Events reach the app only while it is in use, and never launch it.")
    let old = try #require(
      findings([:], plist: "<key>MinimumOSVersion</key><string>11.0</string>").first)
    #expect(old.consequence.hasPrefix("Up to iOS 12 monitoring needs Always. On iOS 13-"))
  }

  @Test func `a start behind a check for Always is not made under When In Use`() {
    let start = "manager.startMonitoring(for: hut)"
    let guarded = Self.alarm.replacing(
      start, with: "if manager.authorizationStatus == .authorizedAlways { \(start) }")
    #expect(findings([:], alarm: guarded).isEmpty)
  }
}
