import Foundation

/// What the sensors say together, with gravity taken out.
open class CMDeviceMotion: CMLogItem {
  /// How the phone is turned.
  public let attitude = CMAttitude()
  /// In radians a second, without the bias of the sensor.
  public let rotationRate = CMRotationRate(x: 0, y: 0, z: 0)
  /// Gravity, in units of itself.
  public let gravity = CMAcceleration(x: 0, y: 0, z: -1)
  /// What the person adds to gravity.
  public let userAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  /// The field without that of the phone.
  public let magneticField = CMCalibratedMagneticField(
    field: CMMagneticField(x: 0, y: 0, z: 0), accuracy: .uncalibrated)
  /// Degrees from the reference frame's north; -1 where there is none.
  public let heading: Double = -1
  /// Where the sensor sits.
  public let sensorLocation = CMDeviceMotionSensorLocation.default
}
