import Foundation

/// A rotation without the bias of the sensor, iOS 14+; the virtual phone measures none.
open class CMRotationRateData: CMLogItem {
  /// In radians a second.
  open internal(set) var rotationRate = CMRotationRate(x: 0, y: 0, z: 0)

  /// No measurement; what a fake begins with.
  public override init() { super.init() }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rotationRate = CMRotationRate(coder.numbers(3, named: "rotationRate"))
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(rotationRate.numbers, named: "rotationRate")
  }
}

/// A rotation that was recorded, iOS 14+.
open class CMRecordedRotationRateData: CMRotationRateData {
  /// When.
  open internal(set) var startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// No measurement; what a fake begins with.
  public override init() { super.init() }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    startDate = coder.date(named: "startDate")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(startDate, named: "startDate")
  }
}
