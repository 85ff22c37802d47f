import CoreLocation
import Testing

@Suite struct RegionTests {
  let park = CLCircularRegion(
    center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37), radius: 500,
    identifier: "park")

  @Test func `a circle keeps what it was made of, and tells of both crossings`() {
    #expect(park.identifier == "park")
    #expect(park.radius == 500)
    #expect(park.center.latitude == 48.2)
    #expect(park.notifyOnEntry)
    #expect(park.notifyOnExit)
  }

  @Test func `a circle contains what is nearer to its center than its radius`() {
    #expect(park.contains(park.center))
    #expect(park.contains(CLLocationCoordinate2D(latitude: 48.204, longitude: 16.37)))
    #expect(!park.contains(CLLocationCoordinate2D(latitude: 48.205, longitude: 16.37)))
  }
}
