import CoreMotion
import Testing

@Suite("Fakes that inherit from Apple's classes")
struct FakeTests {
  final class Activity: CMMotionActivity {
    override var walking: Bool { true }
    override var confidence: CMMotionActivityConfidence { .medium }
  }

  final class Steps: CMPedometerData {
    override var numberOfSteps: NSNumber { 120 }
  }

  final class Pedometer: CMPedometer {
    override class func isStepCountingAvailable() -> Bool { false }
    override class func authorizationStatus() -> CMAuthorizationStatus { .restricted }
  }

  @Test func `values begin empty, and a fake says what it likes`() {
    #expect(Activity().walking)
    #expect(!Activity().running)
    #expect(Activity().confidence == .medium)
    #expect(Steps().numberOfSteps == 120)
    #expect(Steps().distance == nil)
    #expect(CMAccelerometerData().acceleration.z == 0)
    #expect(CMLogItem().timestamp == 0)
    #expect(CMAmbientPressureData().pressure.value == 0)
    #expect(CMRotationRateData().rotationRate.x == 0)
  }

  @Test func `a fake answers for the class`() {
    #expect(!Pedometer.isStepCountingAvailable())
    #expect(Pedometer.authorizationStatus() == .restricted)
  }
}
