import Foundation

/// Steps and what goes with them.
open class CMPedometerData: NSObject, NSCopying, NSSecureCoding {
  /// From when.
  open internal(set) var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// Until when.
  open internal(set) var endDate = Date(timeIntervalSinceReferenceDate: 0)
  /// How many steps.
  open internal(set) var numberOfSteps: NSNumber = 0
  /// Metres.
  open internal(set) var distance: NSNumber?
  /// Floors upwards.
  open internal(set) var floorsAscended: NSNumber?
  /// Floors downwards.
  open internal(set) var floorsDescended: NSNumber?
  /// Seconds a metre, now; nil if the person stands.
  open internal(set) var currentPace: NSNumber?
  /// Steps a second, now; nil if the person stands.
  open internal(set) var currentCadence: NSNumber?
  /// Seconds a metre over all; nil if the person stood.
  open internal(set) var averageActivePace: NSNumber?

  /// No steps; what a fake begins with.
  public override init() {}

  /// A phone that counts no steps, as every virtual one does.
  init(from startDate: Date, to endDate: Date) {
    self.startDate = startDate
    self.endDate = endDate
    distance = 0
    floorsAscended = 0
    floorsDescended = 0
  }

  /// Archives may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    startDate = coder.date(named: "startDate")
    endDate = coder.date(named: "endDate")
    numberOfSteps = coder.number(named: "numberOfSteps") ?? 0
    distance = coder.number(named: "distance")
    floorsAscended = coder.number(named: "floorsAscended")
    floorsDescended = coder.number(named: "floorsDescended")
    currentPace = coder.number(named: "currentPace")
    currentCadence = coder.number(named: "currentCadence")
    averageActivePace = coder.number(named: "averageActivePace")
  }

  open func encode(with coder: NSCoder) {
    coder.encode(startDate, named: "startDate")
    coder.encode(endDate, named: "endDate")
    coder.encode(numberOfSteps, named: "numberOfSteps")
    coder.encode(distance, named: "distance")
    coder.encode(floorsAscended, named: "floorsAscended")
    coder.encode(floorsDescended, named: "floorsDescended")
    coder.encode(currentPace, named: "currentPace")
    coder.encode(currentCadence, named: "currentCadence")
    coder.encode(averageActivePace, named: "averageActivePace")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The person stopped or went on.
open class CMPedometerEvent: NSObject, NSCopying, NSSecureCoding {
  /// When.
  open internal(set) var date = Date(timeIntervalSinceReferenceDate: 0)
  /// Which of the two.
  open internal(set) var type = CMPedometerEventType.pause

  /// A pause; what a fake begins with.
  public override init() {}

  init(_ type: CMPedometerEventType, at date: Date) {
    self.type = type
    self.date = date
  }

  /// Archives may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    date = coder.date(named: "date")
    type = CMPedometerEventType(rawValue: coder.decodeInteger(forKey: "type")) ?? .pause
  }

  open func encode(with coder: NSCoder) {
    coder.encode(date, named: "date")
    coder.encode(type.rawValue, forKey: "type")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
