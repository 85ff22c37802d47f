import Foundation

/// What the sensors say together, with gravity taken out.
open class CMDeviceMotion: CMLogItem {
  /// How the phone is turned.
  open internal(set) var attitude = CMAttitude()
  /// In radians a second, without the bias of the sensor.
  open internal(set) var rotationRate = CMRotationRate(x: 0, y: 0, z: 0)
  /// Gravity, in units of itself.
  open internal(set) var gravity = CMAcceleration(x: 0, y: 0, z: -1)
  /// What the person adds to gravity.
  open internal(set) var userAcceleration = CMAcceleration(x: 0, y: 0, z: 0)
  /// The field without that of the phone.
  open internal(set) var magneticField = CMCalibratedMagneticField(
    field: CMMagneticField(x: 0, y: 0, z: 0), accuracy: .uncalibrated)
  /// Degrees from the reference frame's north; -1 where there is none.
  open internal(set) var heading: Double = -1
  /// Where the sensor sits.
  open internal(set) var sensorLocation = CMDeviceMotionSensorLocation.default
}
