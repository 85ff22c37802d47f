import Foundation

/// What the person does, as far as the phone can tell.
open class CMMotionActivity: CMLogItem {
  /// How sure the phone is.
  public let confidence: CMMotionActivityConfidence
  /// When it began.
  public let startDate: Date
  /// Whether the phone cannot tell.
  public let unknown: Bool
  /// Whether the phone does not move.
  public let stationary: Bool
  /// Whether the person walks.
  public let walking: Bool
  /// Whether the person runs.
  public let running: Bool
  /// Whether the person is in a car.
  public let automotive: Bool
  /// Whether the person rides a bicycle.
  public let cycling: Bool

  /// What a speed in metres a second looks like; the phone cannot tell without one.
  init(speed: Double?, startDate: Date, at timestamp: TimeInterval) {
    self.startDate = startDate
    let speed = speed.flatMap { $0 < 0 ? nil : $0 }
    unknown = speed == nil
    stationary = speed.map { $0 < 0.3 } ?? false
    walking = speed.map { (0.3..<2.2).contains($0) } ?? false
    running = speed.map { (2.2..<4.2).contains($0) } ?? false
    cycling = speed.map { (4.2..<9).contains($0) } ?? false
    automotive = speed.map { $0 >= 9 } ?? false
    confidence = speed == nil ? .low : .high
    super.init(at: timestamp)
  }
}
