import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

/// What test suites of apps do: a manager of their own that answers what they like.
final class FakeManager: CLLocationManager {
  var status = CLAuthorizationStatus.notDetermined
  var place: CLLocation?
  private(set) var requests = 0

  override var authorizationStatus: CLAuthorizationStatus { status }
  override var location: CLLocation? { place }

  override func requestWhenInUseAuthorization() {
    requests += 1
    status = .authorizedWhenInUse
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  override func requestLocation() {
    let place = CLLocation(latitude: 1, longitude: 2)
    self.place = place
    delegate?.locationManager(self, didUpdateLocations: [place])
  }
}

@Suite("Fakes that inherit from the manager")
struct FakeTests {
  @Test func `need no phone, and answer themselves`() {
    let fake = FakeManager()
    let ear = Ear()
    fake.delegate = ear
    fake.requestWhenInUseAuthorization()
    fake.requestLocation()
    #expect(fake.requests == 1)
    #expect(ear.take() == ["status authorizedWhenInUse"])
    #expect(ear.locations.map(\.coordinate.latitude) == [1])
    #expect(fake.location?.coordinate.longitude == 2)
  }

  @Test func `on a phone, what they do not override is the phone's`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let fake = try hand.run { FakeManager() }
    let ear = Ear()
    fake.delegate = ear
    try hand.run { fake.requestAlwaysAuthorization() }
    #expect(hand.phone.prompt != nil)
    #expect(fake.authorizationStatus == .notDetermined)
  }
}
