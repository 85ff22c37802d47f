import CoreLocation
import CoreLocation.CLLocation
import CoreLocation.CLLocationManager
import Testing

@Suite("import CoreLocation")
struct SubmoduleTests {
  @Test func `brings Foundation, as Apple's does`() {
    #expect(NSObject().isEqual("place") == false)
  }
}
