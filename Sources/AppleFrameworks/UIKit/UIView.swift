import Foundation

/// A piece of the screen; nothing is drawn.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Where it is.
  open var frame: CGRect
  /// Where it is, seen from within.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The color behind it.
  open var backgroundColor: UIColor?
  /// The color of what can be pressed; of the type that Apple gives it, so that code unwraps it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  /// How much it lets through.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// A number of the app's own.
  open var tag = 0
  /// Whether it takes events.
  open var isUserInteractionEnabled = true
  /// What is drawn of it.
  public let layer = CALayer()
  /// Whether what is in it ends at its edge.
  open var clipsToBounds = false
  /// How what is in it fills it.
  open var contentMode = ContentMode.scaleToFill

  /// How content fills a piece of the screen, with Apple's raw values.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether old layout rules become constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What it is in.
  open private(set) weak var superview: UIView?
  /// What is in it.
  open private(set) var subviews: [UIView] = []

  /// A piece of a place.
  public init(frame: CGRect = .zero) { self.frame = frame }

  /// A piece from a storyboard, which there is none of.
  public required init?(coder: NSCoder) { frame = .zero }

  /// The window that it is in.
  open var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

  /// Takes another piece in.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  /// Leaves what it is in.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Was loaded from a storyboard.
  open func awakeFromNib() {}
  /// Ends writing in it; true if that was possible.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
  /// Puts another piece in front.
  open func bringSubviewToFront(_ view: UIView) {}
  /// Puts another piece behind.
  open func sendSubviewToBack(_ view: UIView) {}

  /// A point as another piece has it, by where both are; nil for the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A rectangle of this view in the coordinates of another; nil for the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A point of another view in the coordinates of this one; nil for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of another view in the coordinates of this one; nil for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where it begins, seen from the outermost.
  private var origin: CGPoint {
    let outer = superview?.origin ?? .zero
    return CGPoint(x: outer.x + frame.origin.x, y: outer.y + frame.origin.y)
  }

  /// Places what is in it.
  open func layoutSubviews() {}
  /// Asks to place what is in it.
  open func setNeedsLayout() {}
  /// Places what is in it now.
  open func layoutIfNeeded() {}

  /// Changes at once what would change slowly.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A window.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The scene that it is in.
  open weak var windowScene: UIWindowScene?
  /// The controller that fills it.
  open var rootViewController: UIViewController?
  /// Whether it takes events.
  open internal(set) var isKeyWindow = false

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
    windowScene.add(self)
  }

  /// A window of a place.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A piece from a storyboard, which there is none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows it, and lets it take events.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    let scene = windowScene ?? .current
    scene.add(self)
    rootViewController?.loadViewIfNeeded()
  }
}
