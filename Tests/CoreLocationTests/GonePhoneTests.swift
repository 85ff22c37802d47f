import CoreLocation
import DeterministicExecution
import PhoneSimulator
import Testing

@Suite("A phone that nothing holds any more")
struct GonePhoneTests {
  @MainActor final class Tracker: NSObject {
    nonisolated(unsafe) let manager = CLLocationManager()

    func wait() async { try? await Task.sleep(for: .seconds(100)) }
  }

  @Test func `code that waits with a manager in hand does not keep it`() throws {
    weak var phone: VirtualPhone?
    do {
      let made = VirtualPhone(system: .iOS(17, 4))
      phone = made
      let app = try made.install(AppPackage(name: "Trail"))
      try made.open(app)
      let tracker = try app.run { Tracker() }
      try app.begin { await tracker.wait() }
    }
    #expect(phone == nil)
  }

  @Test func `a manager that outlives it does nothing, and knows nothing`() throws {
    func made() throws -> Tracker {
      let phone = VirtualPhone(system: .iOS(17, 4))
      let app = try phone.install(
        AppPackage(name: "Trail", purposeStrings: [.whenInUse: "For the trail."]))
      try phone.open(app)
      let tracker = try app.run { Tracker() }
      try app.run { tracker.manager.requestWhenInUseAuthorization() }
      try phone.answer(.allowWhileUsing)
      #expect(tracker.manager.authorizationStatus == .authorizedWhenInUse)
      return tracker
    }
    let manager = try made().manager
    #expect(manager.authorizationStatus == .notDetermined)
    manager.startUpdatingLocation()
    manager.requestLocation()
    #expect(manager.location == nil)
  }
}
