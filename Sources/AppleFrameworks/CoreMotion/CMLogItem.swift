import Foundation

/// A measurement with its time.
open class CMLogItem: NSObject {
  /// Seconds since the phone was switched on.
  open internal(set) var timestamp: TimeInterval

  /// No measurement; what a fake begins with.
  public override init() { timestamp = 0 }

  init(at timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// An acceleration, gravity in it.
open class CMAccelerometerData: CMLogItem {
  /// In units of the earth's gravity.
  open internal(set) var acceleration: CMAcceleration

  /// No measurement; what a fake begins with.
  public override init() {
    acceleration = CMAcceleration(x: 0, y: 0, z: 0)
    super.init()
  }

  init(_ acceleration: CMAcceleration, at timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(at: timestamp)
  }
}

/// A rotation of the phone.
open class CMGyroData: CMLogItem {
  /// In radians a second.
  open internal(set) var rotationRate: CMRotationRate

  /// No measurement; what a fake begins with.
  public override init() {
    rotationRate = CMRotationRate(x: 0, y: 0, z: 0)
    super.init()
  }

  init(_ rotationRate: CMRotationRate, at timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(at: timestamp)
  }
}

/// A magnetic field.
open class CMMagnetometerData: CMLogItem {
  /// In microteslas.
  open internal(set) var magneticField: CMMagneticField

  /// No measurement; what a fake begins with.
  public override init() {
    magneticField = CMMagneticField(x: 0, y: 0, z: 0)
    super.init()
  }

  init(_ magneticField: CMMagneticField, at timestamp: TimeInterval) {
    self.magneticField = magneticField
    super.init(at: timestamp)
  }
}
