#if AppFrameworks
  import Combine
  import Foundation

  /// An object that a view watches.
  @propertyWrapper
  public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Watches an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Watches an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Ways to read and write its properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Ways to read and write the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
      let object: ObjectType

      /// A way to one of them.
      public subscript<Part>(
        dynamicMember path: ReferenceWritableKeyPath<ObjectType, Part>
      ) -> Binding<Part> {
        Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
      }
    }
  }

  /// An object of a view's own, made when it is first asked for.
  @propertyWrapper
  public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let made: Box<ObjectType?>
    private let make: () -> ObjectType

    /// An object.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
      make = thunk
      made = Box(nil)
    }

    /// The object.
    public var wrappedValue: ObjectType {
      if let object = made.value { return object }
      let object = Shown.object(make)
      made.value = object
      return object
    }

    /// Ways to read and write its properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
      ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
  }

  /// An object that a view further out gave.
  @propertyWrapper
  public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// An object that is looked for when it is first asked for.
    public init() {}

    /// The object; without one the app ends, as under SwiftUI.
    public var wrappedValue: ObjectType {
      if let object = GivenObjects.current.object(ObjectType.self) { return object }
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }

    /// Ways to read and write its properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
      ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
  }
#endif
