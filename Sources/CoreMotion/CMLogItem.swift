import Foundation

/// A measurement with its time.
open class CMLogItem: NSObject {
  /// Seconds since the phone was switched on.
  public let timestamp: TimeInterval

  init(at timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// An acceleration, gravity in it.
open class CMAccelerometerData: CMLogItem {
  /// In units of the earth's gravity.
  public let acceleration: CMAcceleration

  init(_ acceleration: CMAcceleration, at timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(at: timestamp)
  }
}

/// A rotation of the phone.
open class CMGyroData: CMLogItem {
  /// In radians a second.
  public let rotationRate: CMRotationRate

  init(_ rotationRate: CMRotationRate, at timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(at: timestamp)
  }
}

/// A magnetic field.
open class CMMagnetometerData: CMLogItem {
  /// In microteslas.
  public let magneticField: CMMagneticField

  init(_ magneticField: CMMagneticField, at timestamp: TimeInterval) {
    self.magneticField = magneticField
    super.init(at: timestamp)
  }
}
