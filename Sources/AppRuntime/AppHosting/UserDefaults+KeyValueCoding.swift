import Foundation

extension UserDefaults {
  /// Sets the value of a key as `set(_:forKey:)` does; Apple's takes it from key-value coding.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key as `object(forKey:)` gives it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
