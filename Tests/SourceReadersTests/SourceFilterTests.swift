import Testing

@testable import SourceReaders

@Suite("The byte filter")
struct SourceFilterTests {
  @Test(
    "lets a file pass that spells a name",
    arguments: [
      "let m = CLLocationManager()", "m.requestAlwaysAuthorization()",
      "m.requestWhenInUseAuthorization()", "m?.allowsBackgroundLocationUpdates = true",
      "[m setAllowsBackgroundLocationUpdates:YES];", "CLServiceSession(authorization: .always)",
      "for try await u in CLLocationUpdate.liveUpdates() {}", "CMMotionActivityManager()",
      "CMPedometer()", "CBCentralManager()", "await CLMonitor(\"a\")",
      "CLBackgroundActivitySession()",
      "m.startUpdatingLocation()", "m.startUpdatingHeading()", "m.startMonitoring(for: r)",
      "m.startRangingBeacons(satisfying: c)", "info[\"UIBackgroundModes\"]", "m.requestLocation()",
      "[m startMonitoringForRegion:r];", "m.startMonitoringSignificantLocationChanges()",
      "func locationManager(_ m: CLLocationManager, didFailWithError e: Error) {}",
      "m.accuracyAuthorization == .fullAccuracy", "[self.m accuracyAuthorization];",
      "extension CLLocationManager { var a: Int { accuracyAuthorization.rawValue } }",
      "[m performSelector:@selector(accuracyAuthorization)];",
      "\u{FEFF}\nm.requestAlwaysAuthorization()",
    ])
  func passes(source: String) {
    #expect(SourceFilter.passes(Array(source.utf8)))
  }

  @Test(
    "stops a file that spells none, or only mentions one",
    arguments: [
      "", "C", "import CoreLocation", "class FakeCLLocationManagerStub {}", "let CLMonitors = 1",
      "_CLMonitor", "  // m.requestAlwaysAuthorization()", "/// `CLLocationManager` asks",
      "func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}",
      "- (void)locationManager:(CLLocationManager *)manager didVisit:(CLVisit *)visit {}",
      "settings.authorizationStatus", "requestAlwaysAuthorizatio",
      "func requestAlwaysAuthorization() {}",
      "  var allowsBackgroundLocationUpdates: Bool { get set }",
      "func download(_ d: WKDownload, didFailWithError e: any Error) {}",
      "Entry(accuracyAuthorization: .fullAccuracy)", "text += \"\\(accuracyAuthorization)\"",
    ])
  func stops(source: String) {
    #expect(!SourceFilter.passes(Array(source.utf8)))
  }

  @Test("finds every name that the readers know", arguments: PlatformName.all.map(\.spelling))
  func spelling(_ name: String) throws {
    let api = try #require(PlatformName.named(name)).api
    let source = "import WebKit\nlet manager: LocationManager\nmanager.locationManager.\(name) = a"
    let found = Array(source.utf8).withUnsafeBytes { SourceFilter.interest(in: $0) }
    #expect(found == [api])
  }

  @Test("tells which APIs are named, the status queries included")
  func interest() {
    let source = "CLLocationManager.authorizationStatus(); m.requestLocation() // CMPedometer"
    let interest = Array(source.utf8).withUnsafeBytes { SourceFilter.interest(in: $0) }
    #expect(
      interest == [.locationManager, .authorizationStatus, .requestLocation, .pedometer])
  }
}
