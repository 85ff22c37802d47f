/// The classes of Core Motion, by what they need of the person and of the Info.plist.
public enum MotionAPI: String, Hashable, Sendable, CaseIterable {
  case motionActivityManager = "CMMotionActivityManager"
  case pedometer = "CMPedometer"
  case altimeter = "CMAltimeter"
  case sensorRecorder = "CMSensorRecorder"
  case movementDisorderManager = "CMMovementDisorderManager"
  /// The raw sensors: accelerometer, gyroscope, magnetometer.
  case motionManager = "CMMotionManager"
}

extension MotionAPI {
  /// Whether the first use needs NSMotionUsageDescription, or nil if it is not known.
  ///
  /// Before iOS 10 its absence had no effect (IOS-MOT-006). The raw sensors need neither key nor
  /// permission (IOS-MOT-007) up to 27.1; from 27.2 they may (IOS-27-004).
  public func needsKey(on version: OSVersion) -> Bool? {
    guard self == .motionManager else { return version >= .iOS(10) }
    return version < .iOS(27, 2) ? false : nil
  }
}
