import Foundation
import Observation
import UIKit

/// What a view knows of where it is.
public struct EnvironmentValues {
  private var own: [ObjectIdentifier: Any] = [:]

  /// What every view knows.
  public init() {}

  /// A value of the app's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The language and region.
  public var locale = Locale(identifier: "en_US")
  /// The calendar.
  public var calendar = Calendar(identifier: .gregorian)
  /// The time zone.
  public var timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  /// Whether controls can be pressed.
  public var isEnabled = true
  /// Whether things move less.
  public var accessibilityReduceMotion = false
  /// Whether a view is being shown.
  public var isPresented = false
}

/// Names a value of the app's own.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where nothing gave one.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// Whether the scene is in the foreground; the phone's life cycle says it.
  @MainActor public var scenePhase: ScenePhase {
    switch UIApplication.shared.applicationState {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// Opens URLs.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Takes the view away.
  public var dismiss: DismissAction { DismissAction() }
  /// Asks for a review: nothing happens.
  public var requestReview: DismissAction { DismissAction() }
  /// Says and changes whether the view is shown.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

/// Whether a scene is in the foreground, iOS 14+.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

/// Light or dark.
public enum ColorScheme: Sendable, CaseIterable {
  case light, dark
}

/// Opens URLs, iOS 14+.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  nonisolated init() {}

  /// Opens one.
  public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }

  /// Opens one, and says whether something did.
  public func callAsFunction(
    _ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }
}

/// Takes a view away, iOS 15+.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated init() {}

  /// Takes it away.
  public func callAsFunction() {}
}

/// Whether a view is shown; deprecated since iOS 15.
public struct PresentationMode {
  /// Whether it is shown.
  public var isPresented: Bool { false }

  /// Takes it away.
  public mutating func dismiss() {}
}

/// A value of ``EnvironmentValues``, or an observable object that was given.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor () -> Value

  /// A value by its path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // A key path is a constant; the compiler cannot see it of this type.
    nonisolated(unsafe) let path = keyPath
    read = { EnvironmentValues()[keyPath: path] }
  }

  /// An object by its type, iOS 17+.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      if let object = GivenObjects.current.object(Value.self) { return object }
      preconditionFailure(
        "No Observable object of type \(Value.self) found. A View.environment(_:) for "
          + "\(Value.self) may be missing as an ancestor of this view.")
    }
  }

  /// An object by its type, or nothing, iOS 17+.
  public init<Object: AnyObject & Observable>(
    _ objectType: Object.Type
  ) where Value == Object? {
    read = { GivenObjects.current.object(Object.self) }
  }

  /// The value.
  @MainActor public var wrappedValue: Value { read() }
}
