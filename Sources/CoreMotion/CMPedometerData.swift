import Foundation

/// Steps and what goes with them.
open class CMPedometerData: NSObject {
  /// From when.
  public let startDate: Date
  /// Until when.
  public let endDate: Date
  /// How many steps.
  public let numberOfSteps: NSNumber
  /// Metres.
  public let distance: NSNumber?
  /// Floors upwards.
  public let floorsAscended: NSNumber?
  /// Floors downwards.
  public let floorsDescended: NSNumber?
  /// Seconds a metre, now; nil where the person stands.
  public let currentPace: NSNumber?
  /// Steps a second, now; nil where the person stands.
  public let currentCadence: NSNumber?
  /// Seconds a metre over all; nil where the person stood.
  public let averageActivePace: NSNumber?

  /// A phone that counts no steps, as every virtual one does.
  init(from startDate: Date, to endDate: Date) {
    self.startDate = startDate
    self.endDate = endDate
    numberOfSteps = 0
    distance = 0
    floorsAscended = 0
    floorsDescended = 0
    currentPace = nil
    currentCadence = nil
    averageActivePace = nil
  }
}

/// The person stopped or went on.
open class CMPedometerEvent: NSObject {
  /// When.
  public let date: Date
  /// Which of the two.
  public let type: CMPedometerEventType

  init(_ type: CMPedometerEventType, at date: Date) {
    self.type = type
    self.date = date
  }
}
