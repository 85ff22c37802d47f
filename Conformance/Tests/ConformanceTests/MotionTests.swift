#if !os(macOS)
  import CoreMotion
  import Testing

  @MainActor @Suite struct MotionTests {
    @Test func `a motion manager measures nothing before it is started`() throws {
      try Device().run {
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerActive)
        #expect(!manager.isGyroActive)
        #expect(!manager.isMagnetometerActive)
        #expect(!manager.isDeviceMotionActive)
        #expect(manager.accelerometerData == nil)
        #expect(manager.deviceMotion == nil)
      }
    }
  }
#endif
