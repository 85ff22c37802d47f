/// Writes into the log of the system, which on a virtual phone no one reads.
///
/// Messages are taken and dropped; what they interpolate is not evaluated.
public struct Logger: Sendable {
  /// A logger of an app's own.
  public init(subsystem: String, category: String) {}

  /// A logger over a log.
  public init(_ logObj: OSLog) {}

  /// A logger of no subsystem.
  public init() {}

  /// Takes a message of a level.
  public func log(level: OSLogType = .default, _ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of level debug.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of level debug.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of level info.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of the default level.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of level error.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of level error.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of level fault.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}
  /// Takes a message of level fault.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}
