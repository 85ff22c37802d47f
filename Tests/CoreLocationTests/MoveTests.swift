import AuthorizationEngine
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

/// Asks for Always at once, and listens in the older form: the sample of a vendor of trip detection.
final class Permission: NSObject {
  let locationManager = CLLocationManager()
  private(set) var heard: [CLAuthorizationStatus] = []

  func requestLocationPermission() {
    locationManager.delegate = self
    locationManager.requestAlwaysAuthorization()
  }
}

extension Permission: CLLocationManagerDelegate {
  func locationManager(
    _: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    heard.append(status)
  }
}

@Suite("MOVE's permission class")
struct MoveTests {
  private func asking(_ version: OSVersion) throws -> (PhoneInHand, Permission) {
    let hand = try PhoneInHand(version)
    let permission = try hand.run { Permission() }
    try hand.run { permission.requestLocationPermission() }
    return (hand, permission)
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 < .iOS(11) })
  func `up to iOS 10 one question gives Always`(version: OSVersion) throws {
    let (hand, permission) = try asking(version)
    try hand.phone.answer(.allow)
    #expect(permission.heard == [.notDetermined, .authorizedAlways])
  }

  @Test(arguments: OSVersion.allIOS.filter { (.iOS(11) ..< .iOS(13)).contains($0) })
  func `on iOS 11 and 12 an answer of While Using uses the question up`(
    version: OSVersion
  ) throws {
    let (hand, permission) = try asking(version)
    try hand.phone.answer(.onlyWhileUsing)
    #expect(permission.heard == [.notDetermined, .authorizedWhenInUse])
    try hand.run { permission.requestLocationPermission() }
    #expect(hand.phone.prompt == nil)
  }

  @Test(arguments: OSVersion.allIOS.filter { $0 >= .iOS(13) })
  func `from iOS 13 it receives Always and has it on trial: the second question decides`(
    version: OSVersion
  ) throws {
    let (hand, permission) = try asking(version)
    try hand.phone.answer(.allowWhileUsing)
    #expect(permission.heard == [.notDetermined, .authorizedAlways])
    try hand.run { permission.locationManager.startMonitoringSignificantLocationChanges() }
    hand.phone.advance(by: .seconds(10))
    try hand.phone.leave()
    hand.phone.advance(by: .seconds(60))
    let (start, end) = (try #require(City.named("Melbourne")), try #require(City.named("Sydney")))
    hand.phone.walk(along: [start.coordinate, end.coordinate], speed: 25)
    hand.phone.advance(by: .seconds(3600))
    #expect(hand.phone.prompt?.prompt == .alwaysUpgrade)
    try hand.phone.answer(.keepOnlyWhileUsing)
    try hand.phone.open(hand.app)
    #expect(permission.heard == [.notDetermined, .authorizedAlways, .authorizedWhenInUse])
  }

  @Test(arguments: OSVersion.allIOS)
  func `a refusal is heard in the older form on every release`(version: OSVersion) throws {
    let (hand, permission) = try asking(version)
    try hand.phone.answer(.dontAllow)
    #expect(permission.heard == [.notDetermined, .denied])
    #expect(permission.locationManager.authorizationStatus == .denied)
  }
}
