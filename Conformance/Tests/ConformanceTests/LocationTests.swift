import CoreLocation
import Foundation
import Testing

@Suite struct LocationTests {
  let vienna = CLLocation(latitude: 48.2082, longitude: 16.3738)
  let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)

  @Test func `a place of two numbers knows nothing else`() {
    #expect(vienna.coordinate.latitude == 48.2082)
    #expect(vienna.coordinate.longitude == 16.3738)
    #expect(vienna.altitude == 0)
    #expect(vienna.horizontalAccuracy == 0)
    #expect(vienna.verticalAccuracy == -1)
    #expect(vienna.course == -1)
    #expect(vienna.speed == -1)
    #expect(vienna.floor == nil)
    #expect(abs(vienna.timestamp.timeIntervalSinceNow) < 60)
  }

  @Test func `a distance is that along the ground, in meters, both ways`() {
    let distance = vienna.distance(from: berlin)
    #expect(abs(distance - 523_600) < 1_500)
    #expect(abs(distance - berlin.distance(from: vienna)) < 0.001)
    #expect(vienna.distance(from: vienna) == 0)
  }

  @Test func `a degree of latitude is 110 to 112 km long, at the equator and at a pole`() {
    func degree(from latitude: Double) -> Double {
      CLLocation(latitude: latitude, longitude: 0)
        .distance(from: CLLocation(latitude: latitude + 1, longitude: 0))
    }
    #expect((110_000...112_000).contains(degree(from: 0)))
    #expect((110_000...112_000).contains(degree(from: 89)))
  }

  @Test func `an archive gives back what went in, and asks for secure coding`() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1.5, longitude: -2.25), altitude: 300,
      horizontalAccuracy: 5, verticalAccuracy: 8, course: 90, speed: 1.5,
      timestamp: Date(timeIntervalSinceReferenceDate: 1_000))
    #expect(CLLocation.supportsSecureCoding)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: place, requiringSecureCoding: true)
    let back = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: archive))
    #expect(back.coordinate.latitude == 1.5)
    #expect(back.coordinate.longitude == -2.25)
    #expect(back.altitude == 300)
    #expect(back.horizontalAccuracy == 5)
    #expect(back.verticalAccuracy == 8)
    #expect(back.course == 90)
    #expect(back.speed == 1.5)
    #expect(back.timestamp == place.timestamp)
  }

  @Test(arguments: [
    (0, 0, true), (90, 180, true), (-90, -180, true), (91, 0, false), (0, 181, false),
  ])
  func `a coordinate is on earth or not`(latitude: Double, longitude: Double, isValid: Bool) {
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    #expect(CLLocationCoordinate2DIsValid(coordinate) == isValid)
  }

  @Test func `the invalid coordinate is none`() {
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
