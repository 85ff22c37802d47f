import Foundation

/// How far and how fast the phone went, as SensorKit hands it out; the virtual phone makes none.
///
/// Unchecked: nothing changes it after it was made.
open class CMOdometerData: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let start: Date
  private let end: Date
  private let fixed: Date
  /// Distance, its accuracy, speed, its accuracy, height, its accuracy.
  private let measured: [Double]
  private let origin: CMOdometerOriginDevice
  private let slopes: [Double?]

  /// From when.
  open var startDate: Date { start }
  /// Until when.
  open var endDate: Date { end }
  /// Meters since the last one, iOS 17+.
  open var deltaDistance: Double { measured[0] }
  /// Meters, iOS 17+.
  open var deltaDistanceAccuracy: Double { measured[1] }
  /// Meters a second, iOS 17+.
  open var speed: Double { measured[2] }
  /// Meters a second, iOS 17+.
  open var speedAccuracy: Double { measured[3] }
  /// When the position was measured, iOS 17+.
  open var gpsDate: Date { fixed }
  /// Meters upwards since the last one, iOS 17+.
  open var deltaAltitude: Double { measured[4] }
  /// Meters, iOS 17+.
  open var verticalAccuracy: Double { measured[5] }
  /// Where it was measured, iOS 15.4+.
  open var originDevice: CMOdometerOriginDevice { origin }
  /// The slope, where known, iOS 15.4+.
  public var slope: Double? { slopes[0] }
  /// The steepest slope, where known, iOS 15.4+.
  public var maxAbsSlope: Double? { slopes[1] }

  /// No distance; what a fake begins with.
  public override init() {
    start = Date(timeIntervalSinceReferenceDate: 0)
    end = start
    fixed = start
    measured = [0, 0, 0, 0, 0, 0]
    origin = .unknown
    slopes = [nil, nil]
  }

  /// Archives may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    start = coder.date(named: "startDate")
    end = coder.date(named: "endDate")
    fixed = coder.date(named: "gpsDate")
    measured = coder.numbers(6, named: "measured")
    origin =
      CMOdometerOriginDevice(rawValue: coder.decodeInteger(forKey: "originDevice")) ?? .unknown
    slopes = ["slope", "maxAbsSlope"].map { coder.number(named: $0)?.doubleValue }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(start, named: "startDate")
    coder.encode(end, named: "endDate")
    coder.encode(fixed, named: "gpsDate")
    coder.encode(measured, named: "measured")
    coder.encode(origin.rawValue, forKey: "originDevice")
    coder.encode(slope.map { NSNumber(value: $0) }, named: "slope")
    coder.encode(maxAbsSlope.map { NSNumber(value: $0) }, named: "maxAbsSlope")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
