import Foundation

/// The pressure of the air around the phone, iOS 10+; the virtual phone measures none.
open class CMAmbientPressureData: CMLogItem {
  /// The pressure.
  open internal(set) var pressure = Measurement(value: 0, unit: UnitPressure.kilopascals)
  /// The temperature of the sensor.
  open internal(set) var temperature = Measurement(value: 0, unit: UnitTemperature.celsius)

  /// No measurement; what a fake begins with.
  public override init() { super.init() }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    pressure.value = coder.decodeDouble(forKey: "kilopascals")
    temperature.value = coder.decodeDouble(forKey: "celsius")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(pressure.converted(to: .kilopascals).value, forKey: "kilopascals")
    coder.encode(temperature.converted(to: .celsius).value, forKey: "celsius")
  }
}

/// A pressure that was recorded, iOS 12+.
open class CMRecordedPressureData: CMAmbientPressureData {
  /// Its number.
  open internal(set) var identifier: UInt64 = 0
  /// When.
  open internal(set) var startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// No measurement; what a fake begins with.
  public override init() { super.init() }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    identifier = UInt64(bitPattern: coder.decodeInt64(forKey: "identifier"))
    startDate = coder.date(named: "startDate")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(Int64(bitPattern: identifier), forKey: "identifier")
    coder.encode(startDate, named: "startDate")
  }
}
