import Foundation

/// A change of height since updates began.
open class CMAltitudeData: CMLogItem {
  /// Metres.
  open internal(set) var relativeAltitude: NSNumber = 0
  /// Kilopascals.
  open internal(set) var pressure: NSNumber = 101.325

  /// No change; what a fake begins with.
  public override init() { super.init() }

  override init(at timestamp: TimeInterval) { super.init(at: timestamp) }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    relativeAltitude = coder.number(named: "relativeAltitude") ?? 0
    pressure = coder.number(named: "pressure") ?? 0
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(relativeAltitude, named: "relativeAltitude")
    coder.encode(pressure, named: "pressure")
  }
}

/// A height above the sea, iOS 15+.
open class CMAbsoluteAltitudeData: CMLogItem {
  /// Metres.
  open internal(set) var altitude: Double = 0
  /// Metres.
  open internal(set) var accuracy: Double = 10
  /// Metres.
  open internal(set) var precision: Double = 0.5

  /// The height of the sea; what a fake begins with.
  public override init() { super.init() }

  override init(at timestamp: TimeInterval) { super.init(at: timestamp) }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    altitude = coder.decodeDouble(forKey: "altitude")
    accuracy = coder.decodeDouble(forKey: "accuracy")
    precision = coder.decodeDouble(forKey: "precision")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(altitude, forKey: "altitude")
    coder.encode(accuracy, forKey: "accuracy")
    coder.encode(precision, forKey: "precision")
  }
}
