import UIKit

/// What a view of UIKit's is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// Who the view talks to.
  public let coordinator: Representable.Coordinator
  /// What is given to those within.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A view of UIKit's in a view; nothing makes it.
@MainActor @preconcurrency
public protocol UIViewRepresentable: PrimitiveView {
  /// The view of UIKit's.
  associatedtype UIViewType: UIView
  /// Who it talks to.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes it.
  func makeUIView(context: Context) -> UIViewType
  /// Changes it.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes who it talks to.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// No one.
  public func makeCoordinator() {}
}

/// What a controller of UIKit's is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// Who the controller talks to.
  public let coordinator: Representable.Coordinator
  /// What is given to those within.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A controller of UIKit's in a view; nothing makes it.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: PrimitiveView {
  /// The controller.
  associatedtype UIViewControllerType: UIViewController
  /// Who it talks to.
  associatedtype Coordinator = Void
  /// What it is made with.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes it.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Changes it.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes who it talks to.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No one.
  public func makeCoordinator() {}
}
