import Foundation
import Observation

/// What a view does, and what it gives to those within.
extension View {
  /// When it is shown, as a hosted view is.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Shown.appear(action)
    return self
  }
  /// When it is gone; nothing shows it.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// While it is shown, as a hosted view is.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    Shown.task(action)
    return self
  }
  /// While it is shown, again for another value; nothing shows it.
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    Shown.task(action)
    return self
  }
  /// When a value changes; nothing watches it. Deprecated.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { self }
  /// When a value changes; nothing watches it, iOS 17+.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  /// When a value changes; nothing watches it, iOS 17+.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  /// When it is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }
  /// When a URL should be opened.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// When Return is pressed.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Changed by a modifier.
  public nonisolated func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> { ModifiedContent(content: self, modifier: modifier) }
  /// With an object for those within, iOS 17+.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    if let object { GivenObjects.current.give(object) }
    return self
  }
  /// With a value for those within.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
}
