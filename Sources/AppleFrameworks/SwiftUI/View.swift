import Foundation

/// A part of what the app shows; nothing is drawn.
@MainActor @preconcurrency
public protocol View {
  /// What it is made of.
  associatedtype Body: View

  /// What it is made of.
  @ViewBuilder var body: Body { get }
}

/// What has no parts.
extension Never: View {
  /// Nothing.
  public var body: Never { self }
}

/// A view of the framework's own, which is not made of others.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked for: a view of the framework's own has no parts.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other views") }
}

/// A view whose type is forgotten.
public struct AnyView: PrimitiveView {
  /// Forgets the type of a view.
  public nonisolated init(_ view: some View) {}
  /// Forgets the type of a view.
  public nonisolated init(erasing view: some View) {}
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  public nonisolated init() {}
}

/// Several views.
public struct TupleView<Content>: PrimitiveView {
  /// Several views.
  public nonisolated init(_ value: Content) {}
}

/// One view or another.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)
}

extension Optional: View where Wrapped: View {
  /// Never asked for: what is in it is shown.
  public var body: Never { preconditionFailure("an optional view is not made of other views") }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// Puts views together as they are written.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    Shown.meet(content)
    return content
  }
  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  /// A view, or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// One view of two.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { .first(first) }
  /// The other view of two.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { .second(second) }
  /// A view of a newer release.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// Shows views in a tool, which nothing does here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// Changes a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What follows from it.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = AnyView
  /// What follows from it.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}
