import CoreMotion
import CoreMotion.CMMotionActivity
import CoreMotion.CMPedometer
import Testing

@Suite("import CoreMotion")
struct SubmoduleTests {
  @Test func `brings Foundation, as Apple's does`() {
    #expect(NSObject().isEqual("step") == false)
  }
}
