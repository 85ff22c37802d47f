import Foundation

/// What the person does, as far as the phone can tell.
open class CMMotionActivity: CMLogItem {
  /// How sure the phone is.
  open internal(set) var confidence = CMMotionActivityConfidence.low
  /// When it began.
  open internal(set) var startDate = Date(timeIntervalSinceReferenceDate: 0)
  /// Whether the phone cannot tell.
  open internal(set) var unknown = false
  /// Whether the phone does not move.
  open internal(set) var stationary = false
  /// Whether the person walks.
  open internal(set) var walking = false
  /// Whether the person runs.
  open internal(set) var running = false
  /// Whether the person is in a car.
  open internal(set) var automotive = false
  /// Whether the person rides a bicycle.
  open internal(set) var cycling = false

  /// An unknown activity; what a fake begins with.
  public override init() { super.init() }

  /// What a speed in metres a second looks like; the phone cannot tell without one.
  init(speed: Double?, startDate: Date, at timestamp: TimeInterval) {
    super.init(at: timestamp)
    self.startDate = startDate
    let speed = speed.flatMap { $0 < 0 ? nil : $0 }
    unknown = speed == nil
    stationary = speed.map { $0 < 0.3 } ?? false
    walking = speed.map { (0.3..<2.2).contains($0) } ?? false
    running = speed.map { (2.2..<4.2).contains($0) } ?? false
    cycling = speed.map { (4.2..<9).contains($0) } ?? false
    automotive = speed.map { $0 >= 9 } ?? false
    confidence = speed == nil ? .low : .high
  }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    confidence =
      CMMotionActivityConfidence(rawValue: coder.decodeInteger(forKey: "confidence")) ?? .low
    startDate = coder.date(named: "startDate")
    unknown = coder.decodeBool(forKey: "unknown")
    stationary = coder.decodeBool(forKey: "stationary")
    walking = coder.decodeBool(forKey: "walking")
    running = coder.decodeBool(forKey: "running")
    automotive = coder.decodeBool(forKey: "automotive")
    cycling = coder.decodeBool(forKey: "cycling")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(confidence.rawValue, forKey: "confidence")
    coder.encode(startDate, named: "startDate")
    coder.encode(unknown, forKey: "unknown")
    coder.encode(stationary, forKey: "stationary")
    coder.encode(walking, forKey: "walking")
    coder.encode(running, forKey: "running")
    coder.encode(automotive, forKey: "automotive")
    coder.encode(cycling, forKey: "cycling")
  }
}
