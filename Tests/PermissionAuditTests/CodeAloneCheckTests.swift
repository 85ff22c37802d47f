import AppArtifacts
import Findings
import Testing

@testable import PermissionAudit

@Suite("Code that is checked without an app")
struct CodeAloneCheckTests {
  private func report(_ text: String, named name: String = "Tracker.swift") -> Report {
    Checkup().report(on: .memory([name: text], focus: name), root: name)
  }

  private static let tracker = """
    import CoreLocation
    final class Tracker {
      let manager = CLLocationManager()
      func begin() {
        manager.requestAlwaysAuthorization()
        manager.allowsBackgroundLocationUpdates = true
        manager.startUpdatingLocation()
      }
    }
    """

  @Test func `gets a table of the keys that an app must have, with the call that needs each`() {
    let table = report(Self.tracker).targets.first?.abilities.first
    #expect(
      table?.rows.map(\.label) == [
        "NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
        "UIBackgroundModes: location",
      ])
    #expect(
      table?.rows.last?.cells.first?.text == "allowsBackgroundLocationUpdates (Tracker.swift:6)")
  }

  @Test func `is called incorrect for nothing that the unseen Info.plist or app may have`() {
    let report = report(
      """
      import CoreLocation
      final class Tracker: NSObject, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        override init() { super.init(); manager.delegate = self }
        func begin() { manager.startUpdatingLocation() }
        func locationManager(_ m: CLLocationManager, didUpdateLocations l: [CLLocation]) {}
        func locationManager(_ m: CLLocationManager, didFailWithError e: Error) {}
      }
      """)
    #expect(report.findings.filter { !$0.isPreview && $0.severity > .note }.isEmpty)
  }

  @Test func `has its own defects found`() {
    let found = report(
      """
      import CoreLocation
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          if CLLocationManager.locationServicesEnabled() { print("on") }
        }
      }
      """
    ).findings.map(\.rule)
    #expect(found == ["services-enabled-on-main"])
  }

  @Test func `says what was not checked`() {
    let target = report(Self.tracker).targets.first
    #expect(target?.kind == "source file")
    #expect(target?.unknowns.contains { $0.contains("the Info.plist of the app") } == true)
    #expect(target?.infoPlist == nil)
    #expect(target?.playable == nil)
  }

  @Test func `without a call that needs a key says that`() {
    let table = report("struct Point { var x = 0 }").targets.first?.abilities.first
    #expect(table?.rows.isEmpty == true)
    #expect(table?.notes.count == 1)
  }

  @Test func `for Android gets the permissions that an app must declare`() throws {
    let report = report(
      """
      package x
      class A : Activity() {
        fun ask() {
          requestPermissions(arrayOf(
            Manifest.permission.ACCESS_FINE_LOCATION,
            Manifest.permission.ACCESS_BACKGROUND_LOCATION), 1)
        }
      }
      """, named: "A.kt")
    let target = try #require(report.targets.first)
    #expect(target.kind == "Android source file")
    #expect(target.unknowns == ["the manifest and the other code of the app"])
    let labels = target.abilities.flatMap(\.rows).map(\.label)
    #expect(labels.contains("ACCESS_FINE_LOCATION"))
    #expect(labels.contains("ACCESS_BACKGROUND_LOCATION"))
    // What is refused depends on the target, which only the manifest shows.
    #expect(report.findings.isEmpty)
  }
}
