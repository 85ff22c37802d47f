import Foundation
import UIKit

/// An app made of scenes.
@MainActor @preconcurrency
public protocol App {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder var body: Body { get }
  /// The app, as the system makes it.
  init()
}

extension App {
  /// Launches the app in the process whose code runs: makes it, and returns.
  public static func main() { _ = Self().body }
}

/// A part of an app.
@MainActor @preconcurrency
public protocol Scene {
  /// What it is made of.
  associatedtype Body: Scene
  /// What it is made of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// Puts scenes together as they are written.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Two scenes; the first one counts.
  public static func buildBlock<First: Scene, Second: Scene>(
    _ first: First, _ second: Second
  ) -> First { first }
}

/// A scene of the framework's own.
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
  /// Never asked for: a scene of the framework's own has no parts.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other scenes") }
}

/// Windows that look alike.
public struct WindowGroup<Content: View>: PrimitiveScene {
  /// A group of windows.
  public init(@ViewBuilder content: () -> Content) { _ = content() }
  /// A group of windows with a title.
  public init(_ title: String, @ViewBuilder content: () -> Content) { _ = content() }
}

extension Scene {
  /// Has a closure called when a value changes; nothing watches it.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }
  /// Has a closure called when a value changes; nothing watches it, iOS 17+.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }
  /// Has a closure called when a value changes; nothing watches it, iOS 17+.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }
}

/// The delegate that the app was launched with: see `UIApplication.launch(_:)` of UIKit.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  /// The delegate.
  public var wrappedValue: Delegate {
    guard let delegate = UIApplication.shared.delegate as? Delegate else {
      preconditionFailure(
        "UIApplication.shared.launch(\(Delegate.self)()) comes before the delegate is asked for")
    }
    return delegate
  }

  /// A delegate by its class.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
}

/// Runs a body; the changes that it makes are seen at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How something changes over time; nothing does.
public struct Animation: Hashable, Sendable {
  /// As usual.
  public static let `default` = Animation()
  /// Slowly at first.
  public static let easeIn = Animation()
  /// Slowly at last.
  public static let easeOut = Animation()
  /// Slowly at both ends.
  public static let easeInOut = Animation()
  /// Evenly.
  public static let linear = Animation()
  /// Like a spring.
  public static let spring = Animation()
  /// Slowly at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Slowly at first.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Slowly at last.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Evenly.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// After a while.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
