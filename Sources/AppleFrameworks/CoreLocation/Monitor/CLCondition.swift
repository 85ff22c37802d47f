/// Something that a CLMonitor watches, iOS 17+.
public protocol CLCondition: Codable, Sendable {}
