import Foundation

// What Apple's Foundation brings along from Core Foundation.

/// Seconds since the first moment of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// The time now, by the phone's clock where a virtual phone runs the code.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
