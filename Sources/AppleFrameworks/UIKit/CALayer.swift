import Foundation

/// What is drawn of a view; nothing is.
open class CALayer: NSObject, @unchecked Sendable {
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0
  /// How wide its border is.
  open var borderWidth: CGFloat = 0
  /// The color of its border.
  open var borderColor: CGColor?
  /// The color behind it.
  open var backgroundColor: CGColor?
  /// Whether what is in it ends at its edge.
  open var masksToBounds = false
  /// The color of its shadow.
  open var shadowColor: CGColor?
  /// How much is seen of its shadow.
  open var shadowOpacity: Float = 0
  /// How wide its shadow is.
  open var shadowRadius: CGFloat = 3
  /// Where its shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Where it is.
  open var frame = CGRect.zero
  /// How much it lets through.
  open var opacity: Float = 1

  /// Draws nothing.
  public override init() {}
}

/// A color that is drawn.
public final class CGColor: NSObject, @unchecked Sendable {
  /// Its parts.
  public let components: [CGFloat]?

  init(parts: [CGFloat]) { components = parts }
}
