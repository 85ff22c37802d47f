import Foundation

/// Takes events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Takes none.
  public nonisolated override init() { super.init() }

  /// Who takes what this one does not.
  open var next: UIResponder? { nil }
  /// Whether it can be the first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it is the first.
  open var isFirstResponder: Bool { false }
  /// Becomes the first.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Is the first no more.
  @discardableResult open func resignFirstResponder() -> Bool { true }
}
