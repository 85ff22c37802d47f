import Foundation

/// A screen.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  /// The phone's own.
  public static let main = UIScreen()

  nonisolated private override init() { super.init() }

  /// Its size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// Pixels a point.
  open var scale: CGFloat { 3 }
  /// How bright it is.
  open var brightness: CGFloat = 0.5
}
