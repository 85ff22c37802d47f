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

  @Test(arguments: [(CLRegionState.unknown, 0), (.inside, 1), (.outside, 2)])
  func `the states of a region are all there will ever be`(state: CLRegionState, value: Int) {
    // A default would be a warning, and its lack an error if the enumeration could grow.
    let number =
      switch state {
      case .unknown: 0
      case .inside: 1
      case .outside: 2
      }
    #expect(number == value && state.rawValue == value)
  }

  @Test func `a circle contains what is nearer to its center than its radius`() {
    #expect(park.contains(park.center))
    #expect(park.contains(CLLocationCoordinate2D(latitude: 48.204, longitude: 16.37)))
    #expect(!park.contains(CLLocationCoordinate2D(latitude: 48.205, longitude: 16.37)))
  }
}
