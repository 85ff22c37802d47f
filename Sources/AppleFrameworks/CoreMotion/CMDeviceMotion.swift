import Foundation

/// What the sensors say together, with gravity taken out.
open class CMDeviceMotion: CMLogItem {
  /// The side on which a sensor sits.
  public typealias SensorLocation = __CMDeviceMotionSensorLocation

  /// How the phone is turned.
  open internal(set) var attitude: CMAttitude
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
  open internal(set) var sensorLocation = SensorLocation.default

  /// No measurement; what a fake begins with.
  public override init() {
    attitude = CMAttitude()
    super.init()
  }

  override init(at timestamp: TimeInterval) {
    attitude = CMAttitude()
    super.init(at: timestamp)
  }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    guard let attitude = coder.decodeObject(of: CMAttitude.self, forKey: "attitude") else {
      return nil
    }
    self.attitude = attitude
    super.init(coder: coder)
    rotationRate = CMRotationRate(coder.numbers(3, named: "rotationRate"))
    gravity = CMAcceleration(coder.numbers(3, named: "gravity"))
    userAcceleration = CMAcceleration(coder.numbers(3, named: "userAcceleration"))
    magneticField.field = CMMagneticField(coder.numbers(3, named: "magneticField"))
    let accuracy = coder.decodeInt32(forKey: "magneticAccuracy")
    magneticField.accuracy =
      CMMagneticFieldCalibrationAccuracy(rawValue: accuracy) ?? .uncalibrated
    heading = coder.decodeDouble(forKey: "heading")
    sensorLocation =
      SensorLocation(rawValue: coder.decodeInteger(forKey: "sensorLocation")) ?? .default
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(attitude, forKey: "attitude")
    coder.encode(rotationRate.numbers, named: "rotationRate")
    coder.encode(gravity.numbers, named: "gravity")
    coder.encode(userAcceleration.numbers, named: "userAcceleration")
    coder.encode(magneticField.field.numbers, named: "magneticField")
    coder.encode(magneticField.accuracy.rawValue, forKey: "magneticAccuracy")
    coder.encode(heading, forKey: "heading")
    coder.encode(sensorLocation.rawValue, forKey: "sensorLocation")
  }
}
