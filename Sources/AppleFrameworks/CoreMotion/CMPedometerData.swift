import Foundation

/// Steps and what goes with them.
open class CMPedometerData: NSObject {
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
  /// Seconds a metre, now; nil where the person stands.
  open internal(set) var currentPace: NSNumber?
  /// Steps a second, now; nil where the person stands.
  open internal(set) var currentCadence: NSNumber?
  /// Seconds a metre over all; nil where the person stood.
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
}

/// The person stopped or went on.
open class CMPedometerEvent: NSObject {
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
}
