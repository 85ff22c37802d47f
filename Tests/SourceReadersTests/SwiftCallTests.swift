import Testing

@Suite("Calls in Swift")
struct SwiftCallTests {
  @Test(
    "are found on any receiver",
    arguments: [
      "manager.requestAlwaysAuthorization()", "self.manager.requestAlwaysAuthorization()",
      "manager?.requestAlwaysAuthorization()", "manager!.requestAlwaysAuthorization()",
      "managers[0].requestAlwaysAuthorization()", "make().requestAlwaysAuthorization()",
      "manager\n  .requestAlwaysAuthorization()", "{ $0.requestAlwaysAuthorization() }(manager)",
      "Task { await MainActor.run { manager.requestAlwaysAuthorization() } }",
      "if #available(iOS 13, *) { manager.requestAlwaysAuthorization() }",
      "manager.`requestAlwaysAuthorization`()", "(manager).requestAlwaysAuthorization()",
    ])
  func receivers(source: String) {
    #expect(reading(source).calls.map(\.api) == [.requestAlwaysAuthorization])
    #expect(reading(source).calls.map(\.form) == [.call])
  }

  @Test(
    "are references where nothing runs",
    arguments: [
      "let ask = manager.requestAlwaysAuthorization",
      "let ask = #selector(CLLocationManager.requestAlwaysAuthorization)",
      "manager.perform(Selector(\"requestAlwaysAuthorization\"))",
      "let s = NSSelectorFromString(\"requestAlwaysAuthorization\")",
    ])
  func references(source: String) {
    #expect(
      reading(source).calls.filter { $0.api == .requestAlwaysAuthorization }.map(\.form)
        == [.reference])
  }

  @Test(
    "are not declarations, comments, strings, enum members or wrappers with a completion",
    arguments: [
      "protocol P { func requestAlwaysAuthorization() }",
      "class Fake: P { func requestAlwaysAuthorization() {} }",
      "let text = \"manager.requestAlwaysAuthorization()\"",
      "let text = \"\"\"\nmanager.requestAlwaysAuthorization()\n\"\"\"",
      "/* manager.requestAlwaysAuthorization() */ let a = 1 // .requestAlwaysAuthorization()",
      "enum Step { case requestAlwaysAuthorization }", "go(.requestAlwaysAuthorization)",
      "Step.requestAlwaysAuthorization.go()", "let requestAlwaysAuthorization = 1",
      "struct S { var requestAlwaysAuthorization: () -> Void }",
      "S(requestAlwaysAuthorization: {})", "wrapper.requestAlwaysAuthorization { granted in }",
      "wrapper.requestAlwaysAuthorization(completion: done)",
      "class W { func requestAlwaysAuthorization() {}\n func f() { requestAlwaysAuthorization() } }",
      "class W { func f() { self.requestAlwaysAuthorization() } }",
    ])
  func noUse(source: String) {
    #expect(uses(source) == [])
  }

  @Test(
    "need no receiver in Core Location's own classes",
    arguments: [
      "extension CLLocationManager { func ask() { requestAlwaysAuthorization() } }",
      "class M: CLLocationManager { func ask() { self.requestAlwaysAuthorization() } }",
      """
      class M: CLLocationManager {
        override func requestAlwaysAuthorization() { super.requestAlwaysAuthorization() }
      }
      """,
      "class M: BaseLocationManager { func ask() { requestAlwaysAuthorization() } }",
    ])
  func ownClasses(source: String) {
    let calls = reading(source).calls.filter { $0.form == .call }
    #expect(calls.map(\.api) == [.requestAlwaysAuthorization])
  }

  @Test(
    "are known for every service",
    arguments: [
      ("m.startUpdatingLocation()", "1: startUpdatingLocation call"),
      ("m.startUpdatingHeading()", "1: startUpdatingHeading call"),
      ("m.requestLocation()", "1: requestLocation call"),
      ("m.startMonitoringVisits()", "1: startMonitoringVisits call"),
      ("m.startMonitoring(for: region)", "1: startMonitoring(for:) call"),
      ("m.startMonitoringForRegion(region)", "1: startMonitoring(for:) call"),
      ("m.startRangingBeacons(in: region)", "1: startRangingBeacons call"),
      ("m.startRangingBeacons(satisfying: c)", "1: startRangingBeacons call"),
      ("m.startMonitoringLocationPushes { _, _ in }", "1: startMonitoringLocationPushes call"),
      (
        "m.startMonitoringSignificantLocationChanges()",
        "1: startMonitoringSignificantLocationChanges call"
      ),
      ("CLLocationUpdate.liveUpdates(.automotive)", "1: CLLocationUpdate.liveUpdates call"),
      ("if m.allowsBackgroundLocationUpdates {}", "1: allowsBackgroundLocationUpdates read"),
    ])
  func services(source: String, use: String) {
    #expect(uses(source) == [use])
  }

  @Test(
    "of other frameworks with the same words are left out",
    arguments: [
      "audio.startMonitoring()", "path.startMonitoring(queue: q)", "client.liveUpdates()",
      "let wanted = options.requestLocation", "api.requestLocation(id: 3)",
      "stream.requestLocation { _ in }",
    ])
  func sameWords(source: String) {
    #expect(uses("import CoreLocation\n" + source) == [])
  }

  @Test("of the status are read from Core Location only")
  func status() {
    let source = """
      import CoreLocation
      if manager.authorizationStatus == .denied {}
      let a = CLLocationManager.authorizationStatus()
      let b = AVCaptureDevice.authorizationStatus(for: .video)
      let c = settings.authorizationStatus
      let d = CMPedometer.authorizationStatus()
      let e = CLLocationManager.locationServicesEnabled()
      let f = manager.accuracyAuthorization
      """
    #expect(
      uses(source) == [
        "2: authorizationStatus read", "3: CLLocationManager reference",
        "3: authorizationStatus call", "6: CMPedometer reference",
        "7: CLLocationManager reference", "7: locationServicesEnabled call",
        "8: accuracyAuthorization read",
      ])
  }

  @Test("name the type and function around them")
  func enclosing() {
    let source = """
      manager.requestLocation()
      func free(_ a: Int, at b: Int) { manager.requestLocation() }
      extension Outer.Inner {
        final class Model {
          init(start: Bool) { let x = { manager.requestLocation() } }
          deinit { manager.requestLocation() }
          var value: Int { manager.requestLocation(); return 1 }
          subscript(i: Int) -> Int { manager.requestLocation(); return 1 }
          func outer() { func inner() { manager.requestLocation() } }
        }
      }
      """
    #expect(
      reading(source).calls.map(\.enclosing) == [
        nil, "free(_:at:)", "Outer.Inner.Model.init(start:)", "Outer.Inner.Model.deinit",
        "Outer.Inner.Model.value", "Outer.Inner.Model.subscript(i:)", "Outer.Inner.Model.outer()",
      ])
  }
}
