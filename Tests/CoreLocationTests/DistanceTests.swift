import CoreLocation
import Testing

@Suite("Distances and coordinates")
struct DistanceTests {
  /// Great circles between cities, in kilometers, as atlases have them.
  @Test(arguments: [
    ((48.8566, 2.3522), (51.5074, -0.1278), 344.0),
    ((52.52, 13.405), (48.2082, 16.3738), 524.0),
    ((40.7128, -74.006), (51.5074, -0.1278), 5570.0),
    ((-37.8136, 144.9631), (-33.8688, 151.2093), 713.0),
    ((0.0, 179.5), (0.0, -179.5), 111.2),
    ((90.0, 0.0), (-90.0, 0.0), 20_015.0),
  ])
  func `are great circles, within half a percent`(
    from: (Double, Double), to: (Double, Double), kilometers: Double
  ) {
    let start = CLLocation(latitude: from.0, longitude: from.1)
    let end = CLLocation(latitude: to.0, longitude: to.1)
    let distance = start.distance(from: end)
    #expect(abs(distance - kilometers * 1000) < kilometers * 5)
    #expect(distance == end.distance(from: start))
    #expect(start.distance(from: start) == 0)
  }

  @Test(arguments: [
    (90.0, 180.0, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false),
    (.nan, 0, false), (-180, -180, false),
  ])
  func `say which numbers are a coordinate`(latitude: Double, longitude: Double, isOne: Bool) {
    let place = CLLocationCoordinate2DMake(latitude, longitude)
    #expect(CLLocationCoordinate2DIsValid(place) == isOne)
  }

  @Test func `tell whether a place lies in a circle`() {
    let circle = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), radius: 1000,
      identifier: "Alexanderplatz")
    #expect(circle.contains(CLLocationCoordinate2D(latitude: 52.525, longitude: 13.41)))
    #expect(!circle.contains(CLLocationCoordinate2D(latitude: 52.53, longitude: 13.42)))
    #expect(!circle.contains(kCLLocationCoordinate2DInvalid))
  }
}
