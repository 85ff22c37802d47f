import AuthorizationEngine
import CoreLocation
import PlatformModel
import TestSupport
import Testing

@Suite("The two generations of the authorization callback")
struct CallbackTests {
  /// A delegate of before iOS 14.
  final class Old: NSObject, CLLocationManagerDelegate {
    var heard: [CLAuthorizationStatus] = []

    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {
      heard.append(status)
    }
  }

  /// A delegate that knows the newer form only.
  final class New: NSObject, CLLocationManagerDelegate {
    var heard: [CLAuthorizationStatus] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append(manager.authorizationStatus)
    }
  }

  @Test(.facts("IOS-AUTH-032"), arguments: OSVersion.allIOS)
  func `a delegate with the old form gets one call at first and one per change, IOS-AUTH-032`(
    version: OSVersion
  ) throws {
    let hand = try PhoneInHand(version)
    let old = Old()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = old
    try hand.grantWhenInUse(to: manager)
    #expect(old.heard == [.notDetermined, .authorizedWhenInUse])
  }

  @Test(arguments: OSVersion.allIOS)
  func `a delegate with the new form is called from iOS 14, and never before`(
    version: OSVersion
  ) throws {
    let hand = try PhoneInHand(version)
    let new = New()
    let manager = try hand.run {
      let manager = CLLocationManager()
      manager.delegate = new
      return manager
    }
    try hand.grantWhenInUse(to: manager)
    #expect(new.heard == (version < .iOS(14) ? [] : [.notDetermined, .authorizedWhenInUse]))
  }

  @Test(
    .facts("IOS-AUTH-033"),
    arguments: [
      (OSVersion.iOS(13, 7), ["old status notDetermined", "old status authorizedWhenInUse"]),
      (.iOS(14), ["status notDetermined", "status authorizedWhenInUse"]),
    ])
  func `of a delegate with both, the new form wins from iOS 14, IOS-AUTH-033`(
    version: OSVersion, calls: [String]
  ) throws {
    let hand = try PhoneInHand(version)
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.grantWhenInUse(to: manager)
    #expect(ear.heard == calls)
  }

  @Test func `a delegate that comes late receives the status that it missed, once`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let manager = try hand.run { CLLocationManager() }
    let ear = Ear()
    hand.phone.advance(by: .seconds(60))
    try hand.run { manager.delegate = ear }
    try hand.run { manager.delegate = ear }
    #expect(ear.heard == ["status notDetermined"])
  }

  @Test func `each manager of an app has its own first call, and all hear a change`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ears = [Ear(), Ear()]
    let managers = try hand.run {
      ears.map { ear in
        let manager = CLLocationManager()
        manager.delegate = ear
        return manager
      }
    }
    try hand.grantWhenInUse(to: managers[0])
    let calls = ["status notDetermined", "status authorizedWhenInUse"]
    #expect(ears.map(\.heard) == [calls, calls])
  }

  @Test func `limit: a method that a subclass adds to a delegate is not called`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let late = Late()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = late
    try hand.grantWhenInUse(to: manager)
    #expect(late.calls == 0)
  }

  class Bare: NSObject, CLLocationManagerDelegate {}

  final class Late: Bare {
    var calls = 0

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { calls += 1 }
  }

  @Test func `a change of accuracy comes the same way, IOS-ACC-013`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.grantWhenInUse(to: manager)
    _ = ear.take()
    try hand.phone.setPrecise(false, for: hand.app)
    try hand.phone.open(hand.app)
    #expect(ear.heard == ["status authorizedWhenInUse reduced"])
    #expect(manager.accuracyAuthorization == .reducedAccuracy)
  }

  @Test func `an answer that changes nothing is not reported, IOS-AUTH-036`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let ear = Ear()
    let manager = try hand.run { CLLocationManager() }
    manager.delegate = ear
    try hand.grantWhenInUse(to: manager)
    _ = ear.take()
    try hand.run { manager.requestAlwaysAuthorization() }
    try hand.phone.answer(.keepOnlyWhileUsing)
    #expect(ear.heard == [])
  }

  @Test func `a manager that is let go takes its question along, IOS-AUTH-041`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    try hand.run { CLLocationManager().requestWhenInUseAuthorization() }
    #expect(hand.phone.prompt == nil)
    #expect(hand.phone.prompts.last?.end == .suppressed(.withdrawn))
  }

  @Test(arguments: [CLAuthorizationStatus.notDetermined, .authorizedWhenInUse])
  func `the deprecated class method answers what the instance does`(
    status: CLAuthorizationStatus
  ) throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let manager = try hand.run { CLLocationManager() }
    if status == .authorizedWhenInUse { try hand.grantWhenInUse(to: manager) }
    #expect(try hand.run { CLLocationManager.authorizationStatus() } == status)
    #expect(manager.authorizationStatus == status)
  }
}
