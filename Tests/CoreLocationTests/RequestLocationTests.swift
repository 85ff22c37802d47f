import AppHosting
import AuthorizationEngine
import PlatformModel
import Testing

@testable import CoreLocation

@Suite("requestLocation")
struct RequestLocationTests {
  final class OnlyLocations: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations: [CLLocation]) {}
  }

  class OnlyErrors: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  }

  final class ErrorsOfItsBase: OnlyErrors {}

  class Both: NSObject {}
  final class BothOfItsBase: Both {}

  private static let noLocations = "Delegate must respond to locationManager:didUpdateLocations:"
  private static let noErrors = "Delegate must respond to locationManager:didFailWithError:"

  @Test(arguments: [
    ("none", noLocations), ("one without methods", noLocations), ("only locations", noErrors),
    ("only errors", noLocations), ("errors of its base", noLocations), ("both", nil),
    ("both of its base", nil), ("all", nil),
  ])
  func `without both callbacks it is Apple's exception, at once, IOS-REQ-023`(
    kind: String, reason: String?
  ) throws {
    let delegates: [String: any CLLocationManagerDelegate] = [
      "one without methods": Deaf(), "only locations": OnlyLocations(),
      "only errors": OnlyErrors(), "errors of its base": ErrorsOfItsBase(), "both": Both(),
      "both of its base": BothOfItsBase(), "all": Ear(),
    ]
    let hand = try PhoneInHand(.iOS(17, 4))
    let process = try hand.process
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = delegates[kind]
    try hand.grantWhenInUse(to: manager)
    try hand.run { manager.requestLocation() }
    #expect(process.crash?.reason == reason)
    #expect(process.crash?.name == reason.map { _ in "NSInternalInconsistencyException" })
    #expect(process.isAlive == (reason == nil))
  }

  final class Deaf: NSObject, CLLocationManagerDelegate {}

  @Test func `whether a delegate has a method can be read on this machine`() {
    #expect(DelegateMethods.isReadable)
  }

  @Test func `the exception is thrown by the next verb, with its exact text`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let manager = try hand.run { CLLocationManager() }
    try hand.run { manager.requestLocation() }
    let thrown = #expect(throws: (any Error).self) { try hand.phone.leave() }
    #expect("\(try #require(thrown))".contains(Self.noLocations))
  }

  @Test func `it brings one location and ends, IOS-REQ-021`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let (manager, ear) = try asking(hand)
    try hand.run { manager.requestLocation() }
    hand.phone.advance(by: .seconds(30))
    #expect(ear.locations.count == 1)
    #expect(manager.location === ear.locations.last)
  }

  @Test(arguments: [true, false])
  func `updates reach no app without a delegate that takes them, IOS-REQ-032`(
    hasDelegate: Bool
  ) throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let process = try hand.process
    let manager = try hand.run { CLLocationManager() }
    let deaf = Deaf()
    manager.delegate = hasDelegate ? deaf : nil
    try hand.grantWhenInUse(to: manager)
    try hand.run { manager.startUpdatingLocation() }
    hand.phone.advance(by: .seconds(30))
    #expect(process.isAlive)
    #expect(manager.location != nil)
  }

  @Test func `stopUpdatingLocation takes it back`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let (manager, ear) = try asking(hand)
    try hand.run {
      manager.requestLocation()
      manager.stopUpdatingLocation()
    }
    hand.phone.advance(by: .seconds(30))
    #expect(ear.locations.isEmpty)
  }

  @Test func `where the phone cannot tell, it fails with error 0, IOS-SIM-010`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let (manager, ear) = try asking(hand)
    hand.phone.loseLocation()
    try hand.run { manager.requestLocation() }
    hand.phone.advance(by: .seconds(30))
    #expect(ear.take() == ["fails 0"])
  }

  @Test func `an app that is denied gets error 1, IOS-REQ-025`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let (manager, ear) = try asking(hand)
    try hand.phone.choose(.never, for: hand.app)
    try hand.phone.open(hand.app)
    _ = ear.take()
    try hand.run { manager.requestLocation() }
    #expect(ear.take() == ["fails 1"])
  }

  @Test func `updates started before the answer fail with error 1 after it, IOS-REQ-025`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.run {
      manager.startUpdatingLocation()
      manager.requestWhenInUseAuthorization()
    }
    #expect(ear.take() == ["status notDetermined"])
    try hand.phone.answer(.dontAllow)
    #expect(ear.take() == ["fails 1", "status denied"])
  }

  @Test func `before the permission is decided, nothing comes, IOS-REQ-002`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.run { manager.requestLocation() }
    hand.phone.advance(by: .seconds(60))
    #expect(ear.take() == ["status notDetermined"])
    #expect(ear.locations.isEmpty)
  }

  private func asking(_ hand: PhoneInHand) throws -> (CLLocationManager, Ear) {
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.grantWhenInUse(to: manager)
    _ = ear.take()
    return (manager, ear)
  }
}

extension RequestLocationTests.Both: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
