import Foundation

/// A change of height since updates began.
open class CMAltitudeData: CMLogItem {
  /// Metres.
  public let relativeAltitude: NSNumber = 0
  /// Kilopascals.
  public let pressure: NSNumber = 101.325
}

/// A height above the sea, iOS 15+.
open class CMAbsoluteAltitudeData: CMLogItem {
  /// Metres.
  public let altitude: Double = 0
  /// Metres.
  public let accuracy: Double = 10
  /// Metres.
  public let precision: Double = 0.5
}
