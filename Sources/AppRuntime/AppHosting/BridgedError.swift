import Foundation

/// An error that an NSError of its domain is cast to, as on Apple's systems.
public protocol BridgedError: _BridgedStoredNSError, _ObjectiveCBridgeable
where _ObjectiveCType == NSError {}

extension BridgedError where Code: RawRepresentable<Int> {
  /// The error as Foundation carries it.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// Takes an error of the domain, and leaves any other.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSError, result: inout Self?
  ) -> Bool {
    guard source.domain == _nsErrorDomain, Code(rawValue: source.code) != nil else { return false }
    result = Self(_nsError: source)
    return true
  }

  /// Takes an error of the domain, and leaves any other.
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Takes an error; none at all becomes one without a meaning.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    Self(_nsError: source ?? NSError(domain: _nsErrorDomain, code: 0))
  }
}
