/// Ways to read and write the properties of an observable object, iOS 17+.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Itself.
  public var projectedValue: Bindable<Value> { self }

  private init(holding value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject {
  /// Ways to the properties of an object.
  public init(wrappedValue: Value) { self.init(holding: wrappedValue) }
  /// Ways to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(holding: wrappedValue) }

  /// A way to one of them.
  public subscript<Part>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
