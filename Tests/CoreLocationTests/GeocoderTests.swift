import AppHosting
import CoreLocation
import PhoneSimulator
import PlatformModel
import Testing

@Suite("The geocoder")
struct GeocoderTests {
  /// What a geocoder called back. Unchecked: the app's code and the test take turns.
  final class Answer: @unchecked Sendable {
    var places: [CLPlacemark]?
    var code: Int?
    var calls = 0

    func take(_ places: [CLPlacemark]?, _ error: (any Error)?) {
      self.places = places
      code = (error as? CLError)?.code.rawValue
      calls += 1
    }
  }

  private static let tokyo = CLLocation(latitude: 35.69, longitude: 139.69)
  private static let ocean = CLLocation(latitude: 0, longitude: -150)

  private func ask(
    _ hand: PhoneInHand, _ question: @escaping (CLGeocoder, Answer) -> Void
  ) throws -> Answer {
    let answer = Answer()
    let geocoder = try hand.run { CLGeocoder() }
    try hand.run { question(geocoder, answer) }
    return answer
  }

  @Test(arguments: OSVersion.allIOS)
  func `finds the city of a place on every release, without any permission`(
    version: OSVersion
  ) throws {
    let answer = try ask(try PhoneInHand(version)) {
      $0.reverseGeocodeLocation(Self.tokyo, completionHandler: $1.take)
    }
    let place = try #require(answer.places?.first)
    #expect(place.locality == "Tokyo" && place.country == "Japan")
    #expect(place.isoCountryCode == "JP" && place.name == "Tokyo")
    #expect(answer.calls == 1)
  }

  @Test func `finds the place of a city by name, with or without its country`() throws {
    for text in ["Melbourne", "Melbourne, Australia", "melbourne"] {
      let answer = try ask(try PhoneInHand(.iOS(17, 4))) {
        $0.geocodeAddressString(text, completionHandler: $1.take)
      }
      let place = try #require(answer.places?.first?.location)
      #expect(abs(place.coordinate.latitude + 37.81) < 0.1)
    }
  }

  @Test func `answers later, never while it is asked`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    let geocoder = try hand.run { CLGeocoder() }
    let answer = Answer()
    let states = try hand.run {
      geocoder.reverseGeocodeLocation(Self.tokyo, completionHandler: answer.take)
      return (geocoder.isGeocoding, answer.calls)
    }
    #expect(states == (true, 0))
    #expect(!geocoder.isGeocoding && answer.calls == 1)
  }

  @Test func `fails with error 8 where it finds nothing`() throws {
    let nowhere = try ask(try PhoneInHand(.iOS(17, 4))) {
      $0.reverseGeocodeLocation(Self.ocean, completionHandler: $1.take)
    }
    #expect(nowhere.code == 8 && nowhere.places == nil)
    let nobody = try ask(try PhoneInHand(.iOS(17, 4))) {
      $0.geocodeAddressString("Nowhere", completionHandler: $1.take)
    }
    #expect(nobody.code == 8)
  }

  @Test func `fails with error 2 without a network`() throws {
    let hand = try PhoneInHand(.iOS(17, 4))
    try hand.phone.turn(.wifi, on: false)
    try hand.phone.turn(.airplaneMode, on: true)
    let answer = try ask(hand) {
      $0.reverseGeocodeLocation(Self.tokyo, completionHandler: $1.take)
    }
    #expect(answer.code == 2)
  }

  @Test func `fails with error 10 once it is canceled`() throws {
    let answer = try ask(try PhoneInHand(.iOS(17, 4))) {
      $0.reverseGeocodeLocation(Self.tokyo, completionHandler: $1.take)
      $0.cancelGeocode()
    }
    #expect(answer.code == 10 && answer.calls == 1)
  }
}
