import Foundation

/// A value of the app's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A way to read and write it.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(_ key: String, _ store: UserDefaults?, else value: Value) {
    read = { (store ?? .standard).object(forKey: key) as? Value ?? value }
    write = { (store ?? .standard).set($0, forKey: key) }
  }

  /// A value of one of the kinds that defaults hold.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: StoredInDefaults {
    self.init(key, store, else: wrappedValue)
  }

  /// A value that stands for one of the kinds that defaults hold.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: StoredInDefaults {
    read = {
      let raw = (store ?? .standard).object(forKey: key) as? Value.RawValue
      return raw.flatMap(Value.init) ?? wrappedValue
    }
    write = { (store ?? .standard).set($0.rawValue, forKey: key) }
  }

  /// A value that may be missing.
  public init<Held: StoredInDefaults>(_ key: String, store: UserDefaults? = nil)
  where Value == Held? {
    read = { (store ?? .standard).object(forKey: key) as? Held }
    write = { (store ?? .standard).set($0, forKey: key) }
  }
}

/// A kind of value that defaults hold.
public protocol StoredInDefaults {}

extension Bool: StoredInDefaults {}
extension Int: StoredInDefaults {}
extension Double: StoredInDefaults {}
extension String: StoredInDefaults {}
extension URL: StoredInDefaults {}
extension Data: StoredInDefaults {}
extension Date: StoredInDefaults {}
