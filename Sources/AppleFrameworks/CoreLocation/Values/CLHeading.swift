import Foundation

/// Where the top of the device points.
open class CLHeading: NSObject, NSCopying, NSSecureCoding {
  /// Degrees clockwise from magnetic north.
  open var magneticHeading: CLLocationDirection { magnetic }
  /// Degrees clockwise from true north; negative while the app gets no location.
  open var trueHeading: CLLocationDirection { real }
  /// How far off the magnetic heading may be, in degrees; negative where there is none.
  open var headingAccuracy: CLLocationDirection { accuracy }
  /// The magnetic field, of which the phone knows only the direction.
  open var x: CLHeadingComponentValue { 0 }
  open var y: CLHeadingComponentValue { 0 }
  open var z: CLHeadingComponentValue { 0 }
  /// When.
  open var timestamp: Date { time }

  private let magnetic: CLLocationDirection
  private let real: CLLocationDirection
  private let accuracy: CLLocationDirection
  private let time: Date

  /// No heading; what a fake begins with.
  public override init() {
    magnetic = 0
    real = 0
    accuracy = 0
    time = Date(timeIntervalSinceReferenceDate: 0)
  }

  init(magnetic: CLLocationDirection, real: CLLocationDirection, at time: Date) {
    self.magnetic = magnetic
    self.real = real
    accuracy = 5
    self.time = time
  }

  /// Archives may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Reads it from an archive; nil if that holds no such thing.
  public required init?(coder: NSCoder) {
    magnetic = coder.decodeDouble(forKey: "magnetic")
    real = coder.decodeDouble(forKey: "true")
    accuracy = coder.decodeDouble(forKey: "accuracy")
    time = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(magnetic, forKey: "magnetic")
    coder.encode(real, forKey: "true")
    coder.encode(accuracy, forKey: "accuracy")
    coder.encode(time.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
