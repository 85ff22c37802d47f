import Foundation

/// A measurement with its time.
open class CMLogItem: NSObject, NSCopying, NSSecureCoding {
  /// Seconds since the phone was switched on.
  open internal(set) var timestamp: TimeInterval

  /// No measurement; what a fake begins with.
  public override init() { timestamp = 0 }

  init(at timestamp: TimeInterval) { self.timestamp = timestamp }

  /// Archives may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) { timestamp = coder.decodeDouble(forKey: "timestamp") }

  open func encode(with coder: NSCoder) { coder.encode(timestamp, forKey: "timestamp") }

  open func copy(with zone: NSZone? = nil) -> Any { self }
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

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    acceleration = CMAcceleration(coder.numbers(3, named: "acceleration"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(acceleration.numbers, named: "acceleration")
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

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    rotationRate = CMRotationRate(coder.numbers(3, named: "rotationRate"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(rotationRate.numbers, named: "rotationRate")
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

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    magneticField = CMMagneticField(coder.numbers(3, named: "magneticField"))
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(magneticField.numbers, named: "magneticField")
  }
}
