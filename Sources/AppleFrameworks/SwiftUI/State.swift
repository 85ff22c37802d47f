import Foundation

/// A property that a view keeps.
public protocol DynamicProperty {}

/// A value of a view's own, which lives as long as its first copy.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Box<Value>

  /// A value.
  public init(wrappedValue value: Value) { box = Box(value) }
  /// A value.
  public init(initialValue value: Value) { box = Box(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write it.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Nothing yet.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The name of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// Where a value lies.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A way to read and write a value that lies elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// A way through two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A way through a wrapper.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// Itself.
  public var projectedValue: Binding<Value> { self }

  /// A way to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: path] },
      set: { part in
        var whole = read()
        whole[keyPath: path] = part
        write(whole)
      })
  }
}
