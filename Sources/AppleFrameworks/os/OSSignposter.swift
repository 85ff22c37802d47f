/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// Which of several that run at once.
public struct OSSignpostID: Hashable, Sendable {
  /// Apple's number.
  public let rawValue: UInt64

  /// One by number.
  public init(_ value: UInt64) { rawValue = value }
  /// One of a log.
  public init(log: OSLog) { rawValue = 1 }
  /// One of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }

  /// The only one.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// One that marks nothing.
  public static let invalid = OSSignpostID(UInt64.max)
  /// None.
  public static let null = OSSignpostID(0)
}

/// Takes a signpost, and drops it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Takes a signpost with values, and drops it.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// An interval that began.
public struct OSSignpostIntervalState: Sendable {}

/// Marks intervals and events for tools; here nothing reads them.
public struct OSSignposter: Sendable {
  /// A signposter of an app's own.
  public init(subsystem: String, category: String) {}
  /// A signposter of a logger.
  public init(logger: Logger) {}
  /// A signposter of a log.
  public init(logHandle: OSLog) {}
  /// A signposter of no subsystem.
  public init() {}

  /// A name for one of several intervals.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> OSLogMessage
  ) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks the interval of a body.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
