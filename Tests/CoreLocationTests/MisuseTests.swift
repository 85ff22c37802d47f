import AppHosting
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

@Suite("Misuse is answered with a sentence")
struct MisuseTests {
  @Test func `without a phone a manager does nothing, and does not wait`() {
    let manager = CLLocationManager()
    let ear = Ear()
    manager.delegate = ear
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(manager.authorizationStatus == .notDetermined)
    #expect(ear.heard.isEmpty && ear.locations.isEmpty)
    #expect(!CLLocationManager.locationServicesEnabled())
  }

  @Test func `on a thread without a run loop, the trace says that no one will be called`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    hand.turns.hasRunLoop.withLock { $0 = false }
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.grantWhenInUse(to: manager)
    #expect(ear.heard.isEmpty)
    #expect(hand.trace(containing: "on a thread without a run loop").count == 1)
  }

  @Test func `a delegate that nothing holds is missed once, with the call that it misses`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let manager = try hand.run { CLLocationManager() }
    try hand.run {
      let ear = Ear()
      manager.delegate = ear
    }
    try hand.grantWhenInUse(to: manager)
    try hand.run { manager.startUpdatingLocation() }
    hand.phone.advance(by: .seconds(10))
    #expect(hand.trace(containing: "the delegate of a CLLocationManager is gone").count == 1)
  }

  @Test func `a manager that nothing holds takes its question with it, IOS-AUTH-041`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    try hand.run { CLLocationManager().requestWhenInUseAuthorization() }
    #expect(hand.phone.prompt == nil)
  }

  @Test func `a manager of a process that has ended does nothing`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.phone.forceQuit(hand.app)
    _ = ear.take()
    manager.requestWhenInUseAuthorization()
    try hand.phone.open(hand.app)
    #expect(hand.phone.prompt == nil)
    #expect(ear.heard.isEmpty)
  }
}
