import Foundation

/// A log.
open class OSLog: NSObject, @unchecked Sendable {
  /// A log of an app's own.
  public init(subsystem: String, category: String) {}

  /// A log of an app's own, of a category that tools know.
  public init(subsystem: String, category: Category) {}

  /// The log of the process.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// A log that drops everything, as all of them do here.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Whether messages of a level are kept: never.
  open func isEnabled(type: OSLogType) -> Bool { false }
  /// Whether signposts are kept: never.
  open var signpostsEnabled: Bool { false }

  /// A category that tools know.
  public struct Category: Sendable {
    /// Points of interest.
    public static let pointsOfInterest = Category()
    /// Tracing that a tool switches on.
    public static let dynamicTracing = Category()
    /// Tracing with stacks.
    public static let dynamicStackTracing = Category()
  }
}

/// How grave a message is, with Apple's raw values.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt8

  /// A level.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A level.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default.
  public static let `default` = OSLogType(0)
  /// Helpful.
  public static let info = OSLogType(1)
  /// For developers.
  public static let debug = OSLogType(2)
  /// Something failed.
  public static let error = OSLogType(16)
  /// Something is broken.
  public static let fault = OSLogType(17)
}

/// Takes a message with values as printf does, and drops it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Takes a message of a level with values as printf does, and drops it.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {}

/// Takes a message with values, and drops it.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default,
  _ message: @autoclosure () -> OSLogMessage
) {}
