import Findings
import SourceReaders
import Testing

@Suite("Constructions in Swift")
struct SwiftConstructionTests {
  @Test(
    "are found however they are spelled",
    arguments: [
      "let m = CLLocationManager()", "let m = CLLocationManager.init()",
      "let m = CoreLocation.CLLocationManager()", "let m: CLLocationManager = .init()",
      "lazy var m: CLLocationManager? = .init()", "var m: CLLocationManager { .init() }",
      "func f(m: CLLocationManager = .init()) {}", "func make() -> CLLocationManager { .init() }",
      "func make() -> CLLocationManager { return .init() }", "let make = CLLocationManager.init",
      "class A { var m: CLLocationManager!\n func f() { m = .init() } }",
      "class A { var m: CLLocationManager?\n func f() { self.m = .init() } }",
      "typealias LM = CLLocationManager\nlet m = LM()",
      "typealias LM = CLLocationManager\nlet m: LM = .init()",
    ])
  func locationManager(source: String) {
    let calls = reading(source).calls
    #expect(calls.map(\.api) == [.locationManager])
    #expect(calls.map(\.form) == [.construction])
  }

  @Test(
    "are not types alone",
    arguments: [
      "var m: CLLocationManager?", "func f(m: CLLocationManager) -> CLLocationManager { m }",
      "let all: [CLLocationManager] = []", "let m = x as? CLLocationManager",
      "extension CLLocationManager: Locating {}", "let m: Own.CLLocationManager = .init()",
      "let m = Own.CLLocationManager()", "class CLLocationManager {}",
      "protocol P { associatedtype M: CLLocationManager }",
      "let n: Int = .init()\nvar m: CLMonitor",
    ])
  func typesAlone(source: String) {
    #expect(uses(source) == [])
  }

  @Test(
    "include subclasses and mere references, each in its form",
    arguments: [
      ("class A: CLLocationManager {}", "1: CLLocationManager subclass"),
      ("class A: CLLocationManager, P {}", "1: CLLocationManager subclass"),
      ("class A: CoreLocation.CLLocationManager {}", "1: CLLocationManager subclass"),
      ("let t = CLLocationManager.self", "1: CLLocationManager reference"),
      ("if CMPedometer.isStepCountingAvailable() {}", "1: CMPedometer reference"),
      ("let a = CBCentralManager.authorization", "1: CBCentralManager reference"),
    ])
  func otherForms(source: String, use: String) {
    #expect(uses(source) == [use])
  }

  @Test(
    "of each class",
    arguments: [
      ("CMMotionActivityManager()", PlatformAPI.motionActivityManager),
      ("CMPedometer()", .pedometer), ("CMAltimeter()", .altimeter),
      ("CMSensorRecorder()", .sensorRecorder), ("CMMotionManager()", .motionManager),
      ("CMMovementDisorderManager()", .movementDisorderManager),
      ("CMHeadphoneMotionManager()", .headphoneMotionManager),
      ("CBCentralManager(delegate: self, queue: nil)", .centralManager),
      ("CBPeripheralManager()", .peripheralManager), ("CLLocationButton()", .locationButton),
      ("CLBackgroundActivitySession()", .backgroundActivitySession),
    ])
  func classes(source: String, api: PlatformAPI) {
    #expect(reading("let x = " + source).calls.map(\.api) == [api])
  }

  @Test("of a SwiftUI location button need its module")
  func locationButton() {
    let button = "LocationButton(.currentLocation) { ask() }"
    #expect(uses(button) == [])
    #expect(
      uses("import CoreLocationUI\n" + button)
        == ["2: LocationButton construction"]
        .map { $0.replacing("LocationButton", with: "CLLocationButton") })
  }

  @Test("of a monitor and a session carry what they are given")
  func arguments() {
    let source = """
      let a = await CLMonitor("Regions")
      let b = await CLMonitor(name)
      let c = CLServiceSession(authorization: .always)
      let d = CLServiceSession(authorization: wanted, fullAccuracyPurposeKey: "Trip")
      """
    let calls = reading(source).calls
    #expect(calls.map(\.argument) == [.text("Regions"), .dynamic, .member("always"), .dynamic])
    #expect(calls.map(\.purposeKey) == [.none, .none, .none, .text("Trip")])
  }
}
