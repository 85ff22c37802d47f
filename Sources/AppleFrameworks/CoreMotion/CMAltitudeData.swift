import Foundation

/// A change of height since updates began.
open class CMAltitudeData: CMLogItem {
  /// Metres.
  open internal(set) var relativeAltitude: NSNumber = 0
  /// Kilopascals.
  open internal(set) var pressure: NSNumber = 101.325
}

/// A height above the sea, iOS 15+.
open class CMAbsoluteAltitudeData: CMLogItem {
  /// Metres.
  open internal(set) var altitude: Double = 0
  /// Metres.
  open internal(set) var accuracy: Double = 10
  /// Metres.
  open internal(set) var precision: Double = 0.5
}
